import { useMutationState } from '@tanstack/react-query';

/** The writes of a key that are under way, the oldest first; `Write` is what its mutation takes. */
export function usePendingWrites<Write>(mutationKey: readonly string[]): Write[] {
  return useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Write, // the key names the type
  });
}

/** How the reading of a list stands that shows where it failed, and how to read it again. */
export type Reading = { failed: boolean; retry: () => void; retrying: boolean };

/** `Reading` of a query: what is shown stands, whatever the next reading says. */
export function readingOf(query: {
  data: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}): Reading {
  return {
    failed: query.isError && query.data === undefined,
    retry: () => void query.refetch(),
    retrying: query.isFetching,
  };
}
