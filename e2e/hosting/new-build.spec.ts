import { expect } from '@playwright/test';
import { test } from '../flows/hosting/builds';
import { answerQuiz, quizHeading, sophieTab } from '../flows/discovery';
import { draftBox, DRAFTS } from '../flows/feedback';
import {
  documentsOf,
  expectBuild,
  go,
  GONE,
  heading,
  open,
  waitForPolls,
  section,
  watchForErrorPage,
} from '../flows/hosting/new-build';
import { byMouse } from '../flows/input/press';
import { toasts } from '../flows/toasts';
import { answerAll, chip } from '../flows/visit';
import { words } from '../support/words';

// A newer build is loaded at the next navigation, and nothing is lost (R26).

test('a new build: one load, at the next navigation, of its target, and all data stay', async ({
  page,
  site,
  builds,
}) => {
  const seenError = await watchForErrorPage(page);
  await open(page, '/');
  await answerAll(page, { locale: 'en', press: byMouse });
  await expectBuild(page, builds.a);
  await go(page, 'sophie', '/sophie');
  await sophieTab(page, 'en', 'quiz').click();
  await answerQuiz(page, 'en');
  await go(page, 'essays', '/ai-essay');
  await draftBox(page, 'en').fill(DRAFTS.en);
  const documents = documentsOf(page);

  await site.deploy(builds.b, 'stays');
  await waitForPolls(page);
  // Nothing happens without a navigation.
  await expectBuild(page, builds.a);
  expect(documents).toEqual([]);

  await section(page, 'schoolList').click();
  await expectBuild(page, builds.b);
  await expect(page).toHaveURL('/school-list');
  expect(documents).toEqual(['/school-list']);
  await expect(chip(page, 'en', 'grade')).toContainText('12');
  await go(page, 'essays', '/ai-essay');
  await expect(draftBox(page, 'en')).toHaveValue(DRAFTS.en);
  await go(page, 'sophie', '/sophie');
  await expect(quizHeading(page, 'en', 'title.activities')).toBeVisible();
  await waitForPolls(page);
  await go(page, 'majors', '/majors');
  expect(documents).toEqual(['/school-list']);
  expect(seenError()).toBe(false);
});

test('another query of the same page does not load the build', async ({ page, site, builds }) => {
  await open(page, '/majors');
  const documents = documentsOf(page);
  await site.deploy(builds.b, 'stays');
  await waitForPolls(page);
  await page.getByRole('searchbox', { name: words('en', 'majors', 'search.label') }).fill('data');
  await expect(page).toHaveURL('/majors?q=data');
  await section(page, 'majors').click();
  await expect(page).toHaveURL('/majors');
  await waitForPolls(page);
  await expectBuild(page, builds.a);
  expect(documents).toEqual([]);
  await section(page, 'resources').click();
  await expectBuild(page, builds.b);
  expect(documents).toEqual(['/resources']);
});

test('Back loads the build at its target', async ({ page, site, builds }) => {
  await open(page, '/majors?q=data');
  await go(page, 'resources', '/resources');
  const documents = documentsOf(page);
  await site.deploy(builds.b, 'stays');
  await waitForPolls(page);
  await page.goBack();
  await expectBuild(page, builds.b);
  await expect(page).toHaveURL('/majors?q=data');
  expect(documents).toEqual(['/majors?q=data']);
  await page.goForward();
  await expect(page).toHaveURL('/resources');
});

test('unsaved changes keep navigations in the app; the next one loads the build', async ({
  page,
  site,
  builds,
}) => {
  await open(page, '/pricing');
  await go(page, 'majors', '/majors');
  await page
    .getByRole('banner')
    .getByRole('link', { name: words('en', 'common', 'user.login') })
    .click();
  const email = page.getByLabel(words('en', 'account', 'email'));
  await email.fill('lan@example.com');
  const documents = documentsOf(page);
  await site.deploy(builds.b, 'stays');
  await waitForPolls(page);
  await page.goBack();
  await expect(page).toHaveURL('/majors');
  await expect(heading(page)).toBeVisible();
  await expectBuild(page, builds.a);
  expect(documents).toEqual([]);
  await section(page, 'resources').click();
  await expectBuild(page, builds.b);
  expect(documents).toEqual(['/resources']);
});

test('a cache with the old page: only one load', async ({ page, site, builds }) => {
  await open(page, '/pricing');
  const documents = documentsOf(page);
  site.describe(JSON.stringify({ id: 'newer-build', timestamp: 1 }));
  await waitForPolls(page);
  await section(page, 'majors').click();
  await expect.poll(() => documents).toEqual(['/majors']);
  await waitForPolls(page);
  await go(page, 'resources', '/resources');
  await waitForPolls(page);
  await go(page, 'majors', '/majors');
  expect(documents).toEqual(['/majors']);
  await expectBuild(page, builds.a);
});

test.describe('an invalid descriptor', () => {
  const said: [string, string | null][] = [
    ['is not there', null],
    ['is a page', '<!doctype html><title>Saola</title>'],
    ['is cut off', '{"id":"newer-bui'],
    ['is another thing', '{"build":"newer-build"}'],
    ['has no id that could be one', '{"id":"../../x","timestamp":1}'],
  ];
  for (const [what, text] of said) {
    test(`${what}: nothing happens`, async ({ page, expectConsole, site }) => {
      if (text === null) expectConsole(GONE);
      await open(page, '/pricing');
      await expect(heading(page)).toBeVisible();
      const documents = documentsOf(page);
      site.describe(text);
      await waitForPolls(page, 2);
      await go(page, 'majors', '/majors');
      await expect(toasts(page)).toHaveCount(0);
      expect(documents).toEqual([]);
    });
  }

  test('hangs: nothing happens, and it is requested once', async ({ page, context }) => {
    let asked = 0;
    await page.route('**/builds/latest.json?*', () => {
      asked += 1;
    });
    await open(page, '/pricing');
    const documents = documentsOf(page);
    await expect.poll(() => asked).toBe(1);
    // While another page polls several times.
    const other = await context.newPage();
    await open(other, '/pricing');
    await waitForPolls(other, 3);
    await go(page, 'majors', '/majors');
    await go(page, 'resources', '/resources');
    expect(asked).toBe(1);
    expect(documents).toEqual([]);
  });
});
