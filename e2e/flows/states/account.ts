import { expect } from '@playwright/test';
import { FAILED_REQUEST } from '../../support/test';
import { words } from '../../support/words';
import { HOA } from '../forms/account-forms';
import { LINH } from '../visit';
import { button, FAILING, expectText, expectFailure, type Stage, type State } from './state';

const STEPS = ['grade', 'countries', 'budget', 'field', 'majors'] as const;

function typeIn({ page, locale }: Stage, label: string, text: string): Promise<void> {
  return page.getByLabel(words(locale, 'account', label), { exact: true }).fill(text);
}

async function signUpAs(stage: Stage, student: typeof HOA): Promise<void> {
  for (const [label, text] of Object.entries(student)) await typeIn(stage, label, text);
  await button(stage, 'account', 'signup').click();
}

async function sendEmpty(stage: Stage, key: string): Promise<void> {
  await button(stage, 'account', key).click();
  await expect(stage.page.locator('[aria-invalid=true]').first()).toBeFocused();
}

/** The account pages and the first questions. */
export const ACCOUNT_STATES: readonly State[] = [
  { name: 'auth-carry', route: 'auth', as: 'saver' },
  { name: 'login-carry', route: 'login', as: 'saver' },
  {
    name: 'login-errors',
    route: 'login',
    as: 'visitor',
    after: (stage) => sendEmpty(stage, 'submit'),
  },
  { name: 'signup-carry', route: 'signup', as: 'saver' },
  {
    name: 'signup-errors',
    route: 'signup',
    as: 'visitor',
    after: (stage) => sendEmpty(stage, 'signup'),
  },
  {
    name: 'signup-taken',
    route: 'signup',
    as: 'visitor',
    console: FAILED_REQUEST,
    after: async (stage) => {
      await signUpAs(stage, { ...HOA, email: LINH.email });
      await expectText(stage, 'account', 'signupPage.takenLogin');
    },
  },
  {
    name: 'signup-failed',
    route: 'signup',
    as: 'visitor',
    console: FAILED_REQUEST,
    before: ({ mock }) => mock.fault({ match: 'signup', ...FAILING }),
    after: async (stage) => {
      await signUpAs(stage, HOA);
      await expect(stage.page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  { name: 'verify-phone-code', route: 'verify-phone', as: 'new' },
  {
    name: 'verify-phone-wrong',
    route: 'verify-phone',
    as: 'new',
    console: FAILED_REQUEST,
    after: async (stage) => {
      await typeIn(stage, 'code.label', '111111');
      await expect(stage.page.locator('[aria-invalid=true]')).toBeVisible();
    },
  },
  {
    name: 'verify-phone-other-number',
    route: 'verify-phone',
    as: 'new',
    after: (stage) => button(stage, 'account', 'phonePage.wrongNumber').click(),
  },
  { name: 'verify-phone-no-number', route: 'verify-phone', as: 'minh' },
  { name: 'verify-phone-done', route: 'verify-phone', as: 'student' },
  {
    name: 'verify-phone-failed',
    route: 'verify-phone',
    as: 'new',
    console: FAILED_REQUEST,
    before: ({ mock }) => mock.fault({ match: 'getUser', ...FAILING }),
    after: (stage) => expectFailure(stage, 'account', 'phonePage.failed'),
  },
  {
    name: 'forgot-password-code',
    route: 'forgot-password',
    search: { step: 'code' },
    as: 'visitor',
  },
  {
    name: 'forgot-password-code-errors',
    route: 'forgot-password',
    search: { step: 'code' },
    as: 'saver',
    after: (stage) => sendEmpty(stage, 'reset.submit'),
  },
  ...STEPS.map((step): State => ({
    name: `onboarding-${step}`,
    route: 'onboarding',
    search: { step },
    as: step === 'budget' ? 'new' : 'student',
  })),
  {
    name: 'onboarding-failed',
    route: 'onboarding',
    search: { step: 'countries' },
    as: 'new',
    console: FAILED_REQUEST,
    before: ({ mock }) => mock.fault({ match: 'getBasicInfo', ...FAILING }),
    after: (stage) => expectFailure(stage, 'onboarding', 'failed'),
  },
];
