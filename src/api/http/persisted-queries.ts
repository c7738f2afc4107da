import {
  hashKey,
  type Query,
  type QueryClient,
  type QueryKey,
  type QueryPersister,
} from '@tanstack/react-query';
import { deviceStorage } from '@/browser/device-storage';
import { PERSISTED_MARK, onSessionReset } from '@/browser/session-reset';
import { describeFailure } from './errors';
import { bearerToken, isSessionReplaced } from './session';

/** First parts of the keys of the queries that a student can read without a network (R45). */
const PERSISTED: readonly unknown[] = [
  'user',
  'basic-info',
  'bookmarks',
  'plan-steps',
  'essays',
  'achievements',
  'saved-scholarships',
  'scholarships',
  'engine',
  'school',
  'majors',
  'resources',
  'outline',
  'class-grades',
  'countries',
  'budget-ranges',
  'super-meta-categories',
  'program-titles',
];

/** Whether the device keeps the data of a query: for the student of this page only, whom another tab may have replaced. */
function isPersisted(queryKey: QueryKey): boolean {
  return bearerToken() !== null && !isSessionReplaced() && PERSISTED.includes(queryKey[0]);
}

// Loaded on demand: not needed until a student's first query has loaded.
const storage = () => import('./query-storage');

/** Acts on the storage, or does nothing if its code cannot be loaded. None of its functions reject. */
function withStorage(act: (code: Awaited<ReturnType<typeof storage>>) => Promise<void>): void {
  void storage().then(act, () => undefined);
}

/** What the page or the device has of a query (`readQuery`); `undefined` for nothing. Never rejects. */
async function persistedData(query: Query): Promise<unknown> {
  try {
    return await (await storage()).readQuery(query);
  } catch {
    return undefined;
  }
}

/** Whether the device may have data in place of a failed load: then only a load without either is reported (R15). */
export function mayBePersisted(queryKey: QueryKey, error: unknown): boolean {
  return isPersisted(queryKey) && ['network', 'timeout'].includes(describeFailure(error).kind);
}

/** Queries whose next data come from the device. */
const restored = new WeakSet<object>();

/**
 * The `persister` of all queries: without a network it returns what the device keeps. `persistQueries` invalidates that at
 * once, so that it is loaded again when the network returns.
 */
export const devicePersister: QueryPersister = async (queryFn, context, query) => {
  // A cancelled load may have left it.
  restored.delete(query);
  if (!isPersisted(query.queryKey)) return queryFn(context);
  const kept = async () => {
    const data = await persistedData(query);
    if (data !== undefined) restored.add(query);
    return data;
  };
  if (!navigator.onLine) {
    const data = await kept();
    if (data !== undefined) return data;
  }
  try {
    return await queryFn(context);
  } catch (error) {
    const data = mayBePersisted(query.queryKey, error) ? await kept() : undefined;
    if (data === undefined) throw error;
    return data;
  }
};

/** Removes what the device keeps of a query. */
export function forgetQuery(queryKey: QueryKey): void {
  if (!isPersisted(queryKey)) return;
  withStorage(({ removeQuery }) => removeQuery(hashKey(queryKey)));
}

/** Keeps the data of a student's queries on the device, until the session ends (R17, R45). */
export function persistQueries(client: QueryClient): void {
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { queryKey, queryHash, state } = event.query;
    if (restored.delete(event.query)) {
      // It is as old as before: written again, it would never be too old.
      event.query.invalidate();
      return;
    }
    if (!isPersisted(queryKey) || !navigator.onLine) return;
    const { data } = state;
    withStorage(({ writeQuery }) => writeQuery({ queryKey, queryHash, data }));
  });
  const forget = () => withStorage(({ clearQueries }) => clearQueries());
  onSessionReset((by) => by === 'this-tab' && forget());
  // A session may expire while no page is open to notice.
  if (bearerToken() === null && deviceStorage.getItem(PERSISTED_MARK) !== null) forget();
}
