import { expect } from '@playwright/test';
import { framesOf, openHeld, recordFrames } from '../flows/hosting/first-paint';
import { at, keepAnswers, programs, skeletons } from '../flows/visit';
import { test } from '../support/test';
import { ONE_LOCALE } from '../support/words';

declare global {
  interface Window {
    /** Element name of the largest paint so far. */
    largestPaint?: string;
  }
}

for (const locale of ONE_LOCALE) {
  test(`the largest paint of the list on a phone does not wait for the programs, ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const entry = list.getEntries().at(-1);
        const node = entry && 'element' in entry ? entry.element : null;
        if (node instanceof Element) window.largestPaint = node.localName;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto(at(locale, '/school-list'));
    await expect(programs(page)).toHaveCount(12);
    // A name of two lines, which is larger than the heading.
    await expect(page.locator('main h3').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => window.largestPaint)).toBe('p');
  });
}

const VISITORS = {
  1280: [
    ['a visitor with answers', 'en'],
    ['a student', 'vi'],
  ],
  390: [
    ['a new visitor', 'en'],
    ['a visitor with answers', 'vi'],
    ['a student', 'en'],
  ],
} as const;

for (const width of [1280, 390] as const) {
  test.describe(`the list, ${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const [who, locale] of VISITORS[width]) {
      test(`${who}, ${locale}: is painted before a script, and its programs take the place of the skeleton`, async ({
        page,
        signIn,
      }) => {
        await recordFrames(page);
        if (who === 'a visitor with answers') await keepAnswers(page);
        if (who === 'a student') await signIn('linh.tran');
        const start = await openHeld(page, at(locale, '/school-list'));
        await expect(page.locator('main h1')).toBeVisible();
        await expect(skeletons(page).first()).toBeVisible();
        // What is typed or pressed would be lost; and it knows no answers.
        await expect(page.locator('main')).toHaveAttribute('inert');
        await expect(page.locator('main ul').first()).toBeHidden();
        await start();
        await expect(programs(page)).toHaveCount(12);
        await expect(page.locator('main')).not.toHaveAttribute('inert');
        await expect(skeletons(page)).toHaveCount(0);
        await expect(page.locator('main ul').first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        const { frames, shifts } = await framesOf(page);
        expect(frames.every((frame) => frame.heading !== null)).toBe(true);
        // The answers of an account are known late, and their chips may take a second line on a wide screen.
        if (who !== 'a student' || width === 390) expect(shifts).toEqual([]);
      });
    }

    test('stays where it has been scrolled, before the app runs and by a reload', async ({
      page,
    }) => {
      const scrollY = () => page.evaluate(() => window.scrollY);
      await keepAnswers(page);
      const start = await openHeld(page, '/school-list');
      await page.evaluate(() => window.scrollTo(0, 300));
      await start();
      await expect(programs(page)).toHaveCount(12);
      expect(await scrollY()).toBe(300);
      // Further down than the skeleton reaches.
      await page.evaluate(() => window.scrollTo(0, 1300));
      await expect.poll(scrollY).toBe(1300);
      await page.reload();
      await expect(programs(page)).toHaveCount(12);
      await expect.poll(scrollY).toBe(1300);
    });

    test('a question is not preceded by the list', async ({ page }) => {
      await recordFrames(page);
      await page.goto('/school-list?step=budget');
      await expect(page.locator('main input').first()).toBeVisible();
      const { frames } = await framesOf(page);
      expect(frames.filter((frame) => frame.heading === 'Your programs…')).toEqual([]);
    });
  });
}
