import { expect } from '@playwright/test';
import {
  answer,
  finishSchool,
  studentMenu,
  pixels,
  question,
  recordings,
  sha,
  containsStudentData,
  visit,
} from '../flows/analytics';
import { expectSaved, typeAtEnd } from '../flows/essays';
import { byMouse } from '../flows/input/press';
import { networkIdle } from '../flows/idle';
import { toasts } from '../flows/toasts';
import { at, LINH, logOut, MINH, signInByForm } from '../flows/visit';
import { buildWith, filesWith, IDS } from '../support/other-build';
import { catchOtherSites } from '../support/other-sites';
import { test } from '../support/test';
import { LOCALES, words } from '../support/words';

/** Texts that only the code of the services contains. */
const CODE = /clarity\.ms|clarity-js|facebook\.com\/tr|globalPrivacyControl|external_id/;

test.describe('without ids', () => {
  test('no request leaves the site during a whole visit', async ({ page, context, servers }) => {
    const outside = await catchOtherSites(context, servers.site);
    await visit(page);
    await networkIdle(page);
    expect(outside).toEqual([]);
    await expect(question(page, 'vi')).toHaveCount(0);
  });

  test('the build contains none of the code, nor does a demonstration build with ids', async () => {
    expect(filesWith(await buildWith(IDS), CODE)).not.toEqual([]);
    expect(filesWith('dist', CODE)).toEqual([]);
    expect(filesWith(await buildWith(IDS, 'demo'), CODE)).toEqual([]);
  });
});

const withIds = test.extend<object, { buildSettings: Record<string, string> }>({
  buildSettings: [IDS, { scope: 'worker' }],
});

