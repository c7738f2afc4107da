import { expect, type Locator, type Page } from '@playwright/test';
import { scriptFeatures } from '../../tools/checks/newer-features.mjs';
import { byMouse } from '../flows/input/press';
import { answerAll, at, programs, signInByForm } from '../flows/visit';
import { ONE_LOCALE } from '../support/words';
import { test } from '../support/test';

/** Everything that one of the oldest supported browsers does not have yet. */
const NEWER = scriptFeatures().filter(({ newer }) => newer !== null);

/** Removes everything newer than the oldest supported browsers before a page's own scripts run. */
async function makeOldest(page: Page): Promise<void> {
  await page.addInitScript((features) => {
    const own = (owner: object, name: string): unknown =>
      Object.getOwnPropertyDescriptor(owner, name)?.value;
    const remove = (owner: unknown, name: string) => Reflect.deleteProperty(Object(owner), name);
    for (const { owner, name, isStatic } of features) {
      if (owner === '' || owner === 'Window') {
        remove(window, name);
        continue;
      }
      const holder = Object(own(window, owner) ?? own(Intl, owner));
      // The data do not say which members of built-ins are static.
      remove(holder, name);
      if (!isStatic) remove(own(holder, 'prototype'), name);
    }
  }, NEWER);
}

for (const locale of ONE_LOCALE) {
  test(`the oldest browsers: questions, list, sign-in and pages, ${locale}`, async ({ page }) => {
    await makeOldest(page);
    await page.goto(at(locale, '/'));
    const left = await page.evaluate(() =>
      ['toSorted', 'findLast']
        .filter((name) => name in Array.prototype)
        .concat(
          'canParse' in URL || 'timeout' in AbortSignal || 'Segmenter' in Intl ? 'static' : [],
        ),
    );
    expect(left).toEqual([]);
    await answerAll(page, { locale, press: byMouse });
    await programs(page).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goto(at(locale, '/login'));
    await signInByForm(page, locale, byMouse);
    await expect(page).toHaveURL(new RegExp(`${at(locale, '/school-list')}\\?.*program=`));
    await expect(programs(page).first()).toBeVisible();
    for (const path of [
      '/scholarship',
      '/majors',
      '/resources',
      '/pricing',
      '/demo',
      '/sophie',
      '/ai-essay',
      '/profile',
      '/profile/edit',
      '/profile/essays',
      '/profile/checklist',
      '/profile/achievements',
    ]) {
      await page.goto(at(locale, path));
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('alert').filter({ hasText: /\S/ }), path).toHaveCount(0);
    }
  });
}

/** Says what a browser needs, in both languages. */
function requirements(page: Page): Locator {
  return page.getByText(/JavaScript and a browser[^]*JavaScript và trình duyệt/);
}

/** The page can be read, says what it needs, and its links work. */
async function expectReadable(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(requirements(page)).toBeVisible();
  // A placeholder would promise programs that never come.
  if (address === '/school-list') return expect(page.locator('main')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('header > div > :last-child')).toBeVisible();
  const pricing = at(address.startsWith('/vi') ? 'vi' : 'en', '/pricing');
  await page.locator(`a[href="${pricing}"]`).first().click();
  await expect(page).toHaveURL(pricing);
  return expect(requirements(page)).toBeVisible();
}

const ADDRESSES = ['/', '/vi/majors', '/school-list'];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const address of ADDRESSES) {
    test(`${address} says what it needs`, ({ page }) => expectReadable(page, address));
  }
});

for (const [missing, addresses] of [
  ['CSSLayerBlockRule', ADDRESSES],
  ['WritableStream', ['/school-list']],
] as const) {
  for (const address of addresses) {
    test(`a browser older than ${missing}: ${address} says what it needs`, async ({
      page,
      signIn,
      mock,
    }) => {
      await signIn('linh.tran');
      await page.addInitScript((name) => Reflect.deleteProperty(window, name), missing);
      await expectReadable(page, address);
      await page.waitForLoadState('networkidle');
      expect(await mock.requests()).toEqual([]);
    });
  }
}

for (const address of ['/', '/school-list']) {
  test(`an app that cannot be parsed: ${address} says what it needs`, async ({
    page,
    signIn,
    expectConsole,
  }) => {
    expectConsole(/SyntaxError/);
    // Without its hash, so that the browser parses it.
    await page.route(
      (url) => url.pathname === address || url.pathname.endsWith('/pricing'),
      async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        const body = html.replace(
          /<script type="importmap">[^]*?<\/script>| integrity="[^"]*"/g,
          '',
        );
        await route.fulfill({ response, body });
      },
    );
    await page.route(/\/assets\/main-/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'class {' }),
    );
    await signIn('linh.tran');
    await expectReadable(page, address);
  });
}
