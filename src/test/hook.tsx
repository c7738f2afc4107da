import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { onTestFinished } from 'vitest';
import { configureClient } from '@/api/http/client';
import { createQueryClient } from '@/api/http/query-client';
import { messagesOf } from '@/i18n/messages';

/** Renders a hook in English with its own cache; `onError` is called for each failure not shown inline. */
export function openHook<Result>(
  use: () => Result,
  onError: (error: unknown) => void = () => {},
): { client: QueryClient; current: () => Result; rerender: () => void } {
  configureClient({ onError });
  const client = createQueryClient();
  // A write that a test leaves pending would guard the page of the next.
  onTestFinished(() => client.clear());
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={messagesOf('en')}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </I18nextProvider>
  );
  const { result, rerender } = renderHook(use, { wrapper });
  return { client, current: () => result.current, rerender };
}
