import type { Query, QueryKey } from '@tanstack/react-query';
import { clear, createStore, del, delMany, entries, get, set } from 'idb-keyval';
import { deviceStorage } from '@/browser/device-storage';
import { PERSISTED_MARK } from '@/browser/session-reset';
import { textHash } from '@/lib/text-hash';
import { bearerToken } from './session';

/** Milliseconds that the device keeps what it got. */
const MAX_AGE_MS = 30 * 86_400_000;
/** The most entries of the queries that have one for each question; the newest stay. */
const MAX_KEPT: Readonly<Record<string, number>> = { engine: 10, school: 40 };

/** Hash of the contracts: a build with other ones can't read these data. Written by vite.config.ts. */
declare const CONTRACTS: string;

type Stored = { data: unknown; at: number; name: unknown };

/** What is looked at of a query. */
type Kept = { queryHash: string; state?: Pick<Query['state'], 'data' | 'isInvalidated'> };

const database = createStore('saola', 'kept');

/** First part of the keys of this student's entries; `null` for a visitor. A new session is a new one. */
function owner(): string | null {
  const token = bearerToken();
  return token === null ? null : `${CONTRACTS} ${textHash(token)} `;
}

/**
 * The data of a query of this student; `undefined` for none. Those of the page, except from the device itself, are newer:
 * the device may have been full. Rejects if the browser has no storage.
 */
export async function readQuery({ queryHash, state }: Kept): Promise<unknown> {
  const prefix = owner();
  if (prefix === null) return undefined;
  const stored = await get<Stored>(prefix + queryHash, database);
  // Another student may have signed in meanwhile.
  if (!stored || owner() !== prefix || Date.now() - stored.at > MAX_AGE_MS) return undefined;
  return state?.data !== undefined && !state.isInvalidated ? state.data : stored.data;
}

/** Keeps the data of a query. Does nothing if the storage is full. Never rejects. */
export async function writeQuery({
  queryKey,
  queryHash,
  data,
}: {
  queryKey: QueryKey;
  queryHash: string;
  data: unknown;
}): Promise<void> {
  const prefix = owner();
  if (prefix === null || data === undefined) return;
  const entry: Stored = { data, at: Date.now(), name: queryKey[0] };
  try {
    if (deviceStorage.getItem(PERSISTED_MARK) === null) deviceStorage.setItem(PERSISTED_MARK, '0');
    await set(prefix + queryHash, entry, database);
    pruned ??= prune();
    await pruned;
    // The session ended while this was written, perhaps in another tab.
    if (owner() !== prefix) await prune();
  } catch {
    // Full, blocked or just cleared: the next data are written again.
  }
}

/** Removes what is kept of a query of this student. Never rejects. */
export async function removeQuery(queryHash: string): Promise<void> {
  try {
    await del(owner() + queryHash, database);
  } catch {
    // The browser has no storage.
  }
}

/** Once for each page. */
let pruned: Promise<void> | null = null;

/** Removes what isn't this student's, what is too old, and what is too much. */
async function prune(): Promise<void> {
  const prefix = owner();
  const all = await entries<string, Stored>(database);
  const newestFirst = all.sort(([, a], [, b]) => b.at - a.at);
  const counts = new Map<unknown, number>();
  const old = newestFirst.filter(([key, { at, name }]) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const isOwn = prefix !== null && key.startsWith(prefix);
    return !isOwn || Date.now() - at > MAX_AGE_MS || count > (MAX_KEPT[String(name)] ?? Infinity);
  });
  await delMany(
    old.map(([key]) => key),
    database,
  );
}

/** Removes everything. Never rejects. */
export async function clearQueries(): Promise<void> {
  // Before: what is written from now on sets it again.
  deviceStorage.removeItem(PERSISTED_MARK);
  try {
    await clear(database);
  } catch {
    // The browser has no storage.
  }
}