withIds.describe('with ids', () => {
  for (const locale of LOCALES) {
    withIds(
      `nothing before consent; the question, ${locale}`,
      async ({ page, context, servers, axe }) => {
        const outside = await catchOtherSites(context, servers.site);
        const loaded: string[] = [];
        page.on('request', (request) => loaded.push(request.url()));
        await page.goto(at(locale, '/majors'));
        await expect(question(page, locale)).toBeVisible();
        const more = words(locale, 'overlays', 'consent.more');
        await question(page, locale).getByText(more).click();
        await axe(page);
        await page.goto(at(locale, '/'));
        await expect(question(page, locale)).toBeVisible();
        await networkIdle(page);
        expect(outside).toEqual([]);
        expect(loaded.filter((url) => /heatmap|pixel/.test(url))).toEqual([]);
      },
    );
  }

  withIds('a no is kept, and nothing is loaded or sent', async ({ page, context, servers }) => {
    const outside = await catchOtherSites(context, servers.site);
    await page.goto('/majors');
    await answer(page, 'no');
    await visit(page);
    await networkIdle(page);
    expect(outside).toEqual([]);
    await expect(question(page, 'vi')).toHaveCount(0);
  });

  withIds(
    'the signal of the browser is a no, without asking',
    async ({ page, context, servers }) => {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
      );
      await page.addInitScript(() => localStorage.setItem('analytics', 'adult'));
      const outside = await catchOtherSites(context, servers.site);
      await visit(page);
      await networkIdle(page);
      expect(outside).toEqual([]);
      await expect(question(page, 'vi')).toHaveCount(0);
    },
  );

  withIds(
    'after a yes: pages, then who it is; forgotten at logout; the next is the next',
    async ({ page, context, servers, mock }) => {
      await finishSchool({ servers, mock });
      const outside = await catchOtherSites(context, servers.site);
      await page.goto('/majors?q=secret-search');
      await answer(page, 'yes');
      await expect
        .poll(() => pixels(outside).map(({ ev, dl }) => [ev, dl]))
        .toEqual([['PageView', `${servers.site}/majors`]]);
      await expect.poll(() => recordings(outside).length).toBeGreaterThan(0);
      await page.goto('/login');
      await signInByForm(page, 'en', byMouse);
      await expect(studentMenu(page)).toBeVisible();
      await expect.poll(() => pixels(outside).some(({ ev }) => ev === 'Identify')).toBe(true);
      const known = pixels(outside).find(({ ev }) => ev === 'Identify');
      expect(known).toMatchObject({ 'ud[em]': sha(LINH.email), 'ud[fn]': sha('linh') });
      expect(known?.['ud[external_id]']).toMatch(/^[\da-f]{64}$/);
      const identified = () =>
        recordings(outside).some(
          (body) =>
            body.includes(LINH.email) &&
            body.includes('Trần Ngọc Linh') &&
            body.includes(known?.['ud[external_id]'] ?? '?'),
        );
      await expect.poll(identified).toBe(true);
      expect(JSON.stringify(outside)).not.toContain('secret-search');

      await logOut(page, 'en', 'Trần Ngọc Linh');
      await expect(page).toHaveURL('/login');
      outside.length = 0;
      await page.getByRole('banner').getByRole('link', { name: 'Tiếng Việt' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'vi-VN');
      await expect.poll(() => pixels(outside).length).toBeGreaterThan(0);
      await expect.poll(() => recordings(outside).length).toBeGreaterThan(0);
      await signInByForm(page, 'vi', byMouse, MINH);
      await expect.poll(() => containsStudentData(outside, MINH)).toBe(true);
      await expect
        .poll(() => recordings(outside).some((body) => body.includes(MINH.email)))
        .toBe(true);
      expect(containsStudentData(outside, LINH)).toBe(false);
      const names = (await context.cookies()).map(({ name }) => name);
      expect(names.filter((name) => /^_|clarity|fb/i.test(name))).toEqual([]);
      const kept = await page.evaluate(() => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
      ]);
      expect(kept.filter((name) => /^_|clarity|fb/i.test(name))).toEqual([]);
    },
  );

  withIds(
    'a pupil is never measured, and the device is not either from then on',
    async ({ page, context, servers }) => {
      const outside = await catchOtherSites(context, servers.site);
      await page.goto('/majors');
      await answer(page, 'yes');
      await expect.poll(() => pixels(outside).length).toBeGreaterThan(0);
      await page.goto('/login');
      await signInByForm(page, 'en', byMouse);
      await expect(studentMenu(page)).toBeVisible();
      await networkIdle(page);
      expect(containsStudentData(outside, LINH)).toBe(false);
      outside.length = 0;
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(request.url()));
      await page.goto('/profile/essays');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goto('/school-list');
      await networkIdle(page);
      await logOut(page, 'en', 'Trần Ngọc Linh');
      await page.goto('/majors');
      await networkIdle(page);
      expect(outside).toEqual([]);
      expect(loaded.filter((url) => /heatmap|pixel/.test(url))).toEqual([]);
      await expect(question(page)).toHaveCount(0);
    },
  );

  withIds(
    'what is typed, and every word of a page, stays here',
    async ({ page, context, servers, mock }) => {
      await finishSchool({ servers, mock });
      await page.addInitScript(() => localStorage.setItem('analytics', 'adult'));
      const outside = await catchOtherSites(context, servers.site);
      await page.goto('/login');
      await signInByForm(page, 'en', byMouse);
      await expect(studentMenu(page)).toBeVisible();
      await page.goto('/profile/essays/e1');
      const of = (path: string) => recordings(outside).filter((body) => body.includes(path)).length;
      await expect.poll(() => of('/profile/essays/e1')).toBeGreaterThan(0);
      const before = of('/profile/essays/e1');
      await typeAtEnd(page, ' Zanzibar-secret.', 'en');
      await expect.poll(() => of('/profile/essays/e1')).toBeGreaterThan(before);
      // The next page would send a save again that this one did not see answered: a 409 in the console.
      await expectSaved(page);
      for (const path of ['/profile/essays', '/school-list?q=zanzibar-search']) {
        const already = recordings(outside).length;
        await page.goto(path);
        await expect.poll(() => recordings(outside).length).toBeGreaterThan(already);
      }
      const all = recordings(outside).join();
      expect(all).toContain('TEXTAREA');
      expect(all).not.toMatch(/zanzibar|pump|saola-demo|groningen/i);
    },
  );

  withIds(
    'with both services blocked everything works, and no toast says so',
    async ({ page, context, servers, expectConsole }) => {
      // The browser's message for a blocked request.
      expectConsole(/net::ERR_BLOCKED_BY_CLIENT/);
      await page.addInitScript(() => localStorage.setItem('analytics', 'adult'));
      const outside = await catchOtherSites(context, servers.site, { blocked: true });
      await visit(page);
      // As a visitor without a grade. Its code comes when a page is at rest.
      await page.goto('/majors');
      await expect.poll(() => outside.length).toBeGreaterThan(0);
      await expect(toasts(page)).toHaveCount(0);
    },
  );

  withIds(
    'with the code of both blocked everything works too',
    async ({ page, context, servers, expectConsole }) => {
      const BLOCKED = /net::ERR_BLOCKED_BY_CLIENT/;
      expectConsole(BLOCKED);
      // Its code comes when a page is at rest.
      const blocked = page.waitForEvent('console', (message) => BLOCKED.test(message.text()));
      await page.addInitScript(() => localStorage.setItem('analytics', 'adult'));
      await context.route(/assets\/(heatmap|pixel)-/, (route) => route.abort('blockedbyclient'));
      const outside = await catchOtherSites(context, servers.site);
      await page.goto('/majors');
      await blocked;
      await visit(page);
      await expect(toasts(page)).toHaveCount(0);
      expect(outside).toEqual([]);
    },
  );
});
