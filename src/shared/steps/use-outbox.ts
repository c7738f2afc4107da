import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { sessionEpoch } from '@/api/http/session';
import { useSignedIn } from '@/api/http/use-session';
import { queryState } from '@/api/http/writes';
import { cachePlanStep } from '@/api/plan-step/queries';
import { userQuery } from '@/api/user/queries';
import { withLock } from '@/browser/tab-lock';
import { askBeforeUnload, registerUnsavedChanges } from '@/browser/unsaved-changes';
import { recordOfEntry, type OutboxEntry } from './outbox';
import { createOutboxSync, type OutboxSync } from './outbox-sync';
import { createOutboxStore } from './outbox-store';
import { stepServer } from './step-server';

type Opened = { session: string; sync: OutboxSync };

const opened = new WeakMap<QueryClient, Opened>();

/** The sync of a student in this session, one a tab: several parts of a page share it. */
function syncOf(client: QueryClient, studentId: string | number): OutboxSync {
  const session = `${sessionEpoch()} ${studentId}`;
  const before = opened.get(client);
  if (before?.session === session) return before.sync;
  const store = createOutboxStore(studentId);
  const sync = createOutboxSync({
    store,
    send: stepServer(client),
    lock: (work) => withLock(store.name, work),
    onSavedElsewhere: (entry) => void cachePlanStep(client, entry, recordOfEntry(entry)),
  });
  opened.set(client, { session, sync });
  return sync;
}

/** Connects the sync to browser events: storage, focus, visibility, network. */
function listen(sync: OutboxSync): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => sync.syncWithTabs(key, newValue);
  const flush = () => void sync.flush();
  window.addEventListener('storage', onStorage);
  for (const name of ['online', 'focus', 'pageshow']) window.addEventListener(name, flush);
  document.addEventListener('visibilitychange', flush);
  // A new function each time: several parts of a page listen, and each unregisters only its own.
  const unregister = registerUnsavedChanges(() => sync.isAtRisk());
  const stopAsking = askBeforeUnload(() => sync.isAtRisk());
  return () => {
    window.removeEventListener('storage', onStorage);
    for (const name of ['online', 'focus', 'pageshow']) window.removeEventListener(name, flush);
    document.removeEventListener('visibilitychange', flush);
    unregister();
    stopAsking();
  };
}

const NONE: readonly OutboxEntry[] = [];
const noEntries = () => NONE;
const neverChanges = () => () => {};

export type UseOutbox = {
  /** Sends the changes; `null` until the student is known. */
  sync: OutboxSync | null;
  /** The changes that are waiting on this device. */
  entries: readonly OutboxEntry[];
  /** The student did not load. */
  failed: boolean;
  retry: () => void;
};

/** The changes of steps on this device, and what sends them. */
export function useOutbox(): UseOutbox {
  const client = useQueryClient();
  const signedIn = useSignedIn();
  const userState = useQuery({ ...userQuery(), enabled: signedIn });
  const { data: user } = userState;
  const sync = signedIn && user ? syncOf(client, user.id) : null;

  useEffect(() => {
    if (!sync) return;
    const stop = listen(sync);
    // Changes of an earlier visit.
    void sync.flush();
    return stop;
  }, [sync]);

  const entries = useSyncExternalStore(
    sync?.subscribe ?? neverChanges,
    sync?.getEntries ?? noEntries,
    noEntries,
  );
  const { failed, retry } = queryState(userState);
  return { sync, entries, failed, retry };
}
