import { expect } from '@playwright/test';
import { waitForFont, holdRequests } from '../flows/idle';
import { CHROMIUM_FLAGS, findChromium } from '../support/chromium';
import { test } from '../support/test';

// The headless shell rounds the widths of letters, which no student's browser does.
test.use({
  launchOptions: { executablePath: findChromium({ whole: true }), args: CHROMIUM_FLAGS },
});

const LATIN = /latin-wght.*\.woff2$/;

test('a first visit gets the font once both of its files have come, and none of it before', async ({
  page,
}) => {
  const release = await holdRequests(page, LATIN);
  const vietnamese = page.waitForResponse(/vietnamese-wght.*\.woff2$/);
  await page.goto('/vi/majors', { waitUntil: 'commit' });
  await vietnamese;
  const family = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
  expect(await family()).toMatch(/^"Fallback vi"/);
  release();
  await expect.poll(family).toMatch(/Plus Jakarta Sans/);
  expect(
    await page.evaluate(() => document.fonts.check('1em "Plus Jakarta Sans Variable"', 'aạ')),
  ).toBe(true);
});

for (const path of ['/pricing', '/vi/pricing']) {
  test(`${path}: the links of the header stay in their places when the font comes`, async ({
    page,
  }) => {
    const release = await holdRequests(page, LATIN);
    await page.goto(path, { waitUntil: 'commit' });
    const links = page.locator('header nav').first().getByRole('link');
    await expect(links).toHaveCount(6);
    const places = () =>
      links.evaluateAll((all) =>
        all.map((link) => {
          const text = document.createRange();
          text.selectNodeContents(link);
          return text.getBoundingClientRect().x;
        }),
      );
    await page.waitForFunction(() => document.documentElement.dataset['font'] === 'loading');
    const inFallback = await places();
    release();
    await waitForFont(page);
    const moved = (await places()).map((x, index) => Math.abs(x - (inFallback[index] ?? 0)));
    // Chromium counts a layout shift from 3 px on.
    expect(Math.max(...moved)).toBeLessThan(3);
  });
}
