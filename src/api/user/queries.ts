import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call, type InlineError } from '@/api/http/client';
import { fromQuery } from '@/api/http/query-client';
import {
  getBasicInfo,
  getUser,
  patchUser,
  putBasicInfo,
  type BasicInfo,
  type User,
} from './contract';
import { writeLimit } from '@/api/http/time-limit';

/** The signed-in student. Not worded in a language, so one entry serves both. */
export function userQuery() {
  return queryOptions({
    queryKey: ['user'],
    queryFn: (context) => call(getUser, fromQuery(context)),
  });
}

/** When to give a call up, and whether its caller shows a failure itself (R15). */
export type CallerOptions = { signal: AbortSignal; inlineError?: InlineError };

/** Asks for the account's basic info, outside the cache. */
export function fetchBasicInfo(language: string, options: CallerOptions): Promise<BasicInfo> {
  return call(getBasicInfo, { language, ...options });
}

/** Replaces the account's basic info, outside the cache; sending it twice changes nothing. */
export function saveBasicInfo(
  body: BasicInfo,
  language: string,
  options: CallerOptions,
): Promise<BasicInfo> {
  return call(putBasicInfo, { body, language, ...options });
}

/** What the account knows about the student's search, with titles in `language`. */
export function basicInfoQuery(language: string) {
  return queryOptions({
    queryKey: ['basic-info', language],
    queryFn: (context) => fetchBasicInfo(language, fromQuery(context)),
  });
}

/** A record on its way to the account, and the one to go back to where the server refuses it. */
type Save = { body: BasicInfo; before: BasicInfo };

/**
 * Replaces the account's basic info; what the engines said before is out of date then. Records go out one
 * after the other, so that an older one never lands on a newer one.
 */
export function saveBasicInfoMutation(client: QueryClient, language: string) {
  const mutationKey = ['basic-info', 'save'];
  const { queryKey: key } = basicInfoQuery(language);
  return {
    mutationKey,
    scope: { id: 'basic-info' },
    mutationFn: ({ body }: Save) => saveBasicInfo(body, language, { signal: writeLimit() }),
    onError: (_error: Error, { before }: Save) => {
      client.setQueryData(key, before);
      void client.invalidateQueries({ queryKey: ['basic-info'] });
    },
    onSuccess: (saved: BasicInfo) => {
      // A later change stands already and is on its way.
      if (client.isMutating({ mutationKey }) === 1) client.setQueryData(key, saved);
      void client.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] === 'basic-info' && queryKey[1] !== language,
      });
      void client.invalidateQueries({ queryKey: ['engine'] });
      void client.invalidateQueries({ queryKey: ['school'] });
    },
  };
}

/** Marks the school list as visited, which ends `first-time user` (spec section 4). */
export function schoolListVisitedMutation(client: QueryClient) {
  return {
    mutationKey: ['user', 'visited'],
    mutationFn: () =>
      call(patchUser, { body: { isSchoolListVisited: true }, signal: writeLimit() }),
    onSuccess: (user: User) => {
      client.setQueryData(userQuery().queryKey, user);
    },
  };
}
