import { expect } from '@playwright/test';
import { PERSISTED_MARK } from '@/browser/session-reset';
import { callsTo } from '../flows/calls';
import { words } from '../support/words';
import { byCss, byRole, byText, within } from './page';
import {
  button,
  loginHeading,
  openList,
  overview,
  PROGRAMS,
  signInByForm,
  TOASTS,
  WATCH_TOASTS,
} from './steps';
import { test } from './test';

/** Without a query, the HTML of the page has rows. */
const LIST = '/scholarship?sort=deadline';

test('a list that failed loads by Try again', async ({ app, mock }) => {
  await mock.fault({ match: 'getScholarships', kind: 'status', status: 400, times: 1 });
  await app.goto(LIST);
  const again = within(byCss('main'), button('en', 'common', 'action.tryAgain'));
  await app.click(again);
  await app.none(again);
  await app.visible(byCss('main li h3'));
  await expect.poll(async () => callsTo(await mock.requests(), 'scholarships').length).toBe(2);
});

test('an engine that answers 500: an empty list, one toast, Try again', async ({ app, mock }) => {
  await openList(app);
  await app.session.early(WATCH_TOASTS);
  await mock.fault({ match: 'preRunEngine', kind: 'status', status: 500, times: 1 });
  await app.reload();
  await app.visible(byText(words('en', 'results', 'failed.title')));
  await app.none(PROGRAMS);
  await app.hasText(TOASTS, /500|went wrong/);
  await app.click(button('en', 'common', 'action.tryAgain'));
  await app.visible(PROGRAMS);
  await app.none(TOASTS);
  expect(await app.run('window.toastTexts.length')).toBe(1);
});

test('a connection that is hung up is reported once', async ({ app, mock }) => {
  await openList(app);
  await app.session.early(WATCH_TOASTS);
  await mock.fault({ match: 'preRunEngine', kind: 'dropped', times: 1 });
  await app.reload();
  await app.visible(byText(words('en', 'results', 'failed.title')));
  await app.becomes('window.toastTexts.length', 1);
  await app.click(button('en', 'common', 'action.tryAgain'));
  await app.visible(PROGRAMS);
  await app.none(TOASTS);
  expect(await app.run('window.toastTexts.length')).toBe(1);
});

test('a read that hangs is reported after a while, and loads by hand', async ({ app, mock }) => {
  await mock.fault({ match: 'getScholarships', kind: 'hang', times: 1 });
  await app.goto(LIST);
  await app.hasText(byCss('[data-network-line]'), words('en', 'overlays', 'network.late'));
  await app.click(within(byCss('[data-network-line]'), button('en', 'common', 'action.tryAgain')));
  await app.visible(byCss('main li h3'));
  await app.none(byCss('[data-network-line]'));
});

test('a 401 in the middle leads to /login once, and the sign-in back', async ({
  app,
  mock,
  signIn,
}) => {
  await signIn();
  // As if all had been loaded for offline (R45): only the click meets the expired session.
  await app.run(`void localStorage.setItem('${PERSISTED_MARK}', Date.now())`);
  await app.goto('/school-list?sort=tuition');
  await app.visible(overview());
  await app.networkIdle();
  await app.run(WATCH_TOASTS);
  const entries = Number(await app.run('history.length'));
  await mock.expire();
  const pager = byRole('navigation', words('en', 'results', 'pager.label'));
  await app.click(within(pager, byRole('link')));
  await app.at('/login');
  await app.visible(loginHeading());
  await app.becomes('window.toastTexts.length', 1);
  expect(Number(await app.run('history.length')) - entries).toBeLessThanOrEqual(1);
  await signInByForm(app, 'en');
  await app.at('/school-list?page=2&sort=tuition');
  await app.visible(overview());
  expect(await app.run('window.toastTexts.length')).toBe(1);
});
