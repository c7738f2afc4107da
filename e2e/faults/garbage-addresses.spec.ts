import { expect } from '@playwright/test';
import { LONG, notice, notices, theListIsThere } from '../flows/forms/garbage';
import { at, chip, keepAnswers, question } from '../flows/visit';
import { DOCUMENT_404, test } from '../support/test';
import { words } from '../support/words';

test.describe('addresses', () => {
  const addresses: [string, RegExp[]][] = [
    [
      '?page=-1&sort=luck&order=up&degree=wizard&country=999&tuition=-5&view=3d&school=..%2F..&program=1',
      [/page number/, /order/, /degree/, /country/, /tuition/, /list or table/, /program to open/],
    ],
    ['?page=1&page=2&q=%E0%A4', [/page number/, /search/]],
    [`?q=${LONG}`, [/search/]],
  ];
  for (const [query, names] of addresses) {
    test(`${query.slice(0, 40)}: the list loads and names the dropped parameters`, async ({
      page,
    }) => {
      await keepAnswers(page);
      await page.goto(`/school-list${query}`);
      await theListIsThere(page);
      for (const name of names) {
        await expect(notices(page).filter({ hasText: name })).toBeVisible();
      }
      await expect(chip(page, 'en', 'grade')).toHaveText(/12/);
      await expect(chip(page, 'en', 'field')).toHaveText(/Computing and data/);
    });
  }

  test('a page after the last shows the last, with a message', async ({ page }) => {
    await keepAnswers(page);
    await page.goto('/school-list?page=99999');
    await theListIsThere(page);
    await expect(page).toHaveURL(/\?page=\d{1,2}$/);
    await expect(page.getByText(words('en', 'results', 'dropped.beyond'))).toBeVisible();
  });

  test('an unknown step shows the list', async ({ page }) => {
    await page.goto('/school-list?step=everything');
    await theListIsThere(page);
  });

  test('a link with unknown ids: known ones are used, the others named', async ({ page }) => {
    await page.goto('/school-list?countries=4,999,abc&field=zzz&majors=1');
    await theListIsThere(page);
    await expect(page).toHaveURL('/school-list');
    await expect(notice(page)).toContainText(words('en', 'questions', 'short.countries'));
    await expect(notice(page)).toContainText(words('en', 'questions', 'short.field'));
    await expect(chip(page, 'en', 'countries')).toHaveText(/Netherlands/);
  });

  test('a link with answers never replaces existing answers', async ({ page }) => {
    await keepAnswers(page);
    await page.goto('/school-list?countries=999,abc&field=zzz&majors=1');
    await theListIsThere(page);
    await expect(chip(page, 'en', 'grade')).toHaveText(/12/);
    await expect(chip(page, 'en', 'field')).toHaveText(/Computing and data/);
    await page.getByRole('button', { name: words('en', 'results', 'share.keep') }).click();
    await expect(page).toHaveURL('/school-list');
    await expect(chip(page, 'en', 'field')).toHaveText(/Computing and data/);
  });

  for (const [query, title] of [
    ['?school=424242', 'detail.notFoundTitle'],
    ['?school=401&program=424242', 'detail.notFoundTitle'],
  ] as const) {
    test(`${query}: the dialog reports a missing item, over the list`, async ({
      page,
      expectConsole,
    }) => {
      if (!query.includes('school=401')) expectConsole(/404/);
      await page.goto(`/school-list${query}`);
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(words('en', 'results', title));
      await dialog.getByRole('button', { name: words('en', 'common', 'action.close') }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL('/school-list');
      await theListIsThere(page);
    });
  }

  for (const [path, shown] of [
    ['/vi/%E0%A4', '/vi/%E0%A4'],
    ['/%E0%A4%A', '/%E0%A4%A'],
    [`/${LONG.slice(0, 4000)}`, `/${LONG.slice(0, 4000)}`],
    ['/%3Cscript%3Ealert(1)%3C/script%3E', '/<script>alert(1)</script>'],
  ] as const) {
    test(`${path.slice(0, 30)}: page not found`, async ({ page, servers, expectConsole }) => {
      // The router logs it, in development and in production.
      if (/%(?![\dA-F]{2})|%E0%A4/.test(path)) expectConsole(/could not be decoded/);
      const locale = path.startsWith('/vi') ? 'vi' : 'en';
      // The static server of the tests rejects an undecodable path; a host with a fallback does not.
      await page.route(servers.site + path, async (route) => {
        await route.fulfill({ response: await page.request.get(servers.site) });
      });
      await page.goto(path);
      const title = words(locale, 'common', 'notFound.title', { path: shown });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const home = page.getByRole('main').getByRole('link', {
        name: words(locale, 'common', 'action.home'),
      });
      await home.click();
      await expect(page).toHaveURL(at(locale, '/'));
      await expect(question(page, locale, 'countries')).toBeVisible();
    });
  }

  test('//evil stays on the site', async ({ page, servers, expectConsole }) => {
    expectConsole(DOCUMENT_404);
    await page.goto(`${servers.site}//evil.example/x`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(servers.site);
    await page.getByRole('banner').getByRole('link', { name: 'Tiếng Việt' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi-VN');
    expect(new URL(page.url()).origin).toBe(servers.site);
  });
});
