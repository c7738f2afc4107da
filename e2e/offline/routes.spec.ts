import { chromium, expect, type BrowserContext } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROUTES } from '@/routing/route-table';
import { essayText, typeAtEnd } from '../flows/essays';
import { byMouse } from '../flows/input/press';
import { waitForWorker, waitForDeviceData, withNetwork, withoutNetwork } from '../flows/offline';
import { LINHS, LINHS_ESSAY } from '../flows/students';
import { card, openSteps } from '../flows/plan';
import { toasts } from '../flows/toasts';
import { at, LINH, overview, signInByForm } from '../flows/visit';
import { CHROMIUM_FLAGS, findChromium } from '../support/chromium';
import { test } from '../support/test';
import { ONE_LOCALE, words } from '../support/words';

// After one visit with a network, everything opens without one, also in a browser that was closed (R45).

/** A browser with a folder of its own, which outlives it. */
async function open(folder: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, {
    executablePath: findChromium(),
    args: CHROMIUM_FLAGS,
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    timezoneId: 'Asia/Ho_Chi_Minh',
    reducedMotion: 'reduce',
    serviceWorkers: 'allow',
  });
}

for (const locale of ONE_LOCALE) {
  test(`${locale} › a closed browser opens without a network: every page, a step, an essay`, async ({
    servers,
    mock,
  }) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'saola-browser-'));
    const first = await open(folder);
    const page = first.pages()[0] ?? (await first.newPage());
    await page.goto(servers.site + at(locale, '/login'));
    await signInByForm(page, locale, byMouse, LINH);
    await expect(overview(page, locale)).toBeVisible();
    await waitForWorker(page);
    await waitForDeviceData(page);
    await first.close();

    const second = await open(folder);
    await withoutNetwork(second);
    const offline = second.pages()[0] ?? (await second.newPage());
    await mock.forgetRequests();
    for (const [id, route] of Object.entries(ROUTES)) {
      const address = at(locale, `/${route.path.replace(':id', LINHS_ESSAY)}`);
      await offline.goto(servers.site + address);
      // A student leaves a visitor's page, as with a network.
      const isGuest = route.middleware.some((name) => name === 'guest');
      if (isGuest) await expect(offline).toHaveURL(servers.site + at(locale, '/school-list'));
      const heading = offline.getByRole('main').getByRole('heading', { level: 1 });
      await expect(heading, id).toBeVisible();
      await expect(offline.getByText(words(locale, 'common', 'error.title'))).toHaveCount(0);
      await expect(toasts(offline)).toHaveCount(0);
    }

    await offline.goto(servers.site + at(locale, '/profile/checklist'));
    const steps = await openSteps(locale, card(offline, 'KAIST'));
    await steps.getByRole('checkbox').first().check();
    await offline.goto(servers.site + at(locale, `/profile/essays/${LINHS_ESSAY}`));
    await expect(essayText(offline, locale)).toHaveValue(new RegExp(LINHS.essayText.slice(0, 20)));
    await typeAtEnd(offline, ' On the bus.', locale);
    expect(await mock.requests()).toEqual([]);

    await withNetwork(offline);
    const writes = async () => {
      const made = await mock.requests();
      return made
        .filter(({ method }) => method === 'PATCH' || method === 'PUT')
        .map(
          ({ method, url }) =>
            `${method} ${new URL(url).pathname.split('/').slice(-3, -1).join('/')}`,
        );
    };
    await expect.poll(writes).toContain('PATCH student/essays');
    await offline.goto(servers.site + at(locale, '/profile/checklist'));
    await expect.poll(async () => (await writes()).length).toBe(2);
    await offline.goto(servers.site + at(locale, `/profile/essays/${LINHS_ESSAY}`));
    await expect(essayText(offline, locale)).toHaveValue(/ On the bus\.$/);
    expect((await writes()).length).toBe(2);
    await second.close();
    rmSync(folder, { recursive: true, force: true });
  });
}
