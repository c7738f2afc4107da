import { expect } from '@playwright/test';
import { mixesIn, recordTexts } from '../flows/mixed-languages';
import { at } from '../flows/visit';
import { ONE_LOCALE, words } from '../support/words';
import { byCss, byRole } from './page';
import { accountField, heading, openList, PROGRAMS, switchTo } from './steps';
import { test } from './test';

test('the path decides the language', async ({ app }) => {
  await app.goto('/vi/pricing');
  expect(await app.run('document.documentElement.lang')).toBe('vi-VN');
  await app.visible(heading('vi', 'pricing', 'title'));
});

test('a stored language moves an unprefixed path, with its query and hash', async ({ app }) => {
  await app.session.addCookie('i18n_redirected', 'vi');
  await app.goto('/majors?q=y#list');
  await app.at('/vi/majors?q=y#list');
});

test.describe('a browser in Vietnamese', () => {
  test.use({ sessionOptions: { width: 1280, height: 800, language: 'vi' } });

  test('moves an unprefixed path to /vi', async ({ app }) => {
    await app.goto('/pricing?a=b');
    await app.at('/vi/pricing?a=b');
    await app.visible(heading('vi', 'pricing', 'title'));
  });
});

test('a switch keeps the input of a form', async ({ app }) => {
  await app.goto('/login?a=b#c');
  await app.fill(accountField('en', 'email'), 'linh@');
  await app.fill(accountField('en', 'password'), 'half');
  await switchTo(app, 'vi');
  await app.at('/vi/login?a=b#c');
  await app.has(accountField('vi', 'email'), 'value', 'linh@');
  await app.has(accountField('vi', 'password'), 'value', 'half');
});

test('a switch keeps the query, and no moment mixes languages', async ({ app, mock }) => {
  await openList(app, '?sort=tuition&degree=bachelor#list');
  await app.hasCount(PROGRAMS, 12);
  await mock.latency(250);
  await app.run(`(${String(recordTexts)})()`);
  await switchTo(app, 'vi');
  await app.at('/vi/school-list?sort=tuition&degree=bachelor#list');
  await app.visible(byCss('main ol a[href^="/vi/school-list?"]'));
  const shown = (await app.run('window.shownTexts')) as string[][]; // written by recordTexts
  expect(shown.length).toBeGreaterThan(1);
  expect(mixesIn(shown, ['en', 'vi']).mixes).toEqual([]);
});

test('a switch keeps the scroll position of a text', async ({ app }) => {
  await app.goto('/pricing');
  // Above the heading, whose height differs by language: a browser would hold what is below it in place.
  await app.scrollTo(60);
  await switchTo(app, 'vi');
  await app.visible(heading('vi', 'pricing', 'title'));
  await app.becomes('scrollY', 60);
});

test('a switch keeps the scroll position of a list', async ({ app, mock }) => {
  await openList(app);
  await mock.latency(250);
  await app.scrollTo(900);
  await switchTo(app, 'vi');
  await app.hasCount(byCss('main ol a[href^="/vi/school-list?"]'), 12);
  await app.becomes('scrollY', 900);
});

for (const locale of ONE_LOCALE) {
  test(`an unknown path is named on the 404 page, ${locale}`, async ({ app }) => {
    const path = at(locale, '/nope/x');
    await app.goto(path);
    await app.visible(byRole('heading', words(locale, 'common', 'notFound.title', { path })));
    expect(await app.count(byCss('main'))).toBe(1);
  });
}

test('/en/majors is a 404', async ({ app }) => {
  await app.goto('/en/majors');
  await app.visible(byRole('heading', 'Page not found: /en/majors'));
  await app.at('/en/majors');
});
