import {
  forgotPasswordMutation,
  loginMutation,
  resendCodeMutation,
  resetPasswordMutation,
  signupMutation,
  verifyPhoneMutation,
} from '@/api/auth/queries';
import {
  changeBasicInfoMutation,
  changeUserMutation,
  deleteUserMutation,
} from '@/api/user/profile';
import {
  basicInfoQuery,
  saveBasicInfoMutation,
  schoolListVisitedMutation,
  userQuery,
} from '@/api/user/queries';
import { classGradesQuery, countriesQuery } from '@/api/journey/queries';
import { sendLogout } from '@/api/auth/logout';
import { direct, kept, reading, writing, type Asked } from './ways';

/** Forms keep a second press back while the first is under way. */
const ONE_PRESS = 'a form is sent once at a time (e2e/pages/forms.spec.ts)';
const form = { alone: ONE_PRESS, place: true } as const;
const guestForm = { ...form, as: 'visitor' } as const;

const email = 'linh.tran@example.com';
const password = 'saola-demo';
const language = ({ language: tag }: Asked) => ({ language: tag });

const infoKept = kept(({ language: tag }) => basicInfoQuery(tag));

/** Getting in and out, the account itself, and what it knows of the search. */
export const accountCalls = {
  login: [
    writing(
      () => loginMutation,
      (asked) => ({ ...language(asked), email, password }),
      guestForm,
    ),
  ],
  signup: [
    writing(
      () => signupMutation,
      (asked) => ({
        ...language(asked),
        name: 'Hoa',
        // The recovery of a cell signs up as somebody new.
        email: `hoa-${crypto.randomUUID()}@example.com`,
        phone: '+84912345679',
        password: 'a-long-password',
      }),
      guestForm,
    ),
  ],
  forgotPassword: [
    writing(
      () => forgotPasswordMutation,
      (asked) => ({ ...language(asked), email }),
      guestForm,
    ),
  ],
  resetPassword: [
    writing(
      () => resetPasswordMutation,
      (asked) => ({ ...language(asked), email, code: '000000', password: 'a-long-password' }),
      guestForm,
    ),
  ],
  verifyPhone: [
    writing(
      ({ client }) => verifyPhoneMutation(client),
      (asked) => ({ ...language(asked), code: '000000' }),
      form,
    ),
  ],
  resendCode: [writing(() => resendCodeMutation, language, form)],
  logout: [direct('nobody', () => sendLogout(), { alone: 'the first ends the session' })],
  deleteUser: [
    writing(
      () => deleteUserMutation,
      () => ({ password }),
      form,
    ),
  ],
  getUser: [reading('toast', () => userQuery())],
  patchUser: [
    writing(
      ({ client }) => changeUserMutation(client),
      ({ other }) => ({ name: other ? 'The second' : 'The first' }),
      {
        name: 'profile',
        place: true,
        kept: kept(() => userQuery()),
      },
    ),
    writing(
      ({ client }) => schoolListVisitedMutation(client),
      () => undefined,
      { name: 'school list visited', alone: 'sent once, on the first visit' },
    ),
  ],
  getBasicInfo: [
    reading('toast', ({ language: tag, other }) =>
      basicInfoQuery(other ? otherLanguage(tag) : tag),
    ),
  ],
  putBasicInfo: [
    writing(
      ({ client, language: tag }) => saveBasicInfoMutation(client, tag),
      ({ samples: { info }, other }) => ({
        body: { ...info, average: other ? 9 : 8 },
        before: info,
      }),
      { name: 'answers', kept: infoKept },
    ),
    writing(
      ({ client }) => changeBasicInfoMutation(client),
      ({ language: tag, other }) => ({ changes: { average: other ? 9 : 8 }, language: tag }),
      { name: 'profile', place: true, kept: infoKept },
    ),
  ],
  getSession: [
    reading(
      'toast',
      ({ language: tag, other }) => classGradesQuery(other ? otherLanguage(tag) : tag),
      { name: 'for a GET', beforeVisit: true, alone: 'asked once, however many wait for it' },
    ),
    reading('toast', ({ language: tag }) => countriesQuery(tag, {}), {
      name: 'for a POST',
      beforeVisit: true,
      alone: 'asked once, however many wait for it',
    }),
  ],
} as const;

/** The other language of the product, as a BCP 47 tag. */
export function otherLanguage(tag: string): string {
  return tag === 'en-US' ? 'vi-VN' : 'en-US';
}
