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
import { createOutboxEngine, type OutboxEngine } from './outbox-engine';
import { createOutboxStore } from './outbox-store';
import { stepServer } from './step-server';

type Opened = { session: string; engine: OutboxEngine };

const opened = new WeakMap<QueryClient, Opened>();

/** The engine of a student in this session, one a tab: several parts of a page share it. */
function engineOf(client: QueryClient, studentId: string | number): OutboxEngine {
  const session = `${sessionEpoch()} ${studentId}`;
  const before = opened.get(client);
  if (before?.session === session) return before.engine;
  const store = createOutboxStore(studentId);
  const engine = createOutboxEngine({
    store,
    send: stepServer(client),
    lock: (work) => withLock(store.name, work),
    onSavedElsewhere: (entry) => void cachePlanStep(client, entry, recordOfEntry(entry)),
  });
  opened.set(client, { session, engine });
  return engine;
}

/** Connects an engine to browser events: storage, focus, visibility, network. */
function listen(engine: OutboxEngine): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => engine.syncWithTabs(key, newValue);
  const flush = () => void engine.flush();
  window.addEventListener('storage', onStorage);
  for (const name of ['online', 'focus', 'pageshow']) window.addEventListener(name, flush);
  document.addEventListener('visibilitychange', flush);
  // A new function each time: several parts of a page listen, and each unregisters only its own.
  const unregister = registerUnsavedChanges(() => engine.isAtRisk());
  const stopAsking = askBeforeUnload(() => engine.isAtRisk());
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
  engine: OutboxEngine | null;
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
  const engine = signedIn && user ? engineOf(client, user.id) : null;

  useEffect(() => {
    if (!engine) return;
    const stop = listen(engine);
    // Changes of an earlier visit.
    void engine.flush();
    return stop;
  }, [engine]);

  const entries = useSyncExternalStore(
    engine?.subscribe ?? neverChanges,
    engine?.getEntries ?? noEntries,
    noEntries,
  );
  const { failed, retry } = queryState(userState);
  return { engine, entries, failed, retry };
}
