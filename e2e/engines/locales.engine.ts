import { expect } from '@playwright/test';
import { words } from '../support/words';
import { byCss, byRole } from './page';
import { test } from './test';

test('the path decides the language', async ({ app }) => {
  await app.goto('/vi/pricing');
  expect(await app.run('document.documentElement.lang')).toBe('vi-VN');
  await app.visible(byRole('heading', words('vi', 'pricing', 'title')));
});

test('a stored language moves an unprefixed path, with its query and hash', async ({ app }) => {
  await app.session.addCookie('i18n_redirected', 'vi');
  await app.goto('/majors?q=y#list');
  await app.at('/vi/majors?q=y#list');
});

test('an unknown path is named on the 404 page', async ({ app }) => {
  await app.goto('/nope/x');
  await app.visible(byRole('heading', 'Page not found: /nope/x'));
  expect(await app.count(byCss('main'))).toBe(1);
});
