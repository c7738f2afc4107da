import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from './client';
import {
  getBasicInfo,
  getUser,
  patchUser,
  putBasicInfo,
  type BasicInfo,
  type User,
} from './contract/user';

/** The signed-in student. Not worded in a language, so one entry serves both. */
export function userQuery() {
  return queryOptions({
    queryKey: ['user'],
    queryFn: ({ signal }) => call(getUser, { signal }),
  });
}

/** Asks for the account's basic info, outside the cache. */
export function fetchBasicInfo(language: string, signal: AbortSignal): Promise<BasicInfo> {
  return call(getBasicInfo, { language, signal });
}

/** Replaces the account's basic info, outside the cache; sending it twice changes nothing. */
export function saveBasicInfo(
  body: BasicInfo,
  language: string,
  signal?: AbortSignal,
): Promise<BasicInfo> {
  return call(putBasicInfo, { body, language, ...(signal && { signal }) });
}

/** What the account knows about the student's search, with titles in `language`. */
export function basicInfoQuery(language: string) {
  return queryOptions({
    queryKey: ['basic-info', language],
    queryFn: ({ signal }) => fetchBasicInfo(language, signal),
  });
}

/** Replaces the account's basic info; what the engines said before is out of date then. */
export function saveBasicInfoMutation(client: QueryClient, language: string) {
  return {
    mutationKey: ['basic-info', 'save'],
    mutationFn: (body: BasicInfo) => saveBasicInfo(body, language),
    onSuccess: (saved: BasicInfo) => {
      client.setQueryData(basicInfoQuery(language).queryKey, saved);
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
    mutationFn: () => call(patchUser, { body: { isSchoolListVisited: true } }),
    onSuccess: (user: User) => {
      client.setQueryData(userQuery().queryKey, user);
    },
  };
}
