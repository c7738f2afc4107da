import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Essay } from '@/api/essay/contract';
import { essayQuery } from '@/api/essay/queries';
import { registerUnsavedChanges } from '@/browser/unsaved-changes';
import { newClientId } from '@/lib/client-id';
import { readDraft } from './draft';
import { createDraftEngine, type DraftEngine } from './draft-engine';
import { withLock } from './draft-lock';
import { createDraftStore } from './draft-store';
import type { DraftState } from './engine-types';
import { essayServer } from './essay-server';

function wait(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/** Ties an engine to what happens in the browser: other tabs, coming back, leaving, the network. */
function listen(engine: DraftEngine, key: string): () => void {
  const follow = ({ key: changed, newValue }: StorageEvent) => {
    if (changed === key) engine.follow(newValue === null ? null : readDraft(newValue));
  };
  const turn = () => {
    if (document.visibilityState === 'visible') engine.wake();
    // A hidden tab may be ended without a word.
    else void engine.save();
  };
  const wake = () => engine.wake();
  window.addEventListener('storage', follow);
  window.addEventListener('focus', wake);
  window.addEventListener('online', wake);
  window.addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', turn);
  return () => {
    window.removeEventListener('storage', follow);
    window.removeEventListener('focus', wake);
    window.removeEventListener('online', wake);
    window.removeEventListener('pageshow', wake);
    document.removeEventListener('visibilitychange', turn);
  };
}

/**
 * The text of an essay while it is open: kept on this device at every change, in the account at every pause.
 * Without `essay`, as with the API down, it is the draft that this device has.
 */
export function useDraft(
  userId: string,
  id: string,
  essay: Essay | null,
): { engine: DraftEngine; state: DraftState } {
  const client = useQueryClient();
  const [{ engine, key }] = useState(() => {
    const store = createDraftStore(userId, id);
    const deps = {
      store,
      save: essayServer(client, id),
      lock: <T>(work: () => Promise<T>) => withLock(store.key, work),
      tab: newClientId(),
      now: () => new Date(),
      later: wait,
      onReturn: () => void client.invalidateQueries({ queryKey: essayQuery(id).queryKey }),
    };
    return { engine: createDraftEngine(deps, essay), key: store.key };
  });

  useEffect(() => {
    engine.start();
    const stopListening = listen(engine, key);
    const clean = registerUnsavedChanges(() => engine.getState().phase !== 'saved');
    return () => {
      clean();
      stopListening();
      engine.stop();
    };
  }, [engine, key]);

  useEffect(() => {
    if (essay) void engine.meet(essay);
  }, [engine, essay]);

  const state = useSyncExternalStore(engine.subscribe, engine.getState);
  const losable = !state.kept && state.phase !== 'saved';
  useEffect(() => {
    if (!losable) return;
    // The only text there is would go with the tab.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [losable]);

  return { engine, state };
}
