import {
  forgotPasswordMutation,
  loginMutation,
  resendCodeMutation,
  resetPasswordMutation,
  signupMutation,
  verifyPhoneMutation,
} from '@/api/auth/queries';
import { sendLogout } from '@/api/auth/send-logout';
import {
  changeEmailMutation,
  changePasswordMutation,
  changeUserMutation,
  deleteUserMutation,
  momentMutation,
  schoolListVisitedMutation,
} from '@/api/user/mutations';
import { changeBasicInfoMutation } from '@/api/user/change-basic-info';
import { basicInfoQuery, userQuery } from '@/api/user/queries';
import { classGradesQuery, countriesQuery } from '@/api/journey/queries';
import { direct, cached, query, mutation, type CallContext } from './variants';

/** Forms ignore a second submission while the first is pending. */
const ONE_PRESS = 'a form is sent once at a time (e2e/pages/forms.spec.ts)';
const form = { neverConcurrent: ONE_PRESS, inline: true } as const;
const guestForm = { ...form, as: 'visitor' } as const;

const email = 'linh.tran@example.com';
const password = 'saola-demo';
const language = ({ language: tag }: CallContext) => ({ language: tag });

const infoKept = cached(({ language: tag }) => basicInfoQuery(tag));

/** Signing in and out, the account, and its answers. */
export const accountCalls = {
  login: [
    mutation(
      () => loginMutation,
      (context) => ({ ...language(context), email, password }),
      guestForm,
    ),
  ],
  signup: [
    mutation(
      () => signupMutation,
      (context) => ({
        ...language(context),
        name: 'Hoa',
        // The recovery of a cell signs up a new account.
        email: `hoa-${crypto.randomUUID()}@example.com`,
        phone: '+84912345679',
        password: 'a-long-password',
      }),
      guestForm,
    ),
  ],
  forgotPassword: [
    mutation(
      () => forgotPasswordMutation,
      (context) => ({ ...language(context), email }),
      guestForm,
    ),
  ],
  resetPassword: [
    mutation(
      () => resetPasswordMutation,
      (context) => ({ ...language(context), email, code: '000000', password: 'a-long-password' }),
      guestForm,
    ),
  ],
  verifyPhone: [
    mutation(
      ({ client }) => verifyPhoneMutation(client),
      (context) => ({ ...language(context), code: '000000' }),
      form,
    ),
  ],
  resendCode: [mutation(() => resendCodeMutation, language, form)],
  logout: [
    direct('none', () => sendLogout(), { neverConcurrent: 'the first call ends the session' }),
  ],
  deleteUser: [
    mutation(
      () => deleteUserMutation,
      () => ({ password }),
      form,
    ),
  ],
  putEmail: [
    mutation(
      ({ client }) => changeEmailMutation(client),
      () => ({ email: 'linh.new@example.com', password }),
      { ...form, cached: cached(() => userQuery()) },
    ),
  ],
  putPassword: [
    mutation(
      () => changePasswordMutation,
      () => ({ current_password: password, password: 'a-longer-password' }),
      form,
    ),
  ],
  getUser: [query('toast', () => userQuery())],
  patchUser: [
    mutation(
      ({ client }) => changeUserMutation(client),
      ({ other }) => ({ name: other ? 'The second' : 'The first' }),
      {
        name: 'profile',
        inline: true,
        cached: cached(() => userQuery()),
      },
    ),
    mutation(
      ({ client }) => schoolListVisitedMutation(client),
      () => undefined,
      {
        name: 'school list visited',
        inline: true,
        neverConcurrent: 'sent once, on the first visit',
      },
    ),
  ],
  postMoment: [
    mutation(
      ({ client }) => momentMutation(client),
      ({ other }) => ({ moment: 'sent' as const, program_id: other ? 1 : 2 }),
      { inline: true, cached: cached(() => userQuery()) },
    ),
  ],
  getBasicInfo: [
    query('toast', ({ language: tag, other }) => basicInfoQuery(other ? otherLanguage(tag) : tag)),
  ],
  putBasicInfo: [
    mutation(
      ({ client }) => changeBasicInfoMutation(client),
      ({ language: tag, other }) => ({ changes: { average: other ? 9 : 8 }, language: tag }),
      { name: 'answers', cached: infoKept },
    ),
    mutation(
      ({ client }) => changeBasicInfoMutation(client, true),
      ({ language: tag, other }) => ({ changes: { average: other ? 9 : 8 }, language: tag }),
      { name: 'profile', inline: true, cached: infoKept },
    ),
  ],
  getSession: [
    query(
      'toast',
      ({ language: tag, other }) => classGradesQuery(other ? otherLanguage(tag) : tag),
      {
        name: 'for a GET',
        beforeSession: true,
        neverConcurrent: 'sent once, and every caller waits for it',
      },
    ),
    query('toast', ({ language: tag }) => countriesQuery(tag, {}), {
      name: 'for a POST',
      beforeSession: true,
      neverConcurrent: 'sent once, and every caller waits for it',
    }),
  ],
} as const;

/** The other language of the product, as a BCP 47 tag. */
export function otherLanguage(tag: string): string {
  return tag === 'en-US' ? 'vi-VN' : 'en-US';
}
