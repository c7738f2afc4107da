import { expect } from '@playwright/test';
import { LONG, notice, notices, theListIsThere } from '../flows/forms/garbage';
import { ANSWERS, chip, keep, keepAnswers, question } from '../flows/visit';
import { test } from '../support/test';
import { words } from '../support/words';

test.describe('stored answers', () => {
  const wrecks: [string, string][] = [
    ['no JSON', '{"state":{"classGra'],
    ['another version', '{"state":{"classGradeId":12},"version":99}'],
  ];
  for (const [name, text] of wrecks) {
    test(`${name}: both pages load as on a first visit`, async ({ page, expectConsole }) => {
      if (name === 'another version') {
        expectConsole(/State loaded from storage couldn't be migrated/);
      }
      await keep(page, 'answers', text);
      await page.goto('/');
      await expect(question(page, 'en', 'countries')).toBeVisible();
      await page.goto('/school-list');
      await theListIsThere(page);
    });
  }

  test('valid answers stay, invalid ones are named', async ({ page, expectConsole }) => {
    // The boot script sends them before they are validated, and nothing uses that response.
    expectConsole(/422/);
    await keepAnswers(page, { ...ANSWERS, countryIds: 'NL', average: 'ten', sat: 99_999 });
    await page.goto('/school-list');
    await theListIsThere(page);
    await expect(notice(page)).toContainText(words('en', 'questions', 'short.countries'));
    await expect(notice(page)).toContainText(words('en', 'questions', 'short.scores'));
    await expect(notice(page)).not.toContainText(words('en', 'questions', 'short.budget'));
    await expect(chip(page, 'en', 'grade')).toHaveText(/12/);
    await expect(chip(page, 'en', 'budget')).toHaveText(/\$10,000\s-\s\$20,000/);
    await expect(chip(page, 'en', 'field')).toHaveText(/Computing and data/);
    await page.getByRole('button', { name: words('en', 'results', 'dropped.ok') }).click();
    await expect(notice(page)).toHaveCount(0);
  });

  test('unknown ids are dropped and named, the others stay', async ({ page }) => {
    await keepAnswers(page, { ...ANSWERS, classGradeId: 777, countryIds: [4, 999, 'zz'] });
    await page.goto('/vi/school-list');
    await theListIsThere(page);
    const left = notices(page).filter({ hasText: words('vi', 'questions', 'short.grade') });
    await expect(left).toContainText(words('vi', 'questions', 'short.countries'));
    await expect(chip(page, 'vi', 'countries')).toHaveText(/Hà Lan/);
    await expect(chip(page, 'vi', 'field')).toBeVisible();
  });

  test('a damaged comparison is empty', async ({ page }) => {
    await keep(page, 'compare', '{"state":{"items":[{"programId":{}}]},"version":0}');
    await page.goto('/school-list');
    await theListIsThere(page);
    await expect(page.getByText(words('en', 'results', 'compare.open'))).toHaveCount(0);
  });
});

test.describe('cookies and storage', () => {
  test('a damaged locale cookie falls back to the browser', async ({ page, context, servers }) => {
    await context.addCookies([{ name: 'i18n_redirected', value: '%E0%A4', url: servers.site }]);
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await expect(question(page, 'en', 'countries')).toBeVisible();
  });

  for (const value of ['%E0%A4', LONG.slice(0, 3900)]) {
    test(`publicToken=${value.slice(0, 20)}: a new one is requested, or the session ends once`, async ({
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

  for (const value of ['%E0%A4']) {
    test(`token=${value}: nobody is signed in`, async ({ page, context, servers }) => {
      await context.addCookies([{ name: 'token', value, url: servers.site }]);
      await page.goto('/profile');
      await expect(page).toHaveURL('/login');
      await page.goto('/');
      await expect(question(page, 'en', 'countries')).toBeVisible();
    });
  }

  for (const theme of ['theme-neon', LONG]) {
    test(`theme "${theme.slice(0, 24)}" falls back to light`, async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      await page.goto('/pricing');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveClass('theme-light');
      const toggle = words('en', 'common', 'theme.toggle');
      await page.getByRole('button', { name: toggle }).click();
      await expect(page.locator('html')).toHaveClass('theme-dark');
    });
  }

  test('with storage blocked the flow works', async ({ page }) => {
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
    await page.getByRole('checkbox').first().check();
    await expect(page.getByRole('checkbox').first()).toBeChecked();
    await page.getByRole('link', { name: words('en', 'questions', 'next') }).click();
    await expect(question(page, 'en', 'grade')).toBeVisible();
  });
});
