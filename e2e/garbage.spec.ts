import { expect, type Page } from '@playwright/test';
import { ANSWERS, at, chip, keep, keepAnswers, programs, question } from './flows/visit';
import { test } from './support/test';
import { words } from './support/words';

const LONG = 'x'.repeat(10_000);

/** What the list says was left out, under the head of `questions` or of `results`. */
function notice(page: Page) {
  return page.locator('main [role=status]').filter({ hasText: /left out/i });
}

async function theListIsThere(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(programs(page).first()).toBeVisible();
}

test.describe('kept answers', () => {
  const wrecks: [string, string][] = [
    ['no JSON', '{"state":{"classGra'],
    ['a number', '7'],
    ['null', 'null'],
    ['an array', '[[["x"]]]'],
    ['a text', '"hello"'],
    ['no state', '{"version":0}'],
    ['a state of another kind', '{"state":"gone","version":0}'],
    ['another version', '{"state":{"classGradeId":12},"version":99}'],
    ['10,000 characters', LONG],
    ['a prototype', '{"state":{"__proto__":{"classGradeId":12}},"version":0}'],
  ];
  for (const [name, text] of wrecks) {
    test(`${name}: both pages come up as on a first visit`, async ({ page, expectConsole }) => {
      if (name === 'another version') {
        expectConsole(/State loaded from storage couldn't be migrated/);
      }
      await keep(page, 'answers', text);
      await page.goto('/');
      await expect(question(page, 'en', 'grade')).toBeVisible();
      await page.goto('/school-list');
      await theListIsThere(page);
    });
  }

  test('what is valid stays, what is not is named', async ({ page }) => {
    await keepAnswers(page, { ...ANSWERS, countryIds: 'NL', average: 'ten', sat: 99_999 });
    await page.goto('/school-list');
    await theListIsThere(page);
    await expect(notice(page)).toContainText(words('en', 'questions', 'short.countries'));
    await expect(notice(page)).toContainText(words('en', 'questions', 'short.scores'));
    await expect(notice(page)).not.toContainText(words('en', 'questions', 'short.budget'));
    await expect(chip(page, 'en', 'grade')).toHaveText(/12/);
    await expect(chip(page, 'en', 'budget')).toHaveText(/\$10,000 - \$20,000/);
    await expect(chip(page, 'en', 'field')).toHaveText(/Computing and data/);
    await page.getByRole('button', { name: words('en', 'questions', 'dropped.ok') }).click();
    await expect(notice(page)).toHaveCount(0);
  });

  test('ids that no option stands for are dropped and named, the rest stays', async ({ page }) => {
    await keepAnswers(page, { ...ANSWERS, classGradeId: 777, countryIds: [4, 999, 'zz'] });
    await page.goto('/vi/school-list');
    await theListIsThere(page);
    const left = page.locator('main [role=status]').filter({
      hasText: words('vi', 'questions', 'short.grade'),
    });
    await expect(left).toContainText(words('vi', 'questions', 'short.countries'));
    await expect(chip(page, 'vi', 'countries')).toHaveText(/Hà Lan/);
    await expect(chip(page, 'vi', 'field')).toBeVisible();
  });

  test('a garbled comparison is an empty one', async ({ page }) => {
    await keep(page, 'compare', '{"state":{"items":[{"programId":{}}]},"version":0}');
    await page.goto('/school-list');
    await theListIsThere(page);
    await expect(page.getByText(words('en', 'results', 'compare.open'))).toHaveCount(0);
  });
});

test.describe('addresses', () => {
  const addresses: [string, RegExp][] = [
    ['?page=-1', /page number/],
    ['?page=abc', /page number/],
    ['?page=1e9', /page number/],
    ['?page=1&page=2', /page number/],
    ['?page=%E0%A4', /page number/],
    ['?q=%E0%A4', /search/],
    [`?q=${LONG}`, /search/],
    ['?sort=luck&order=up', /order/],
    ['?degree=wizard', /degree/],
    ['?country=999', /country/],
    ['?tuition=-5', /tuition/],
    ['?view=3d', /list or table/],
    ['?school=..%2F..&program=1', /program to open/],
  ];
  for (const [query, says] of addresses) {
    test(`${query.slice(0, 40)}: the list comes up and says what it left out`, async ({ page }) => {
      await keepAnswers(page);
      await page.goto(`/school-list${query}`);
      await theListIsThere(page);
      await expect(page.locator('main [role=status]').filter({ hasText: says })).toBeVisible();
      await expect(chip(page, 'en', 'grade')).toHaveText(/12/);
      await expect(chip(page, 'en', 'field')).toHaveText(/Computing and data/);
    });
  }

  test('a page after the last is the last, and the page says so', async ({ page }) => {
    await keepAnswers(page);
    await page.goto('/school-list?page=99999');
    await theListIsThere(page);
    await expect(page).toHaveURL(/\?page=\d{1,2}$/);
    await expect(page.getByText(words('en', 'results', 'dropped.beyond'))).toBeVisible();
  });

  test('an unknown step is the list', async ({ page }) => {
    await page.goto('/school-list?step=everything');
    await theListIsThere(page);
  });

  test('a link to unknown ids: what is known is used, the rest is named', async ({ page }) => {
    await page.goto('/school-list?countries=4,999,abc&field=zzz&majors=1');
    await theListIsThere(page);
    await expect(page).toHaveURL('/school-list');
    await expect(notice(page)).toContainText(words('en', 'questions', 'short.countries'));
    await expect(notice(page)).toContainText(words('en', 'questions', 'short.field'));
    await expect(chip(page, 'en', 'countries')).toHaveText(/Netherlands/);
  });

  test('a link to other answers never takes the place of those given', async ({ page }) => {
    await keepAnswers(page);
    await page.goto('/school-list?countries=999,abc&field=zzz&majors=1');
    await theListIsThere(page);
    await expect(chip(page, 'en', 'grade')).toHaveText(/12/);
    await expect(chip(page, 'en', 'field')).toHaveText(/Computing and data/);
    await page.getByRole('button', { name: words('en', 'questions', 'share.keep') }).click();
    await expect(page).toHaveURL('/school-list');
    await expect(chip(page, 'en', 'field')).toHaveText(/Computing and data/);
  });

  for (const [query, title] of [
    ['?school=424242', 'detail.notFoundTitle'],
    ['?school=401&program=424242', 'detail.notFoundTitle'],
    ['?school=zzz&program=zzz', 'detail.notFoundTitle'],
  ] as const) {
    test(`${query}: the dialog says that it is not there, over the list`, async ({
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
    ['/xx/majors', '/xx/majors'],
    ['/en/majors', '/en/majors'],
    ['/school-list/extra', '/school-list/extra'],
    [`/${LONG.slice(0, 4000)}`, `/${LONG.slice(0, 4000)}`],
    ['/%3Cscript%3Ealert(1)%3C/script%3E', '/<script>alert(1)</script>'],
  ] as const) {
    test(`${path.slice(0, 30)}: page not found`, async ({ page, servers, expectConsole }) => {
      // The router says so itself, in development and in production.
      if (/%(?![\dA-F]{2})|%E0%A4/.test(path)) expectConsole(/could not be decoded/);
      const locale = path.startsWith('/vi') ? 'vi' : 'en';
      // This test's own static server refuses a path that cannot be decoded; a host that falls back does not.
      await page.route(servers.site + path, async (route) => {
        await route.fulfill({ response: await page.request.get(servers.site) });
      });
      await page.goto(path);
      const title = words(locale, 'common', 'notFound.title').replace('{{path}}', shown);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const home = page.getByRole('main').getByRole('link', {
        name: words(locale, 'common', 'action.home'),
      });
      await home.click();
      await expect(page).toHaveURL(at(locale, '/'));
      await expect(question(page, locale, 'grade')).toBeVisible();
    });
  }

  test('//evil leads nowhere else', async ({ page, servers }) => {
    await page.goto(`${servers.site}//evil.example/x`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(servers.site);
    await page.getByRole('banner').getByRole('link', { name: 'Tiếng Việt' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi-VN');
    expect(new URL(page.url()).origin).toBe(servers.site);
  });
});

test.describe('cookies and storage', () => {
  test('a garbled locale cookie falls back to the browser', async ({ page, context, servers }) => {
    await context.addCookies([{ name: 'i18n_redirected', value: '%E0%A4', url: servers.site }]);
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await expect(question(page, 'en', 'grade')).toBeVisible();
  });

  for (const value of ['%E0%A4', '%0d%0aX-Evil:1', 'xin%20ch%C3%A0o', LONG.slice(0, 3900)]) {
    test(`publicToken=${value.slice(0, 20)}: another one is fetched, or the session ends once`, async ({
      page,
      context,
      servers,
      expectConsole,
    }) => {
      const readable = value.startsWith('x'.repeat(20));
      if (readable) expectConsole(/401/);
      await context.addCookies([{ name: 'publicToken', value, url: servers.site }]);
      await page.goto('/school-list');
      if (readable) {
        await expect(page).toHaveURL('/login');
        await page.goto('/school-list');
      }
      await theListIsThere(page);
    });
  }

  for (const value of ['%E0%A4', 'xin%20ch%C3%A0o']) {
    test(`token=${value}: nobody is signed in`, async ({ page, context, servers }) => {
      await context.addCookies([{ name: 'token', value, url: servers.site }]);
      await page.goto('/profile');
      await expect(page).toHaveURL('/login');
      await page.goto('/');
      await expect(question(page, 'en', 'grade')).toBeVisible();
    });
  }

  for (const theme of ['', 'theme-neon', '{"a":1}', 'theme-dark theme-light', LONG]) {
    test(`theme "${theme.slice(0, 24)}" is the light one`, async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      await page.goto('/pricing');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveClass('theme-light');
      const toggle = words('en', 'common', 'theme.toggle');
      await page.getByRole('button', { name: toggle }).click();
      await expect(page.locator('html')).toHaveClass('theme-dark');
    });
  }

  test('with storage refused the flow goes on', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    });
    await page.goto('/');
    await page.getByRole('button', { name: /12$/ }).click();
    await expect(question(page, 'en', 'countries')).toBeVisible();
    await page.getByRole('checkbox').first().check();
    await expect(page.getByRole('checkbox').first()).toBeChecked();
  });
});
