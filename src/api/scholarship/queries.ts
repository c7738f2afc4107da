import {
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { call } from '@/api/http/client';
import { fromQuery } from '@/api/http/query-client';
import type { SelectionsBody } from '@/api/journey/contract';
import {
  deleteSavedScholarship,
  getSavedScholarships,
  getScholarships,
  postSavedScholarship,
  type Scholarship,
} from './contract';
import type { Id } from '@/api/http/schemas';
import { isCancelled, statusOf } from '@/api/http/errors';
import { writeLimit } from '@/api/http/time-limit';
import { useSignedIn } from '@/api/http/use-session';
import { readingOf, usePendingWrites, type Reading } from '@/api/http/writes';
import { answersQuery } from '@/api/journey/answers-query';

const SAVED_KEY = ['saved-scholarships'] as const;
const WRITE_KEY = [...SAVED_KEY, 'write'];

/** Every scholarship; a visitor's answers set the criteria, an account's its own (`{}` then). */
export function scholarshipsQuery(language: string, answers: SelectionsBody) {
  return queryOptions({
    queryKey: ['scholarships', language, answers],
    queryFn: (context) =>
      call(getScholarships, {
        query: answersQuery(answers),
        language,
        ...fromQuery(context),
      }),
  });
}

/** What the student saved; ask it only when signed in. That it failed is shown where it would stand (R15). */
export function savedScholarshipsQuery(language: string) {
  return queryOptions({
    queryKey: [...SAVED_KEY, language],
    queryFn: (context) => call(getSavedScholarships, { language, ...fromQuery(context) }),
    // Another tab or device may have changed it while this one was away.
    refetchOnWindowFocus: 'always',
    meta: { inlineError: true },
  });
}

/** One scholarship saved or taken off. */
type SavedWrite = { scholarship: Scholarship; saved: boolean };

function isOf(id: Id) {
  return (one: Scholarship) => String(one.id) === String(id);
}

/** The list after a write. Applying it twice is applying it once. */
function applyWrite(
  list: readonly Scholarship[],
  { scholarship, saved }: SavedWrite,
): Scholarship[] {
  const there = list.some(isOf(scholarship.id));
  if (there === saved) return [...list];
  return saved ? [...list, scholarship] : list.filter((one) => !isOf(scholarship.id)(one));
}

async function send({ scholarship, saved }: SavedWrite, language: string): Promise<void> {
  const options = { language, signal: writeLimit() };
  if (saved) {
    const body = { scholarship_id: scholarship.id };
    await call(postSavedScholarship, { body, ...options });
    return;
  }
  await call(deleteSavedScholarship, { params: { id: scholarship.id }, ...options });
}

/** Writes one after the other; one that is refused is gone from the page by itself, with its toast. */
export function savedWriteMutation(client: QueryClient, language: string) {
  return {
    mutationKey: WRITE_KEY,
    scope: { id: 'saved-scholarships' },
    mutationFn: (write: SavedWrite) => send(write, language),
    onSuccess: async (_done: void, write: SavedWrite) => {
      const queries = client.getQueryCache().findAll({ queryKey: SAVED_KEY });
      // A list that is just being read may be from before the write: it is asked for again.
      const unsure = queries.filter(
        ({ state }) => state.fetchStatus === 'fetching' || state.status === 'error',
      );
      for (const { queryKey } of unsure) await client.cancelQueries({ queryKey });
      for (const { queryKey } of queries) {
        client.setQueryData<Scholarship[]>(queryKey, (list) => list && applyWrite(list, write));
      }
      for (const { queryKey } of unsure) {
        void client.invalidateQueries({ queryKey });
      }
    },
    onError: (error: unknown) => {
      // What was refused may be news of another device: the list is asked for again.
      if (!isCancelled(error)) void client.invalidateQueries({ queryKey: SAVED_KEY });
    },
  };
}

/** The student's scholarships as they are and as they will be. */
type UseSavedScholarships = Reading & {
  /** With the writes that are under way; `undefined` until it is there, and for a visitor. */
  saved: readonly Scholarship[] | undefined;
  /** The same, with the writes alone where the list is not there. */
  known: readonly Scholarship[];
  /** Saves one or takes it off. A refusal has its toast. */
  write: (write: SavedWrite) => void;
};

/** What the student saved and how to change it; loads only when signed in. */
export function useSavedScholarships(language: string): UseSavedScholarships {
  const client = useQueryClient();
  const query = useQuery({ ...savedScholarshipsQuery(language), enabled: useSignedIn() });
  const pending = usePendingWrites<SavedWrite>(WRITE_KEY);
  const { mutate } = useMutation(savedWriteMutation(client, language));
  const known = pending.reduce<Scholarship[]>(applyWrite, query.data ?? []);
  return {
    saved: query.data && known,
    known,
    ...readingOf(query),
    write: (write) => mutate(write),
  };
}

/**
 * Saves scholarships in the account, outside the cache; sending them twice changes nothing (R27). One that is
 * not in the catalogue any more is left out. Throws what a call threw.
 * With `inlineError` the caller shows that.
 */
export async function saveScholarships(
  ids: readonly Id[],
  language: string,
  { signal, inlineError }: { signal: AbortSignal; inlineError: boolean },
): Promise<void> {
  for (const scholarship_id of ids) {
    try {
      await call(postSavedScholarship, {
        body: { scholarship_id },
        language,
        signal,
        inlineError: ({ status }) => inlineError || status === 404,
      });
    } catch (error) {
      if (statusOf(error) !== 404) throw error;
    }
  }
}

/** The same for a list that is shown: it is asked for again then. A failure has its toast. */
export function addScholarshipsMutation(
  client: QueryClient,
  language: string,
  onAdded: (ids: readonly Id[]) => void,
) {
  return {
    mutationFn: async (ids: readonly Id[]) => {
      for (const id of ids) {
        await saveScholarships([id], language, { signal: writeLimit(), inlineError: false });
      }
    },
    onSuccess: (_done: void, ids: readonly Id[]) => onAdded(ids),
    onSettled: () => client.invalidateQueries({ queryKey: SAVED_KEY }),
  };
}
