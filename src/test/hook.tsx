import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createQueryClient } from '@/api/http/query-client';

/** A hook in a page of its own, over a cache of its own; `told` is called for each failure that is not shown in place. */
export function openHook<Result>(
  use: () => Result,
  told: (error: unknown) => void = () => {},
): { client: QueryClient; here: () => Result } {
  const client = createQueryClient(told);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(use, { wrapper });
  return { client, here: () => result.current };
}
