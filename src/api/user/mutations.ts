import type { QueryClient } from '@tanstack/react-query';
import { call } from '@/api/http/client';
import { refetchPending } from '@/api/http/query-client';
import type { RequestOf } from '@/api/http/endpoint';
import {
  deleteUser,
  patchUser,
  postMoment,
  putEmail,
  putPassword,
  type SeenMoments,
  type User,
} from './contract';
import { userQuery } from './queries';

export type UserChanges = RequestOf<typeof patchUser>;

/** Puts the server's version of the student into the cache. */
export function cacheUser(client: QueryClient) {
  const { queryKey } = userQuery();
  return (user: User): void => {
    client.setQueryData(queryKey, user);
    client.getQueryCache().findAll({ queryKey }).forEach(refetchPending);
  };
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
