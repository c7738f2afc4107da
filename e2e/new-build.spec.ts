import { expect, type Locator, type Page } from '@playwright/test';
import {
  documentsOf,
  expectBuild,
  makeBuild,
  polls,
  startSite,
  tellNothing,
  watchForErrorPage,
  type Build,
  type Site,
} from './flows/builds';
import { answerQuiz, quizHeading, sophieTab } from './flows/discovery';
import { draftBox, DRAFTS } from './flows/feedback';
import { byMouse } from './flows/press';
import { toasts } from './flows/toasts';
import { answerAll, chip } from './flows/visit';
import { test } from './support/test';
import { words } from './support/words';

// Two builds are made for all of them: in one worker, one after the other.
test.describe.configure({ mode: 'default', timeout: 120_000 });

let a: Build;
let b: Build;
let site: Site;

test.beforeAll(() => {
  test.setTimeout(300_000);
  a = makeBuild(600);
  b = makeBuild(700);
  expect(a.id).not.toBe(b.id);
});
test.afterAll(() => {
  a?.remove();
  b?.remove();
});
test.beforeEach(async ({ servers }) => {
  site = await startSite(a, servers.api);
});
test.afterEach(async ({ page }) => {
  // It goes on asking for a newer build.
  await page.close();
  await site.stop();
});

/** A link of the header to a section. */
const section = (page: Page, key: string): Locator =>
  page.getByRole('banner').getByRole('link', { name: words('en', 'common', `nav.${key}`) });

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** Goes to a section by its link and waits until it is there. */
async function go(page: Page, key: string, path: string): Promise<void> {
  await section(page, key).click();
  await expect(page).toHaveURL(site.url + path);
  await expect(section(page, key)).toHaveAttribute('aria-current', 'page');
  await expect(heading(page)).toBeVisible();
}

