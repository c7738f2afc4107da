import type { QueryClient } from '@tanstack/react-query';
import { call } from '@/api/http/client';
import type { RequestOf } from '@/api/http/endpoint';
import { listWrite } from '@/api/http/writes';
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

/** Some fields of the basic info, and the language of the page (BCP 47). */
export type InfoChange = { changes: Partial<BasicInfo>; language: string };

/** The record in a language with a change. In another language than that of the change, the titles of majors stay. */
export function withChange(
  info: BasicInfo,
  { changes, language }: InfoChange,
  inLanguage: string,
): BasicInfo {
  const { educational_records: records } = changes;
  const own = info.educational_records;
  return {
    ...info,
    ...changes,
    ...(records && {
      educational_records: language === inLanguage ? { ...own, ...records } : own,
    }),
  };
}

/** First parts of the keys of the queries that are compared with the basic info: criteria, intakes and deadlines. */
const DEPENDENTS: readonly unknown[] = [
  'engine',
  'school',
  'bookmarks',
  'scholarships',
  'saved-scholarships',
];

/** Refetches the records in other languages, those that are being read, and what depends on the basic info. */
function refetchDependents(client: QueryClient, language: string): void {
  for (const query of client.getQueryCache().findAll({ queryKey: INFO_KEY })) {
    if (query.state.fetchStatus === 'fetching') {
      // That read may be older than the write. A guard may wait for it, and gets the newer one.
      void query.cancel({ silent: true });
      query.fetch().catch(() => undefined);
    } else if (query.queryKey[1] !== language) {
      void client.invalidateQueries({ queryKey: query.queryKey });
    }
  }
  void client.invalidateQueries({ predicate: ({ queryKey: [name] }) => DEPENDENTS.includes(name) });
}

/**
 * Changes some fields of the basic info. The record is read first, so that changes of another tab are kept; the changes
 * are sent one after the other, so that each is built on the one before. `useBasicInfo` shows pending changes and drops
 * refused ones.
 */
export function changeBasicInfoMutation(client: QueryClient, inlineError = false) {
  return {
    ...listWrite(client, INFO_KEY),
    mutationFn: async (change: InfoChange) => {
      const { language } = change;
      const newest = await fetchBasicInfo(language, { inlineError });
      return saveBasicInfo(withChange(newest, change, language), language, { inlineError });
    },
    onSuccess: (saved: BasicInfo, change: InfoChange) => {
      const { language } = change;
      // The page may have switched to the other language, where the change shows before the refetch.
      for (const { queryKey } of client.getQueryCache().findAll({ queryKey: INFO_KEY })) {
        client.setQueryData<BasicInfo>(
          queryKey,
          (info) => info && withChange(info, change, String(queryKey[1])),
        );
      }
      client.setQueryData(basicInfoQuery(language).queryKey, saved);
      refetchDependents(client, language);
    },
  };
}
