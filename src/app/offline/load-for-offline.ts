import type { QueryClient } from '@tanstack/react-query';
import { achievementsQuery } from '@/api/achievement/queries';
import { bookmarksQuery } from '@/api/bookmark/queries';
import { essayQuery, essaysQuery } from '@/api/essay/queries';
import { LeftOutError, statusOf } from '@/api/http/errors';
import { fetchFromServer } from '@/api/http/query-client';
import { bearerToken, sessionEpoch, subscribeSession } from '@/api/http/session';
import { planStepsQuery } from '@/api/plan-step/queries';
import { savedScholarshipsQuery } from '@/api/scholarship/queries';
import { basicInfoQuery, userQuery } from '@/api/user/queries';
import { deviceStorage } from '@/browser/device-storage';
import { PERSISTED_MARK } from '@/browser/session-reset';
import { LOCALES } from '@/i18n/locales';

/** The essays with their versions, last changed first: more would be many calls for little. */
const MAX_ESSAYS = 10;
/** Milliseconds after which everything is loaded again. */
const STALE_MS = 12 * 3_600_000;

/** Hash of the contracts: what another build has kept can't be read. Written by vite.config.ts. */
declare const CONTRACTS: string;

/** Whether what is kept is too old, or not all of it is kept. */
function isStale(): boolean {
  const [at, contracts] = (deviceStorage.getItem(PERSISTED_MARK) ?? '').split(' ');
  return contracts !== CONTRACTS || Date.now() - Number(at) >= STALE_MS;
}

/** For a call that the API lacks the rest is loaded; any other failure stops the loading. */
function ignoreMissing(error: unknown): void {
  if (!(error instanceof LeftOutError) && statusOf(error) !== 404) throw error;
}

/** Loads what a student can use without a network and has not opened yet; the device keeps it (R45). */
async function loadAll(client: QueryClient): Promise<void> {
  const epoch = sessionEpoch();
  const loads: (() => Promise<unknown>)[] = [
    () => fetchFromServer(client, userQuery()),
    // In both languages: the student may switch without a network, too (R3).
    ...Object.values(LOCALES).flatMap(({ tag }) => [
      () => fetchFromServer(client, basicInfoQuery(tag)),
      () => fetchFromServer(client, bookmarksQuery(tag)),
      () => fetchFromServer(client, savedScholarshipsQuery(tag)),
    ]),
    () => fetchFromServer(client, planStepsQuery()),
    () => fetchFromServer(client, achievementsQuery()),
    async () => {
      const essays = await fetchFromServer(client, essaysQuery());
      const newest = [...essays].sort((a, b) => b.updated_at.localeCompare(a.updated_at));
      for (const { id } of newest.slice(0, MAX_ESSAYS)) {
        if (sessionEpoch() !== epoch) return;
        await fetchFromServer(client, essayQuery(String(id)));
      }
    },
  ];
  // One after the other: nobody waits for them.
  for (const loadNext of loads) {
    if (sessionEpoch() !== epoch) return;
    await loadNext().catch(ignoreMissing);
  }
  if (sessionEpoch() === epoch) deviceStorage.setItem(PERSISTED_MARK, `${Date.now()} ${CONTRACTS}`);
}

/** Loads it for the student who is signed in, and for one who signs in later. Returns a function that stops it. */
export function loadForOffline(client: QueryClient): () => void {
  const start = () => {
    if (bearerToken() === null || !navigator.onLine) return;
    // If the server isn't reached, the rest is kept when it is opened.
    void loadAll(client).catch(() => undefined);
  };
  const startIfStale = () => {
    if (isStale()) start();
  };
  startIfStale();
  window.addEventListener('online', startIfStale);
  // The mark may still be that of the session before.
  const unsubscribe = subscribeSession(start);
  return () => {
    window.removeEventListener('online', startIfStale);
    unsubscribe();
  };
}
