import type { QueryClient } from '@tanstack/react-query';
import { achievementsQuery } from '@/api/achievement/queries';
import { bookmarksQuery } from '@/api/bookmark/queries';
import { essayQuery, essaysQuery } from '@/api/essay/queries';
import { bearerToken, sessionEpoch, subscribeSession } from '@/api/http/session';
import { planStepsQuery } from '@/api/plan-step/queries';
import { savedScholarshipsQuery } from '@/api/scholarship/queries';
import { basicInfoQuery, userQuery } from '@/api/user/queries';
import { deviceStorage } from '@/browser/device-storage';
import { KEPT_MARK } from '@/browser/session-reset';
import { LOCALES, localeOfPath } from '@/i18n/locales';

/** The essays with their versions, last changed first: more would be many calls for little. */
const MAX_ESSAYS = 10;
/** Milliseconds after which everything is loaded again. */
const STALE_MS = 12 * 3_600_000;

// A failure is shown where the data are used.
const quiet = { meta: { inlineError: true } };

/** Loads what a student can use without a network and has not opened yet; the device keeps it (R45). */
async function loadAll(client: QueryClient): Promise<void> {
  const language = LOCALES[localeOfPath(window.location.pathname)].tag;
  const [loadedAt, loadedIn] = deviceStorage.getItem(KEPT_MARK)?.split(' ') ?? [];
  if (loadedIn === language && Date.now() - Number(loadedAt) < STALE_MS) return;
  const epoch = sessionEpoch();
  const loads = [
    () => client.fetchQuery({ ...userQuery(), ...quiet }),
    () => client.fetchQuery({ ...basicInfoQuery(language), ...quiet }),
    () => client.fetchQuery({ ...bookmarksQuery(language), ...quiet }),
    () => client.fetchQuery({ ...planStepsQuery(), ...quiet }),
    () => client.fetchQuery({ ...achievementsQuery(), ...quiet }),
    () => client.fetchQuery({ ...savedScholarshipsQuery(language), ...quiet }),
    async () => {
      const essays = await client.fetchQuery({ ...essaysQuery(), ...quiet });
      const newest = [...essays].sort((a, b) => b.updated_at.localeCompare(a.updated_at));
      for (const { id } of newest.slice(0, MAX_ESSAYS)) {
        if (sessionEpoch() !== epoch) return;
        await client.fetchQuery({ ...essayQuery(String(id)), ...quiet });
      }
    },
  ];
  // One after the other: nobody waits for them.
  for (const load of loads) {
    if (sessionEpoch() !== epoch) return;
    await load();
  }
  if (sessionEpoch() === epoch) deviceStorage.setItem(KEPT_MARK, `${Date.now()} ${language}`);
}

/** Loads it for the student who is signed in, and for one who signs in later. Returns a function that stops it. */
export function loadForOffline(client: QueryClient): () => void {
  const load = () => {
    // Without a network, or with an API that lacks one of these calls, the rest is kept when it is opened.
    if (bearerToken() !== null) void loadAll(client).catch(() => undefined);
  };
  load();
  return subscribeSession(load);
}