/** Opens a page and waits until the app has taken it over: before that its links are the browser's. */
async function open(page: Page, url: string): Promise<void> {
  await Promise.all([page.waitForRequest(/\/builds\/meta\//), page.goto(url)]);
}

const GONE = /Failed to load resource: .* 404/;

test('a new build: one load, at the next navigation, to its target, and everything is kept', async ({
  page,
}) => {
  const seenError = await watchForErrorPage(page);
  await open(page, site.url);
  await answerAll(page, { locale: 'en', press: byMouse });
  await expectBuild(page, a);
  await go(page, 'sophie', '/sophie');
  await sophieTab(page, 'en', 'quiz').click();
  await answerQuiz(page, 'en', 'mbti');
  await go(page, 'essays', '/ai-essay');
  await draftBox(page, 'en').fill(DRAFTS.en);
  const documents = documentsOf(page);

  await site.deploy(b, 'stays');
  await polls(page);
  // Nothing happens by itself, nor for another query of the same page.
  await expectBuild(page, a);
  expect(documents).toEqual([]);

  await section(page, 'schoolList').click();
  await expectBuild(page, b);
  await expect(page).toHaveURL(`${site.url}/school-list`);
  expect(documents).toEqual(['/school-list']);
  await expect(chip(page, 'en', 'grade')).toContainText('12');
  await go(page, 'essays', '/ai-essay');
  await expect(draftBox(page, 'en')).toHaveValue(DRAFTS.en);
  await go(page, 'sophie', '/sophie');
  await expect(quizHeading(page, 'en', 'title.mbti')).toBeVisible();
  await polls(page);
  await go(page, 'majors', '/majors');
  expect(documents).toEqual(['/school-list']);
  expect(seenError()).toBe(false);
});

test('Back is such a navigation, to where it leads', async ({ page }) => {
  await open(page, `${site.url}/majors?q=data`);
  await go(page, 'resources', '/resources');
  const documents = documentsOf(page);
  await site.deploy(b, 'stays');
  await polls(page);
  await page.goBack();
  await expectBuild(page, b);
  await expect(page).toHaveURL(`${site.url}/majors?q=data`);
  expect(documents).toEqual(['/majors?q=data']);
  await page.goForward();
  await expect(page).toHaveURL(`${site.url}/resources`);
});

test('while a form is dirty every navigation is an ordinary one; the next one is not', async ({
  page,
}) => {
  await open(page, `${site.url}/pricing`);
  await go(page, 'majors', '/majors');
  await page
    .getByRole('banner')
    .getByRole('link', { name: words('en', 'common', 'user.login') })
    .click();
  const email = page.getByLabel(words('en', 'account', 'email'));
  await email.fill('lan@example.com');
  const documents = documentsOf(page);
  await site.deploy(b, 'stays');
  await polls(page);
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/majors`);
  await expect(heading(page)).toBeVisible();
  await expectBuild(page, a);
  expect(documents).toEqual([]);
  await section(page, 'resources').click();
  await expectBuild(page, b);
  expect(documents).toEqual(['/resources']);
});

test('a cache that still gives the old page: one load, and no more of it', async ({ page }) => {
  await open(page, `${site.url}/pricing`);
  const documents = documentsOf(page);
  site.describe(JSON.stringify({ id: 'newer-build', timestamp: 1 }));
  await polls(page);
  await section(page, 'majors').click();
  await expect.poll(() => documents).toEqual(['/majors']);
  await polls(page);
  await go(page, 'resources', '/resources');
  await polls(page);
  await go(page, 'majors', '/majors');
  expect(documents).toEqual(['/majors']);
  await expectBuild(page, a);
});

test.describe('a descriptor that says nothing', () => {
  const said: [string, string | null][] = [
    ['is not there', null],
    ['is a page', '<!doctype html><title>Saola</title>'],
    ['is cut off', '{"id":"newer-bui'],
    ['is another thing', '{"build":"newer-build"}'],
    ['has no id that could be one', '{"id":"../../x","timestamp":1}'],
  ];
  for (const [what, text] of said) {
    test(`${what}: nothing happens`, async ({ page, expectConsole }) => {
      if (text === null) expectConsole(GONE);
      await open(page, `${site.url}/pricing`);
      await expect(heading(page)).toBeVisible();
      const documents = documentsOf(page);
      site.describe(text);
      await polls(page, 2);
      await go(page, 'majors', '/majors');
      await expect(toasts(page)).toHaveCount(0);
      expect(documents).toEqual([]);
    });
  }

  test('hangs: nothing happens, and it is asked for once', async ({ page }) => {
    let asked = 0;
    await page.route('**/builds/latest.json?*', () => {
      asked += 1;
    });
    await open(page, `${site.url}/pricing`);
    const documents = documentsOf(page);
    await expect.poll(() => asked).toBe(1);
    await go(page, 'majors', '/majors');
    await go(page, 'resources', '/resources');
    expect(asked).toBe(1);
    expect(documents).toEqual([]);
  });
});

test.describe('a chunk that is gone', () => {
  test('with a newer build there: one load, to the target, and no error page in between', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(GONE);
    const seenError = await watchForErrorPage(page);
    await tellNothing(page);
    await open(page, `${site.url}/pricing`);
    await expect(heading(page)).toBeVisible();
    const documents = documentsOf(page);
    await site.deploy(b, 'goes');
    const takenOver = page.waitForRequest(new RegExp(`/builds/meta/${b.id}`));
    await section(page, 'majors').click();
    await takenOver;
    await expectBuild(page, b);
    await expect(page).toHaveURL(`${site.url}/majors`);
    await expect(section(page, 'majors')).toHaveAttribute('aria-current', 'page');
    expect(documents).toEqual(['/majors']);
    await go(page, 'resources', '/resources');
    expect(documents).toEqual(['/majors']);
    await page.goBack();
    await expect(page).toHaveURL(`${site.url}/majors`);
    await page.goBack();
    await expect(page).toHaveURL(`${site.url}/pricing`);
    expect(seenError()).toBe(false);
  });

  for (const storage of ['kept', 'refused'] as const) {
    test(`for good: one load, then the error page; storage is ${storage}`, async ({
      page,
      expectConsole,
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
      await open(page, `${site.url}/pricing`);
      await expect(heading(page)).toBeVisible();
      const documents = documentsOf(page);
      site.lose(/^majors-page-.*js$/);
      await section(page, 'majors').click();
      await expect(heading(page)).toHaveText(words('en', 'common', 'error.title'));
      await expect(page).toHaveURL(`${site.url}/majors`);
      expect(documents).toEqual(['/majors']);
      await go(page, 'resources', '/resources');
      expect(documents).toEqual(['/majors']);
    });
  }

  test('with something typed: nothing is loaded, the page stays, and a toast says why', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(GONE);
    await tellNothing(page);
    await open(page, `${site.url}/login`);
    const email = page.getByLabel(words('en', 'account', 'email'));
    await email.fill('lan@example.com');
    const documents = documentsOf(page);
    site.lose(/^signup-page-.*js$/);
    await page
      .getByRole('main')
      .getByRole('link', { name: words('en', 'account', 'signup') })
      .click();
    await expect(toasts(page)).toHaveText(words('en', 'common', 'failure.network'));
    await expect(page).toHaveURL(`${site.url}/login`);
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
  await open(page, `${site.url}/pricing`);
  await expect(heading(page)).toBeVisible();
  // The code of the toasts comes five seconds after the page.
  await page.waitForResponse(/toast-container/);
  const documents = documentsOf(page);
  await context.setOffline(true);
  await section(page, 'majors').click();
  await expect(toasts(page)).toHaveText(words('en', 'common', 'failure.network'));
  await expect(page).toHaveURL(`${site.url}/pricing`);
  expect(documents).toEqual([]);
  await context.setOffline(false);
  await section(page, 'majors').click();
  await expect(page).toHaveURL(`${site.url}/majors`);
  await expect(section(page, 'majors')).toHaveAttribute('aria-current', 'page');
});

test.describe('what visible links lead to', () => {
  const assets = (page: Page) => {
    const files: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/assets/')) files.push(pathname);
    });
    return files;
  };
  const manifest = (page: Page) => page.waitForResponse(new RegExp(`/builds/meta/${a.id}\\.json$`));

  test('is fetched ahead, once, so that the next page asks for nothing', async ({ page }) => {
    const files = assets(page);
    const [answer] = await Promise.all([manifest(page), page.goto(`${site.url}/pricing`)]);
    expect(answer.status()).toBe(200);
    await expect.poll(() => files.some((file) => file.includes('majors-page'))).toBe(true);
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
    await Promise.all([manifest(page), page.goto(`${site.url}/pricing`)]);
    await polls(page, 2);
    expect(files.join()).not.toMatch(/majors-page|sophie-page/);
  });
});
