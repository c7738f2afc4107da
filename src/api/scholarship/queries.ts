import {
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { call } from '@/api/http/client';
import { callOptions } from '@/api/http/query-client';
import {
  deleteSavedScholarship,
  getSavedScholarships,
  getScholarships,
  postSavedScholarship,
  type Scholarship,
} from './contract';
import { saveIds, saveLocalMutation } from '@/api/http/save-ids';
import { sameId } from '@/api/http/schemas';
import { useSignedIn } from '@/api/http/use-session';
import {
  listWrite,
  queryState,
  updateLists,
  usePendingWrites,
  type QueryState,
} from '@/api/http/writes';
import { answersToQuery, type AnswersBody } from '@/api/journey/contract';

const SAVED_KEY = ['saved-scholarships'] as const;

/** The first part of the keys of all lists of scholarships in one language. */
export const scholarshipsKey = (language: string) => ['scholarships', language] as const;

/** All scholarships, compared with a visitor's answers; for a student (`{}`) with those of the account. */
export function scholarshipsQuery(language: string, answers: AnswersBody) {
  return queryOptions({
    queryKey: [...scholarshipsKey(language), answers] as const,
    queryFn: (context) =>
      call(getScholarships, { query: answersToQuery(answers), language, ...callOptions(context) }),
  });
}

/** The saved scholarships; only when signed in. A failed load is shown inline (R15). */
export function savedScholarshipsQuery(language: string) {
  return queryOptions({
    queryKey: [...SAVED_KEY, language],
    queryFn: (context) => call(getSavedScholarships, { language, ...callOptions(context) }),
    // Another tab or device may have changed it.
    refetchOnWindowFocus: 'always',
    meta: { inlineError: true },
  });
}

/** Saves a scholarship or removes it. */
type SavedWrite = { scholarship: Scholarship; saved: boolean };
/** A write, and the language of its page and texts (BCP 47). */
type SentWrite = SavedWrite & { language: string };

/** The list after a write. Idempotent. */
function applyWrite(
  list: readonly Scholarship[],
  { scholarship, saved }: SavedWrite,
): Scholarship[] {
  const others = list.filter(({ id }) => !sameId(id, scholarship.id));
  const wasSaved = others.length < list.length;
  if (wasSaved === saved) return [...list];
  return saved ? [...list, scholarship] : others;
}

async function send({ scholarship, saved, language }: SentWrite): Promise<void> {
  if (saved) {
    const body = { scholarship_id: scholarship.id };
    await call(postSavedScholarship, { body, language });
    return;
  }
  await call(deleteSavedScholarship, { params: { id: scholarship.id }, language });
}

/** A write to the saved scholarships. `useSavedScholarships` drops a refused one, which has a toast. */
export function savedWriteMutation(client: QueryClient) {
  return {
    ...listWrite(client, SAVED_KEY),
    mutationFn: send,
    onSuccess: (_done: void, write: SentWrite) =>
      updateLists<Scholarship[]>(
        client,
        SAVED_KEY,
        (list) => applyWrite(list, write),
        // The texts differ in another language.
        ({ queryKey: [, tag] }) => tag !== write.language,
      ),
  };
}

type UseSavedScholarships = QueryState & {
  /** With pending writes; `undefined` until loaded, and for a visitor. */
  saved: readonly Scholarship[] | undefined;
  /** `saved`, or only the pending writes until it has loaded. */
  known: readonly Scholarship[];
  /** A refusal has a toast. */
  write: (write: SavedWrite) => void;
};

/** The saved scholarships and how to change them; loads only when signed in. */
export function useSavedScholarships(language: string): UseSavedScholarships {
  const client = useQueryClient();
  const query = useQuery({ ...savedScholarshipsQuery(language), enabled: useSignedIn() });
  const pending = usePendingWrites<SavedWrite>(SAVED_KEY);
  const { mutate } = useMutation(savedWriteMutation(client));
  const known = pending.reduce<Scholarship[]>(applyWrite, query.data ?? []);
  return {
    saved: query.data && known,
    known,
    ...queryState(query),
    write: (write) => mutate({ ...write, language }),
  };
}

export const saveScholarships = saveIds((scholarship_id, options) =>
  call(postSavedScholarship, { body: { scholarship_id }, ...options }),
);

export const addScholarshipsMutation = saveLocalMutation(SAVED_KEY, saveScholarships);
