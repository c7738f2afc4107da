import { expect } from '@playwright/test';
import { test } from '../flows/hosting/builds';
import {
  documentsOf,
  expectBuild,
  go,
  GONE,
  heading,
  open,
  section,
  tellNothing,
  watchForErrorPage,
} from '../flows/hosting/new-build';
import { toasts } from '../flows/toasts';
import { words } from '../support/words';

// A part of the app that cannot be loaded: one load of the page, or none, never a loop (R26).

test.describe.configure({ timeout: 120_000 });

test.describe('a chunk that is gone', () => {
  test('with a newer build there: one load, to the target, and no error page in between', async ({
    page,
    expectConsole,
    site,
    builds,
  }) => {
    expectConsole(GONE);
    const seenError = await watchForErrorPage(page);
    await tellNothing(page);
    await open(page, '/pricing');
    await expect(heading(page)).toBeVisible();
    const documents = documentsOf(page);
    await site.deploy(builds.b, 'goes');
    const takenOver = page.waitForRequest(new RegExp(`/builds/meta/${builds.b.id}`));
    await section(page, 'majors').click();
    await takenOver;
    await expectBuild(page, builds.b);
    await expect(page).toHaveURL('/majors');
    await expect(section(page, 'majors')).toHaveAttribute('aria-current', 'page');
    expect(documents).toEqual(['/majors']);
    await go(page, 'resources', '/resources');
    expect(documents).toEqual(['/majors']);
    await page.goBack();
    await expect(page).toHaveURL('/majors');
    await page.goBack();
    await expect(page).toHaveURL('/pricing');
    expect(seenError()).toBe(false);
  });

  for (const storage of ['kept', 'refused'] as const) {
    test(`for good: one load, then the error page; storage is ${storage}`, async ({
      page,
      expectConsole,
      site,
    }) => {
      expectConsole(GONE);
      if (storage === 'refused') {
        await page.addInitScript(() => {
          Object.defineProperty(window, 'sessionStorage', {
            get: () => {
              throw new DOMException('denied', 'SecurityError');
            },
          });
          // The router says so as the page goes, which is heard or not.
          const { warn } = console;
          console.warn = (...said: unknown[]) => {
            if (!String(said[0]).startsWith('Failed to save scroll positions')) warn(...said);
          };
        });
      }
      await tellNothing(page);
      await open(page, '/pricing');
      await expect(heading(page)).toBeVisible();
      const documents = documentsOf(page);
      site.lose(/^majors-[\w-]{7}\.js$/);
      await section(page, 'majors').click();
      await expect(heading(page)).toHaveText(words('en', 'common', 'error.title'));
      await expect(page).toHaveURL('/majors');
      expect(documents).toEqual(['/majors']);
      await go(page, 'resources', '/resources');
      expect(documents).toEqual(['/majors']);
    });
  }

  test('with something typed: nothing is loaded, the page stays, and a toast says why', async ({
    page,
    expectConsole,
    site,
  }) => {
    expectConsole(GONE);
    await tellNothing(page);
    await open(page, '/login');
    const email = page.getByLabel(words('en', 'account', 'email'));
    await email.fill('lan@example.com');
    const documents = documentsOf(page);
    site.lose(/^signup-[\w-]{7}\.js$/);
    await page
      .getByRole('main')
      .getByRole('link', { name: words('en', 'account', 'signup') })
      .click();
    await expect(toasts(page)).toHaveText(words('en', 'common', 'failure.network'));
    await expect(page).toHaveURL('/login');
    await expect(email).toHaveValue('lan@example.com');
    expect(documents).toEqual([]);
  });
});

test('without a network the page stays, a toast says so, and it works once there is one', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
  expectConsole(/Failed locale loading/);
  await tellNothing(page);
  await open(page, '/pricing');
  await expect(heading(page)).toBeVisible();
  // The code of the toasts comes five seconds after the page.
  await page.waitForResponse(/toast-container/);
  const documents = documentsOf(page);
  await context.setOffline(true);
  await section(page, 'majors').click();
  await expect(toasts(page)).toHaveText(words('en', 'common', 'failure.network'));
  await expect(page).toHaveURL('/pricing');
  expect(documents).toEqual([]);
  await context.setOffline(false);
  await section(page, 'majors').click();
  await expect(page).toHaveURL('/majors');
  await expect(section(page, 'majors')).toHaveAttribute('aria-current', 'page');
});
