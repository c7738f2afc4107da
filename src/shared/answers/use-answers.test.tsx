import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '@/api/http/query-client';
import { announceSession, startSession } from '@/api/http/session';
import { messagesOf } from '@/i18n/messages';
import { addFault } from '@/mocks/server/faults';
import { recordedRequests } from '@/mocks/server/recorder';
import { signInAs } from '@/mocks/hosts/test-client';
import { useAnswers } from './use-answers';

async function renderForStudent() {
  startSession(await signInAs('minh'));
  announceSession();
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={messagesOf('en')}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </I18nextProvider>
  );
  const { result } = renderHook(useAnswers, { wrapper });
  return result;
}

describe("a student's answers", () => {
  it('are both saved if two are given at once', async () => {
    const result = await renderForStudent();
    await waitFor(() => expect(result.current.loading).toBe(false));
    act(() => {
      result.current.change({ classGradeId: 12 });
      result.current.change({ ielts: 7 });
    });
    await waitFor(async () => {
      const puts = (await recordedRequests()).filter(({ method }) => method === 'PUT');
      expect(puts.at(-1)?.body).toMatchObject({ class_grade_id: 12, ielts: 7 });
    });
    expect(result.current.answers).toMatchObject({ classGradeId: 12, ielts: 7 });
  });

  it('are saved if given before the record has loaded', async () => {
    const result = await renderForStudent();
    act(() => result.current.change({ sat: 1300 }));
    await waitFor(() => expect(result.current.answers.sat).toBe(1300));
  });

  it('roll back to the account’s answers if the server refuses', async () => {
    addFault({ match: 'putBasicInfo', kind: 'status', status: 500 });
    const result = await renderForStudent();
    await waitFor(() => expect(result.current.loading).toBe(false));
    act(() => result.current.change({ sat: 1300 }));
    await waitFor(async () => {
      const sent = (await recordedRequests()).filter(({ method }) => method === 'PUT');
      expect(sent).toHaveLength(1);
    });
    await waitFor(() => expect(result.current.answers.sat).toBeNull());
  });
});
