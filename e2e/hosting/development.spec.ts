import { expect } from '@playwright/test';
import { at, onward } from '../flows/visit';
import { startDevServer } from '../support/dev-server';
import { test as base } from '../support/test';

/** One development server per worker, with the mock API in the page's service worker. */
const test = base.extend<object, { devServer: string }>({
  devServer: [
    // Playwright reads from the first parameter what a fixture needs.
    async ({}, use) => {
      const { url, stop } = await startDevServer();
      await use(url);
      await stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ devServer }, use) => use(devServer),
});

test.describe.configure({ mode: 'serial' });
test.use({ serviceWorkers: 'allow' });

const VISITS = [
  { locale: 'en', lang: 'en-US', place: /Finland/ },
  { locale: 'vi', lang: 'vi-VN', place: /Phần Lan/ },
] as const;

for (const { locale, lang, place } of VISITS) {
  test(`vite dev opens in ${lang} with the stored theme and runs the first question`, async ({
    page,
    context,
    devServer,
    expectConsole,
  }) => {
    // The first request makes Vite bundle the packages.
    expectConsole(/^debug: \[vite\]/);
    expectConsole(/React DevTools/);
    await context.addCookies([{ name: 'i18n_redirected', value: locale, url: devServer }]);
    await page.addInitScript(() => localStorage.setItem('theme', 'theme-dark'));
    await page.goto('/');
    // Set by the boot script only, before the app starts.
    await expect(page.locator('html')).toHaveClass('theme-dark');
    await expect(page).toHaveURL(at(locale, '/'));
    const answer = page.getByRole('checkbox', { name: place });
    await expect(answer).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await answer.check();
    await onward(page, locale, 'next').click();
    await expect(page).toHaveURL(at(locale, '/school-list?step=grade'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('radio').first()).toBeVisible();
  });
}
