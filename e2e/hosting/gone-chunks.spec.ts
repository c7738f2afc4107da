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

// A part of the app that fails to load: at most one page load, never a loop (R26).

test.describe('a missing chunk', () => {
  test('with a newer build: one load, of the target, and no error page in between', async ({
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
    test(`permanently: one load, then the error page; storage is ${storage}`, async ({
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
          // The router logs it while the page unloads, so the message may be missed.
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

  test('with unsaved changes: no load, the page stays, and a toast explains it', async ({
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

test('without a network the page stays with a toast, and works after the return', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
  expectConsole(/Failed locale loading/);
  await tellNothing(page);
  await open(page, '/pricing');
  await expect(heading(page)).toBeVisible();
  // The toast library loads five seconds after the page.
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
