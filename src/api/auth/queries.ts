import type { QueryClient } from '@tanstack/react-query';
import { call } from '@/api/http/client';
import type { Endpoint, RequestOf } from '@/api/http/endpoint';
import { cacheUser } from '@/api/user/mutations';
import { forgotPassword, login, resendCode, resetPassword, signup, verifyPhone } from './contract';

type InLanguage<E extends Endpoint> = RequestOf<E> & { language: string };

export const loginMutation = {
  mutationFn: ({ language, ...body }: InLanguage<typeof login>) =>
    call(login, { body, language, inlineError: true }),
};

/** Makes an account; its session begins with the response. */
export const signupMutation = {
  mutationFn: ({ language, ...body }: InLanguage<typeof signup>) =>
    call(signup, { body, language, inlineError: true }),
};

/** Confirms the phone number with the code that was sent to it. */
export function verifyPhoneMutation(client: QueryClient) {
  return {
    mutationFn: ({ language, ...body }: InLanguage<typeof verifyPhone>) =>
      call(verifyPhone, { body, language, inlineError: true }),
    onSuccess: cacheUser(client),
  };
}

export const resendCodeMutation = {
  mutationFn: ({ language }: { language: string }) =>
    call(resendCode, { language, inlineError: true }),
};

/** Sends a code for a new password; the response is the same for any email. */
export const forgotPasswordMutation = {
  mutationFn: ({ language, ...body }: InLanguage<typeof forgotPassword>) =>
    call(forgotPassword, { body, language, inlineError: true }),
};

/** Sets a new password with the code and signs in with it. */
export const resetPasswordMutation = {
  mutationFn: ({ language, ...body }: InLanguage<typeof resetPassword>) =>
    call(resetPassword, { body, language, inlineError: true }),
};
