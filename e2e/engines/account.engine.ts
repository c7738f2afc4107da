import { expect } from '@playwright/test';
import { callsTo } from '../flows/calls';
import { HOA } from '../flows/forms/account-forms';
import { LINHS } from '../flows/students';
import { LINH } from '../flows/visit';
import { byRole, nth } from './page';
import {
  accountField,
  answerAll,
  button,
  heading,
  link,
  loginHeading,
  logOut,
  overview,
  question,
  signInByForm,
  TITLE,
  watchFor,
} from './steps';
import { SHOWN } from '../flows/hosting/shown-texts';
import { test } from './test';

test('a new account: sign-up, phone code, first questions, list', async ({ app, mock }) => {
  await app.goto('/signup');
  for (const key of ['name', 'email', 'phone', 'password'] as const) {
    await app.fill(accountField('en', key), HOA[key]);
  }
  await app.click(button('en', 'account', 'signup'));
  await app.at(/^\/signup\/verify-phone/);
  await app.visible(heading('en', 'account', 'phonePage.title'));
  // The form sends itself with the sixth digit.
  await app.fill(accountField('en', 'code.label'), '000000');
  await app.at(/^\/onboarding\?step=countries/);
  await app.visible(question('en', 'countries'));
  await app.click(nth(byRole('checkbox'), 0));
  await app.click(link('en', 'questions', 'next'));
  await app.visible(question('en', 'grade'));
  await app.click(link('en', 'onboarding', 'later'));
  await app.at('/school-list');
  await app.visible(overview());
  const requests = await mock.requests();
  for (const call of ['signup', 'verify-phone']) expect(callsTo(requests, call)).toHaveLength(1);
});

test('a visitor with answers signs in and keeps them', async ({ app }) => {
  await app.goto('/');
  await answerAll(app, 'en');
  const count = /^\d+/.exec(await app.text(TITLE))?.[0] ?? '';
  await app.goto('/login');
  await signInByForm(app, 'en');
  await app.at('/school-list');
  await app.visible(overview());
  await app.hasText(TITLE, new RegExp(`^${count} `));
});

test('a wrong password is reported at its field', async ({ app }) => {
  await app.goto('/login');
  await signInByForm(app, 'en', 'not it');
  const password = accountField('en', 'password');
  await app.isDescribed(password, 'incorrect');
  await app.focused(password);
  await app.has(password, 'value', 'not it');
  await app.fill(password, LINH.password);
  await app.click(button('en', 'account', 'submit'));
  await app.at('/school-list');
});

test('after the logout Back shows nothing of the student', async ({ app, signIn }) => {
  await signIn();
  await app.goto('/');
  await app.hasText(TITLE, /Linh/);
  await app.click(byRole('button', new RegExp(LINHS.name)));
  await app.click(byRole('menuitem', 'Profile'));
  await app.at('/profile');
  // A menu closes when the focus leaves it, so not before the page has taken it.
  await app.focused(TITLE);
  await logOut(app);
  await app.at('/login');
  await app.focused(loginHeading());
  expect(await app.run(`/(^|; )(token|publicToken)=/.test(document.cookie)`)).toBe(false);
  await app.run(watchFor([LINHS.name, LINHS.email]));
  await app.back();
  await app.at('/');
  await app.visible(question('en', 'countries'));
  expect(await app.run(`${SHOWN}.texts`)).toEqual([]);
  await app.forward();
  await app.visible(loginHeading());
});

test('a forgotten password is replaced by a code', async ({ app }) => {
  await app.goto('/login');
  await app.click(link('en', 'account', 'forgot'));
  await app.at('/forgot-password');
  await app.fill(accountField('en', 'email'), LINH.email);
  await app.click(button('en', 'account', 'reset.send'));
  await app.at('/forgot-password?step=code');
  await app.fill(accountField('en', 'code.label'), '000000');
  await app.fill(accountField('en', 'reset.newPassword'), HOA.password);
  await app.click(button('en', 'account', 'reset.submit'));
  await app.at('/school-list');
  await app.visible(overview());
});

test('a logout in one tab ends the session in the other', async ({ app, signIn }) => {
  await signIn();
  await app.goto('/profile');
  await app.visible(TITLE);
  const other = await app.newTab();
  await other.goto('/school-list');
  await other.visible(overview());
  await logOut(other);
  await other.visible(loginHeading());
  await app.at('/login');
  await app.visible(loginHeading());
  expect(String(await app.run('document.body.textContent'))).not.toContain(LINHS.name);
});
