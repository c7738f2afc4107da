import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { byMouse } from '../flows/input/press';
import { shownToasts, watchToasts } from '../flows/toasts';
import {
  answerAll,
  at,
  loginHeading,
  logOut,
  overview,
  programs,
  signInByForm,
} from '../flows/visit';
import { startExample, type Servers } from '../support/servers';
import { test as base } from '../support/test';
import { ONE_LOCALE, words } from '../support/words';

// The server of `examples/api-server`: the calls of spec section 7, logging in and out, and no other.

const test = base.extend<object, { example: Servers }>({
  example: [
    async ({}, use) => {
      const { stop, ...servers } = await startExample();
      await use(servers);
      await stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ example }, use) => use(example.site),
});

/** The calls that docs/api.md marks as shown. */
const SHOWN = [
  ...readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8').matchAll(
    /^\| ([A-Z]+) +\| `([^`]+)` +\| shown/gm,
  ),
].map(([, method, path]) => `${method} ${path}`);

/** Every call of the pages so far with the status of its answer: `GET /api/v1/user 200`. */
function answeredCalls(page: Page): Set<string> {
  const answered = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const method = response.request().method();
    if (pathname.startsWith('/api/')) answered.add(`${method} ${pathname} ${response.status()}`);
  });
  return answered;
}

for (const locale of ONE_LOCALE) {
  test(`from the questions to the saved programs, ${locale}`, async ({ page, expectConsole }) => {
    // The calls that it does not have.
    expectConsole(/status of 40[45]/);
    expect(SHOWN).toHaveLength(12);
    await watchToasts(page);
    const answered = answeredCalls(page);
    await page.goto(at(locale, '/school-list'));
    await expect(programs(page)).toHaveCount(12);
    await page.goto(at(locale, '/'));
    await answerAll(page, { locale, press: byMouse });
    expect(await shownToasts(page)).toEqual([]);

    await page.goto(at(locale, '/login'));
    await signInByForm(page, locale, byMouse);
    await expect(page).toHaveURL(at(locale, '/school-list'));
    await expect(overview(page, locale)).toBeVisible();
    await expect(programs(page).first()).toBeVisible();
    // The visitor's answers stay on the device, because it stores none.
    expect(await shownToasts(page)).toEqual([words(locale, 'account', 'carry.failed')]);

    await page.goto(at(locale, '/profile/checklist'));
    await expect(page.getByRole('main')).toContainText('Mai studies here.');
    await expect(page.getByRole('main')).not.toContainText(/undefined|NaN|\{\{/);
    expect(await shownToasts(page)).toEqual([]);
    await logOut(page, locale, 'Trần Ngọc Linh');
    await expect(loginHeading(page, locale)).toBeVisible();
    const isDone = [...SHOWN, 'POST /api/v1/auth/login', 'POST /api/v1/auth/logout'];
    await expect.poll(() => isDone.filter((call) => !answered.has(`${call} 200`))).toEqual([]);
    const failed = [...answered].filter((call) => !/ (200|404|405)$/.test(call));
    expect(failed).toEqual([]);
  });
}
