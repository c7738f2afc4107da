import { useQuery } from '@tanstack/react-query';
import { outlineQuery } from '@/api/outline/queries';
import type { Rate } from '@/api/rate/contract';

/** The rate of the outline; nothing without that call. */
export function useRate(): Rate | null | undefined {
  const { data } = useQuery({
    ...outlineQuery(),
    select: (outline) => outline.rate ?? null,
    retryOnMount: false,
    meta: { inlineError: true },
  });
  return data;
}
