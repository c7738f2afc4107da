import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect } from 'vitest';
import { prepareText } from '@/features/sophie/chat/answer-text';
import { isAnswering, useConversation } from '@/features/sophie/chat/conversation';
import { useChatDraft } from '@/features/sophie/chat/draft-store';
import type { RenderedRoute } from './render-route';

/** Starts each test of a file without a conversation, with the lazy code loaded. */
export function setUpChat(): void {
  beforeAll(async () => {
    await Promise.all([
      prepareText(),
      import('@/api/http/stream-reader'),
      import('@/features/sophie/chat/clear-dialog'),
      import('@/features/sophie/chat/data-access-panel'),
    ]);
  });
  beforeEach(() => {
    useConversation.setState(useConversation.getInitialState());
    useChatDraft.setState({ draft: '', out: '' });
  });
}

/** The input for a question. */
export const field = () => screen.findByRole('textbox', { name: 'Your question' });
/** The conversation so far. */
export const transcript = () => screen.findByRole('region', { name: 'Conversation with Sophie' });
/** A question in the conversation, by its text. */
export const question = (name: string) => screen.findByRole('heading', { level: 2, name });
/** An announcement. */
export const status = (text: RegExp) =>
  screen.findByText(
    (_, node) => node?.getAttribute('role') === 'status' && text.test(node.textContent),
  );

/** Types a question and sends it. */
export async function ask({ user }: RenderedRoute, text: string): Promise<void> {
  await user.type(await field(), `${text}{Enter}`);
}

/** The questions that were sent. */
export async function posts({ requests }: RenderedRoute) {
  return (await requests()).filter(
    ({ method, url }) => method === 'POST' && url.includes('/sophie/messages'),
  );
}

/** Resolves when no answer is pending. */
export const settled = () => waitFor(() => expect(isAnswering()).toBe(false));
