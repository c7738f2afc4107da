import { call } from '@/api/http/client';
import { forgotPassword, login, resendCode, resetPassword, signup, verifyPhone } from './contract';
import type { Endpoint, RequestOf } from '@/api/http/endpoint';
import type { User } from '@/api/user/contract';
import type { QueryClient } from '@tanstack/react-query';
import { inForm } from '@/api/http/time-limit';
import { userQuery } from '@/api/user/queries';

type InLanguage<E extends Endpoint> = RequestOf<E> & { language: string };

/** Signs in with email and password. */
export const loginMutation = {
  mutationKey: ['login'],
  mutationFn: ({ language, ...body }: InLanguage<typeof login>) =>
    call(login, { body, language, ...inForm() }),
};

/** Makes an account; the session begins with its answer. */
export const signupMutation = {
  mutationKey: ['signup'],
  mutationFn: ({ language, ...body }: InLanguage<typeof signup>) =>
    call(signup, { body, language, ...inForm() }),
};

/** Confirms the phone number with the code that was sent to it. */
export function verifyPhoneMutation(client: QueryClient) {
  return {
    mutationKey: ['verify-phone'],
    mutationFn: ({ language, ...body }: InLanguage<typeof verifyPhone>) =>
      call(verifyPhone, { body, language, ...inForm() }),
    onSuccess: (user: User) => {
      client.setQueryData(userQuery().queryKey, user);
    },
  };
}

/** Has the code sent again; answers after how many seconds that can be asked for once more. */
export const resendCodeMutation = {
  mutationKey: ['resend-code'],
  mutationFn: ({ language }: { language: string }) => call(resendCode, { language, ...inForm() }),
};

/** Has a code for a new password sent; the answer is the same for any address. */
export const forgotPasswordMutation = {
  mutationKey: ['forgot-password'],
  mutationFn: ({ language, ...body }: InLanguage<typeof forgotPassword>) =>
    call(forgotPassword, { body, language, ...inForm() }),
};

/** Sets a new password with the code and signs in with it. */
export const resetPasswordMutation = {
  mutationKey: ['reset-password'],
  mutationFn: ({ language, ...body }: InLanguage<typeof resetPassword>) =>
    call(resetPassword, { body, language, ...inForm() }),
};
