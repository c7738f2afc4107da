import type { QueryClient } from '@tanstack/react-query';
import { call } from '@/api/http/client';
import type { RequestOf } from '@/api/http/endpoint';
import {
  deleteUser,
  patchUser,
  postMoment,
  putBasicInfo,
  putEmail,
  putPassword,
  type BasicInfo,
  type SeenMoments,
  type User,
} from './contract';
import { basicInfoQuery, fetchBasicInfo, INFO_KEY, userQuery, type CallerOptions } from './queries';

export type UserChanges = RequestOf<typeof patchUser>;

/** Puts the server's version of the student into the cache. */
export function cacheUser(client: QueryClient) {
  return (user: User) => void client.setQueryData(userQuery().queryKey, user);
}

/** Changes the student's name, avatar or phone; the form shows errors at its fields (R15). */
export function changeUserMutation(client: QueryClient) {
  return {
    scope: { id: 'user' },
    mutationFn: (body: UserChanges) => call(patchUser, { body, inlineError: true }),
    onSuccess: cacheUser(client),
  };
}

/** Marks the school list as visited, which ends `first-time user` (spec section 4). A failure is silent: nobody asked for it. */
export function schoolListVisitedMutation(client: QueryClient) {
  return {
    mutationFn: () => call(patchUser, { body: { isSchoolListVisited: true }, inlineError: true }),
    onSuccess: cacheUser(client),
  };
}

/** Changes the email; the form shows errors at its fields (R15). */
export function changeEmailMutation(client: QueryClient) {
  return {
    scope: { id: 'user' },
    mutationFn: (body: RequestOf<typeof putEmail>) => call(putEmail, { body, inlineError: true }),
    onSuccess: cacheUser(client),
  };
}

/** Records a moment as seen (R43). A failure is silent: the moment is not shown. */
export function momentMutation(client: QueryClient) {
  return {
    scope: { id: 'moments' },
    mutationFn: (body: RequestOf<typeof postMoment>) =>
      call(postMoment, { body, inlineError: true }),
    onSuccess: ({ moments }: { moments: SeenMoments }) =>
      void client.setQueryData(userQuery().queryKey, (user) => user && { ...user, moments }),
  };
}

/** Changes the password and ends the other sessions. */
export const changePasswordMutation = {
  mutationFn: (body: RequestOf<typeof putPassword>) =>
    call(putPassword, { body, inlineError: true }),
};

/** Deletes the account and everything in it. */
export const deleteUserMutation = {
  mutationFn: (body: RequestOf<typeof deleteUser>) => call(deleteUser, { body, inlineError: true }),
};

/** Replaces the account's basic info, outside the cache. Idempotent. */
export function saveBasicInfo(
  body: BasicInfo,
  language: string,
  options: CallerOptions = {},
): Promise<BasicInfo> {
  return call(putBasicInfo, { body, language, ...options });
}

/** Writes are sent one after the other, so that an older record never overwrites a newer one. */
const infoWrite = { mutationKey: [...INFO_KEY, 'save'], scope: { id: 'basic-info' } };

/** Refetches the titles in other languages, and what depends on the basic info. */
function invalidateDependents(client: QueryClient, language: string): void {
  void client.invalidateQueries({
    predicate: ({ queryKey: [name, tag] }) =>
      name === 'engine' || name === 'school' || (name === 'basic-info' && tag !== language),
  });
}

/** The new record, and the one to restore if the server refuses it. */
type Save = { body: BasicInfo; before: BasicInfo };

/** Replaces the account's basic info, which the caller has already put into the cache. */
export function saveBasicInfoMutation(client: QueryClient, language: string) {
  const { queryKey } = basicInfoQuery(language);
  return {
    ...infoWrite,
    mutationFn: ({ body }: Save) => saveBasicInfo(body, language),
    onError: (_error: Error, { before }: Save) => {
      client.setQueryData(queryKey, before);
      void client.invalidateQueries({ queryKey: INFO_KEY });
    },
    onSuccess: (saved: BasicInfo) => {
      // With a later write pending, the cache already has that one's record.
      const { mutationKey } = infoWrite;
      if (client.isMutating({ mutationKey }) === 1) client.setQueryData(queryKey, saved);
      invalidateDependents(client, language);
    },
  };
}

/** Some fields of the basic info, and the language of the page (BCP 47). */
type InfoChange = { changes: Partial<BasicInfo>; language: string };

/** Changes some fields of the basic info. The record is read first, so that changes of another tab are kept. */
export function changeBasicInfoMutation(client: QueryClient) {
  return {
    ...infoWrite,
    mutationFn: async ({ changes, language }: InfoChange) => {
      const options = { inlineError: true };
      const newest = await fetchBasicInfo(language, options);
      return saveBasicInfo({ ...newest, ...changes }, language, options);
    },
    onSuccess: (saved: BasicInfo, { changes, language }: InfoChange) => {
      // The page may have switched to the other language, where the change shows before the refetch.
      client.setQueriesData<BasicInfo>(
        { queryKey: INFO_KEY },
        (old) => old && { ...old, ...changes },
      );
      client.setQueryData(basicInfoQuery(language).queryKey, saved);
      invalidateDependents(client, language);
    },
  };
}
