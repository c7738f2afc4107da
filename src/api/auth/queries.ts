import { call } from '@/api/http/client';
import { forgotPassword, login, resendCode, resetPassword, signup, verifyPhone } from './contract';
import type { Endpoint, RequestOf } from '@/api/http/endpoint';
import type { User } from '@/api/user/contract';
import type { QueryClient } from '@tanstack/react-query';
import { inTime } from '@/api/http/with-timeout';
import { userQuery } from '@/api/user/queries';

/** The form shows what is wrong at its fields (R15). */
const meta = { shownInPlace: true };

type InLanguage<E extends Endpoint> = RequestOf<E> & { language: string };

/** Signs in with email and password. */
export const loginMutation = {
  mutationKey: ['login'],
  mutationFn: ({ language, ...body }: InLanguage<typeof login>) =>
    inTime((signal) => call(login, { body, language, signal })),
  meta,
};

/** Makes an account; the session begins with its answer. */
export const signupMutation = {
  mutationKey: ['signup'],
  mutationFn: ({ language, ...body }: InLanguage<typeof signup>) =>
    inTime((signal) => call(signup, { body, language, signal })),
  meta,
};

/** Confirms the phone number with the code that was sent to it. */
export function verifyPhoneMutation(client: QueryClient) {
  return {
    mutationKey: ['verify-phone'],
    mutationFn: ({ language, ...body }: InLanguage<typeof verifyPhone>) =>
      inTime((signal) => call(verifyPhone, { body, language, signal })),
    onSuccess: (user: User) => {
      client.setQueryData(userQuery().queryKey, user);
    },
    meta,
  };
}

/** Has the code sent again; answers after how many seconds that can be asked for once more. */
export const resendCodeMutation = {
  mutationKey: ['resend-code'],
  mutationFn: ({ language }: { language: string }) =>
    inTime((signal) => call(resendCode, { language, signal })),
  meta,
};

/** Has a code for a new password sent; the answer is the same for any address. */
export const forgotPasswordMutation = {
  mutationKey: ['forgot-password'],
  mutationFn: ({ language, ...body }: InLanguage<typeof forgotPassword>) =>
    inTime((signal) => call(forgotPassword, { body, language, signal })),
  meta,
};

/** Sets a new password with the code and signs in with it. */
export const resetPasswordMutation = {
  mutationKey: ['reset-password'],
  mutationFn: ({ language, ...body }: InLanguage<typeof resetPassword>) =>
    inTime((signal) => call(resetPassword, { body, language, signal })),
  meta,
};
