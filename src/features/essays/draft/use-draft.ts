import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Essay } from '@/api/essay/contract';
import { essayQuery } from '@/api/essay/queries';
import { withLock } from '@/browser/tab-lock';
import { registerUnsavedChanges } from '@/browser/unsaved-changes';
import { newClientId } from '@/lib/client-id';
import { readDraft } from './stored-draft';
import { createDraftSync, type DraftSync } from './draft-sync';
import { createDraftStore, draftIds } from './draft-store';
import type { DraftState } from './draft-sync-types';
import { essayServer } from './essay-server';

function setTimer(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/** Connects the sync to browser events: storage, focus, visibility, network. */
function listen(sync: DraftSync, key: string): () => void {
  const onStorage = ({ key: changed, newValue }: StorageEvent) => {
    if (changed === key) sync.syncWithTabs(newValue === null ? null : readDraft(newValue));
  };
  const onVisibility = () => {
    if (document.visibilityState === 'visible') sync.resume();
    // A hidden tab may be discarded without another event.
    else void sync.save();
  };
  const resume = () => sync.resume();
  const listeners = new AbortController();
  const { signal } = listeners;
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('focus', resume, { signal });
  window.addEventListener('online', resume, { signal });
  window.addEventListener('pageshow', resume, { signal });
  document.addEventListener('visibilitychange', onVisibility, { signal });
  return () => listeners.abort();
}

type Draft = {
  userId: string;
  id: string;
  essay: Essay | null;
  skipRefused?: boolean;
};

function openDraft(client: QueryClient, { userId, id, essay, skipRefused = false }: Draft) {
  const store = createDraftStore(userId, id);
  const deps = {
    store,
    save: essayServer(client, id),
    lock: <T>(work: () => Promise<T>) => withLock(store.key, work),
    tab: newClientId(),
    now: () => new Date(),
    setTimer,
    skipRefused,
    onReturn: () => void client.invalidateQueries({ queryKey: essayQuery(id).queryKey }),
  };
  return { sync: createDraftSync(deps, essay), key: store.key };
}

/**
 * Sends the drafts of essays that are not open: now, and when the network returns. A conflict waits for its essay, and a
 * refused text for a change.
 */
export function useSendDrafts(userId: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const send = () => {
      const ids = draftIds(userId).split('\n').filter(Boolean);
      for (const id of ids) {
        openDraft(client, { userId, id, essay: null, skipRefused: true }).sync.start();
      }
    };
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [client, userId]);
}

/** The draft sync of an open essay. Without `essay` (API down) it uses the stored draft. */
export function useEssayDraft(
  userId: string,
  id: string,
  essay: Essay | null,
): { sync: DraftSync; state: DraftState } {
  const client = useQueryClient();
  const [{ sync, key }] = useState(() => openDraft(client, { userId, id, essay }));

  useEffect(() => {
    sync.start();
    const stopListening = listen(sync, key);
    const clean = registerUnsavedChanges(() => sync.getState().phase !== 'saved');
    return () => {
      clean();
      stopListening();
      sync.stop();
    };
  }, [sync, key]);

  useEffect(() => {
    if (essay) void sync.receive(essay);
  }, [sync, essay]);

  return { sync, state: useSyncExternalStore(sync.subscribe, sync.getState) };
}
