import { expect, type Page } from '@playwright/test';
import { test } from '../flows/hosting/builds';
import { go, polls } from '../flows/hosting/new-build';

// The manifest of the build tells which files the links in sight need (R26).

test.describe('what visible links lead to', () => {
  const assets = (page: Page) => {
    const files: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/assets/')) files.push(pathname);
    });
    return files;
  };
  const manifest = (page: Page) => page.waitForResponse(/\/builds\/meta\/[^/]+\.json$/);

  test('is fetched ahead, once, so that the next page asks for nothing', async ({ page }) => {
    const files = assets(page);
    const [answer] = await Promise.all([manifest(page), page.goto('/pricing')]);
    expect(answer.status()).toBe(200);
    await expect.poll(() => files.some((file) => file.includes('/majors-'))).toBe(true);
    await expect.poll(() => files.some((file) => file.includes('majors-en'))).toBe(true);
    await go(page, 'majors', '/majors');
    const scripts = files.filter((file) => file.endsWith('.js'));
    expect(scripts).toEqual([...new Set(scripts)]);
    // A student's pages are not for a visitor.
    expect(files.join()).not.toMatch(/checklist|achievements/);
    // What is asked for again comes out of the browser's own cache.
    const sent = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry.name.includes('/majors-en-'))
        .map((entry) => Number(Reflect.get(entry, 'transferSize')) > 0),
    );
    expect(sent).toEqual([true, false]);
  });

  test('is not fetched ahead where data is to be saved', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {
        get: () => ({ saveData: true, effectiveType: '4g' }),
      });
    });
    const files = assets(page);
    await Promise.all([manifest(page), page.goto('/pricing')]);
    await polls(page, 2);
    expect(files.join()).not.toMatch(/\/(majors|sophie)-/);
  });
});
