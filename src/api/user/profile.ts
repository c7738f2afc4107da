import type { QueryClient } from '@tanstack/react-query';
import { call } from '@/api/http/client';
import { deleteUser } from './account-contract';
import type { RequestOf } from '@/api/http/endpoint';
import { patchUser, type BasicInfo, type User } from './contract';
import { inForm } from '@/api/http/time-limit';
import { basicInfoQuery, fetchBasicInfo, saveBasicInfo, userQuery } from './queries';

/** First-time user: has not visited the school list yet (spec section 4). */
export function isFirstTimeUser(user: User): boolean {
  return user.isSchoolListVisited !== true;
}

/** What can be changed on the student. */
export type UserChanges = RequestOf<typeof patchUser>;

/** Changes the student's name, avatar or phone; the form shows what is wrong at its fields (R15). */
export function changeUserMutation(client: QueryClient) {
  return {
    mutationKey: ['user', 'change'],
    scope: { id: 'user' },
    mutationFn: (body: UserChanges) => call(patchUser, { body, ...inForm() }),
    onSuccess: (user: User) => {
      client.setQueryData(userQuery().queryKey, user);
    },
  };
}

/** Some fields of the basic info, and the language of the page (BCP 47). */
export type InfoChange = { changes: Partial<BasicInfo>; language: string };

/**
 * Changes some fields of the basic info. The call replaces the whole record, so it is read first: what
 * another tab has changed meanwhile stays. One after the other, `saveBasicInfoMutation` among them.
 */
export function changeBasicInfoMutation(client: QueryClient) {
  return {
    mutationKey: ['basic-info', 'save'],
    scope: { id: 'basic-info' },
    mutationFn: async ({ changes, language }: InfoChange) => {
      const options = inForm();
      const newest = await fetchBasicInfo(language, options);
      return saveBasicInfo({ ...newest, ...changes }, language, options);
    },
    onSuccess: (saved: BasicInfo, { changes, language }: InfoChange) => {
      // The page may be in another language by now; it shows the change before it has asked.
      client.setQueriesData<BasicInfo>(
        { queryKey: ['basic-info'] },
        (old) => old && { ...old, ...changes },
      );
      client.setQueryData(basicInfoQuery(language).queryKey, saved);
      void client.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] === 'basic-info' && queryKey[1] !== language,
      });
      void client.invalidateQueries({ queryKey: ['engine'] });
      void client.invalidateQueries({ queryKey: ['school'] });
    },
  };
}

/** Deletes the account and everything in it, once the password is right. */
export const deleteUserMutation = {
  mutationKey: ['user', 'delete'],
  mutationFn: (body: RequestOf<typeof deleteUser>) => call(deleteUser, { body, ...inForm() }),
};
