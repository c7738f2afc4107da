import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { configureClient } from '@/api/http/client';
import { createQueryClient } from '@/api/http/query-client';

/** Renders a hook with its own cache; `told` is called for each failure not shown inline. */
export function openHook<Result>(
  use: () => Result,
  told: (error: unknown) => void = () => {},
): { client: QueryClient; here: () => Result } {
  configureClient({ onError: told });
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(use, { wrapper });
  return { client, here: () => result.current };
}
