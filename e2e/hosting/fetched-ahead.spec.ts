import { expect, type Page } from '@playwright/test';
import { test } from '../flows/hosting/builds';
import { go, waitForPolls } from '../flows/hosting/new-build';

// The manifest of the build lists the files of visible links (R26).

test.describe('targets of visible links', () => {
  const assets = (page: Page) => {
    const files: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/assets/')) files.push(pathname);
    });
    return files;
  };
  const manifest = (page: Page) => page.waitForResponse(/\/builds\/meta\/[^/]+\.json$/);

  test('are prefetched once, so that the next page sends no request for files', async ({
    page,
  }) => {
    const files = assets(page);
    const [answer] = await Promise.all([manifest(page), page.goto('/pricing')]);
    expect(answer.status()).toBe(200);
    await expect.poll(() => files.some((file) => file.includes('/majors-'))).toBe(true);
    await expect.poll(() => files.some((file) => file.includes('majors-en'))).toBe(true);
    await go(page, 'majors', '/majors');
    const scripts = files.filter((file) => file.endsWith('.js'));
    expect(scripts).toEqual([...new Set(scripts)]);
    // A visitor has no access to student pages.
    expect(files.join()).not.toMatch(/checklist|achievements/);
    // Repeated requests are served from the browser's cache.
    const sent = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry.name.includes('/majors-en-'))
        .map((entry) => Reflect.get(entry, 'transferSize') > 0),
    );
    expect(sent).toEqual([true, false]);
  });

  test('are not prefetched in data saver mode', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {
        get: () => ({ saveData: true, effectiveType: '4g' }),
      });
    });
    const files = assets(page);
    await Promise.all([manifest(page), page.goto('/pricing')]);
    await waitForPolls(page, 2);
    expect(files.join()).not.toMatch(/\/(majors|sophie)-/);
  });
});
