import { expect, type Page } from '@playwright/test';
import { words, type TestLocale } from '../../support/words';
import { untilHydrated } from '../hosting/first-paint';
import type { FormField, TestForm } from './form';
import { at, LINH, overview } from '../visit';

/** A student without a sample account, for accounts created in a test. */
export const HOA = {
  name: 'Phạm Thị Hoà',
  email: 'hoa.pham@example.com',
  phone: '0912 345 678',
  password: 'a sentence is easy to keep',
};

const LONG = 'd'.repeat(201);

const email: FormField = {
  name: 'email',
  label: 'email',
  good: LINH.email,
  refuses: [
    ['', 'error.email'],
    ['linh', 'error.email'],
    ['linh@example', 'error.email'],
    ['linh tran@example.com', 'error.email'],
  ],
};
const newPassword: FormField = {
  name: 'password',
  label: 'password',
  good: HOA.password,
  refuses: [
    ['', 'error.password'],
    ['1234567', 'error.passwordShort'],
    [LONG, 'error.passwordLong'],
  ],
};
const code: FormField = {
  name: 'code',
  label: 'code.label',
  good: '000000',
  refuses: [
    ['', 'error.code'],
    ['12345', 'error.code'],
  ],
};

function opens(path: string) {
  return async (page: Page, locale: TestLocale) => {
    await page.goto(at(locale, path));
    await expect(page.getByRole('main').locator('form')).toBeVisible();
    // What is typed before is a subject of hosting/early-input.spec.ts.
    await untilHydrated(page);
  };
}

async function onTheList(page: Page, locale: TestLocale): Promise<void> {
  await expect(page).toHaveURL(at(locale, '/school-list'));
  await expect(overview(page, locale)).toBeVisible();
}

/** The heading of the phone code page. */
function phoneHeading(page: Page, locale: TestLocale) {
  return page.getByRole('heading', { level: 1, name: words(locale, 'account', 'phonePage.title') });
}

/** `/login`. */
export const loginForm: TestForm = {
  name: 'login',
  namespace: 'account',
  open: opens('/login'),
  fields: [
    email,
    { name: 'password', label: 'password', good: LINH.password, refuses: [['', 'error.password']] },
  ],
  send: 'submit',
  call: { match: 'login', method: 'POST', path: /\/auth\/login$/ },
  done: onTheList,
};

/** `/signup`. */
export const signupForm: TestForm = {
  name: 'signup',
  namespace: 'account',
  open: opens('/signup'),
  fields: [
    {
      name: 'name',
      label: 'name',
      good: HOA.name,
      refuses: [
        ['', 'error.name'],
        ['   ', 'error.name'],
        ['n'.repeat(101), 'error.nameLong'],
      ],
    },
    { ...email, good: HOA.email },
    {
      name: 'phone',
      label: 'phone',
      good: HOA.phone,
      refuses: [
        ['', 'error.phone'],
        ['12', 'error.phone'],
        ['none of it', 'error.phone'],
      ],
    },
    { ...newPassword, refuses: [...newPassword.refuses, [HOA.email, 'error.passwordIsEmail']] },
  ],
  send: 'signup',
  call: { match: 'signup', method: 'POST', path: /\/auth\/signup$/ },
  done: async (page, locale) => {
    await expect(page).toHaveURL(new RegExp(`${at(locale, '/signup/verify-phone')}(\\?.*)?$`));
    await expect(phoneHeading(page, locale)).toBeVisible();
  },
};

/** `/signup/verify-phone`, of an account whose number is not confirmed. */
export const codeForm: TestForm = {
  name: 'verify-phone',
  as: 'new',
  namespace: 'account',
  open: opens('/signup/verify-phone'),
  fields: [code],
  send: 'phonePage.submit',
  submitsItself: true,
  call: { match: 'verifyPhone', method: 'POST', path: /\/auth\/verify-phone$/ },
  done: async (page, locale) => {
    await expect(page).toHaveURL(new RegExp(`${at(locale, '/onboarding')}(\\?.*)?$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

/** `/signup/verify-phone`, of an account without a number. */
export const phoneForm: TestForm = {
  name: 'the number of verify-phone',
  as: 'minh',
  namespace: 'account',
  open: opens('/signup/verify-phone'),
  fields: signupForm.fields.filter(({ name }) => name === 'phone'),
  send: 'phonePage.sendTo',
  call: { match: 'patchUser', method: 'PATCH', path: /\/v1\/user$/ },
  done: async (page, locale) => {
    await expect(page.getByLabel(words(locale, 'account', 'code.label'))).toBeFocused();
  },
};

/** `/forgot-password`, the address. */
export const addressForm: TestForm = {
  name: 'forgot-password',
  namespace: 'account',
  open: opens('/forgot-password'),
  fields: [email],
  send: 'reset.send',
  call: { match: 'forgotPassword', method: 'POST', path: /\/auth\/forgot-password$/ },
  done: async (page, locale) => {
    await expect(page).toHaveURL(at(locale, '/forgot-password?step=code'));
    await expect(page.getByLabel(words(locale, 'account', 'code.label'))).toBeVisible();
  },
};

/** `/forgot-password`, the code and the new password. */
export const resetForm: TestForm = {
  name: 'forgot-password, the code',
  namespace: 'account',
  open: opens('/forgot-password?step=code'),
  fields: [
    email,
    code,
    {
      ...newPassword,
      label: 'reset.newPassword',
      refuses: [...newPassword.refuses, [LINH.email, 'error.passwordIsEmail']],
    },
  ],
  send: 'reset.submit',
  call: { match: 'resetPassword', method: 'POST', path: /\/auth\/reset-password$/ },
  done: onTheList,
};

/** A form of `/profile/edit` that is done when its toast is shown. */
function credentials(
  which: 'email' | 'password',
  form: Pick<TestForm, 'fields' | 'call'>,
): TestForm {
  return {
    ...form,
    name: `new ${which}`,
    namespace: 'account',
    as: 'new',
    open: async (page, locale) => {
      await page.goto(at(locale, '/profile/edit'));
      await expect(page.getByRole('main').locator('form').first()).toBeVisible();
    },
    send: `credentials.${which}Submit`,
    done: async (page, locale) => {
      await expect(
        page.getByText(words(locale, 'account', `credentials.${which}Done`)),
      ).toBeVisible();
    },
  };
}

const currentPassword: FormField = {
  name: 'password',
  label: 'password',
  good: HOA.password,
  refuses: [['', 'error.password']],
};

/** The change of the email. */
export const newEmailForm = credentials('email', {
  fields: [{ ...email, label: 'credentials.email', good: 'hoa.new@example.com' }, currentPassword],
  call: { match: 'putEmail', method: 'PUT', path: /\/user\/email$/ },
});

/** The change of the password. */
export const newPasswordForm = credentials('password', {
  fields: [
    { ...currentPassword, name: 'current_password', label: 'credentials.current' },
    { ...newPassword, label: 'credentials.password', good: 'a longer sentence to keep' },
  ],
  call: { match: 'putPassword', method: 'PUT', path: /\/user\/password$/ },
});
