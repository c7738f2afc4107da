import { expect } from '@playwright/test';
import { framesOf, openHeld, recordFrames, untilHydrated } from '../flows/hosting/first-paint';
import { holdRequests } from '../flows/idle';
import { at } from '../flows/visit';
import { test } from '../support/test';

// The student's pages share one file, so a desktop and English need two of them.
for (const { width, paths } of [
  { width: 1280, paths: ['/profile', '/profile/checklist'] },
  {
    width: 390,
    paths: ['', '/edit', '/essays', '/checklist', '/achievements'].map((path) =>
      at('vi', `/profile${path}`),
    ),
  },
]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const path of paths) {
      test(`${path} shows the logo before a script, and nothing moves when the page comes`, async ({
        page,
        signIn,
      }) => {
        await recordFrames(page);
        await signIn('linh.tran');
        const start = await openHeld(page, path);
        const name = page.locator('#root').getByText('Saola', { exact: true });
        const place = async () => {
          const { x = 0, y = 0 } = (await name.boundingBox()) ?? {};
          return { x, y };
        };
        const before = await place();
        expect(before.y).toBeGreaterThan(0);
        await start();
        await expect(page.getByRole('banner').getByText('Saola', { exact: true })).toBeVisible();
        expect(await place()).toEqual(before);
        await page.waitForLoadState('networkidle');
        expect((await framesOf(page)).shifts).toEqual([]);
      });
    }
  });
}

for (const { path, width } of [
  { path: '/profile', width: 1280 },
  { path: '/profile', width: 390 },
  { path: '/profile/essays', width: 1280 },
  { path: '/profile/checklist', width: 1280 },
  { path: '/profile/achievements', width: 1280 },
]) {
  test(`${path} of a new student, ${width} px wide: nothing moves when there is nothing to list`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await recordFrames(page);
    await signIn('minh');
    const release = await holdRequests(
      page,
      /\/api\/v1\/(student\/(essays|achievements)|bookmark\/program)/,
    );
    await page.goto(path);
    // The skeleton has been painted.
    await untilHydrated(page);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))),
    );
    release();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect((await framesOf(page)).shifts).toEqual([]);
  });
}
