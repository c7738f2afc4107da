import type { QueryClient } from '@tanstack/react-query';
import { recommendationsQuery } from '@/api/engine/queries';
import { LOCALES, localeOfPath } from '@/i18n/locales';
import { useAnswersStore } from '@/shared/answers/answers-store';
import { programListParams } from '@/shared/program/list-params';
import { engineFor, toRecommendationRequest } from './recommendation-request';

/** Resolves when the boot script's requests that no call has used yet have ended: `true` if there are some, and all succeeded. */
async function prefetchedSucceeded(): Promise<boolean> {
  const responses = (window.prefetchedRequests ?? []).map(({ response }) => response);
  const ended = await Promise.allSettled(responses);
  return (
    ended.length > 0 &&
    ended.every((result) => result.status === 'fulfilled' && result.value.status < 300)
  );
}

/** Resolves in the next task. */
const nextTask = () => new Promise<false>((resolve) => setTimeout(resolve, 0, false));

/**
 * Puts the first page of recommendations into the cache if the boot script's response has come, so that the list renders
 * with its rows instead of a skeleton first. One that is still on its way, or has failed, is left to the list; one that
 * cannot be read is shown there as a failure. The boot script requests them for a visitor's list without filters
 * (src/start/boot/prefetch-requests.ts).
 */
export async function prefetchResults(client: QueryClient, { pathname, search }: URL) {
  if (search !== '' || !(await Promise.race([prefetchedSucceeded(), nextTask()]))) return;
  const { answers } = useAnswersStore.getState();
  const request = toRecommendationRequest(
    engineFor(answers, false),
    answers,
    programListParams.defaults,
  );
  const { tag } = LOCALES[localeOfPath(pathname)];
  await Promise.race([client.prefetchQuery(recommendationsQuery(tag, request)), nextTask()]);
}
