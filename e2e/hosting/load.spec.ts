import { expect, type Page, type Request } from '@playwright/test';
import { openHeld } from '../flows/hosting/first-paint';
import { waitForApp } from '../flows/idle';
import { keepAnswers, programs, question } from '../flows/visit';
import { test } from '../support/test';

function fileOf(request: Request): string {
  return new URL(request.url()).pathname;
}

/** The entry script of the page. */
const ENTRY = /\/assets\/index-[\w-]+\.js$/;

/**
 * Loads a page with its entry held until no other request is pending; returns the requests up to then and all
 * requests until the page is interactive.
 */
async function loadWithHeldEntry(page: Page, path: string, usable: () => Promise<void>) {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(fileOf(request)));
  let beforeEntry: string[] = [];
  await page.route(ENTRY, async (route) => {
    // The boot script's requests are sent after the first paint; the app has not run yet.
    const preloads = page.locator('link:is([rel="modulepreload"], [as="fetch"])');
    await expect(preloads.first()).toBeAttached();
    const files = await preloads.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    );
    await expect.poll(() => asked).toEqual(expect.arrayContaining(files));
    beforeEntry = [...asked];
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await usable();
  // A public page shows before the app runs.
  await expect.poll(() => beforeEntry.length).toBeGreaterThan(0);
  await waitForApp(page);
  return { beforeEntry, asked };
}

/** A route, its chunk, and its message files except `common`. */
type Route = {
  path: string;
  chunk: string;
  messages: readonly string[];
  /** A message file of a part that loads on its own afterwards. */
  later?: string;
  as?: 'student';
  locale?: 'en' | 'vi';
};

const student = { as: 'student' } as const;
const pages: readonly Route[] = [
  { path: '/', chunk: 'home', messages: ['home', 'questions'] },
  { path: '/school-list', chunk: 'school-list', messages: ['results', 'saved'] },
  { path: '/login', chunk: 'login', messages: ['account'] },
  {
    path: '/onboarding?step=budget',
    chunk: 'onboarding',
    messages: ['onboarding'],
    ...student,
  },
  { path: '/profile', chunk: 'profile', messages: ['profile', 'saved'], ...student },
  // Its last section loads when the rest is there.
  {
    path: '/profile/edit',
    chunk: 'profile-edit',
    messages: ['profile'],
    later: 'account',
    ...student,
  },
  {
    path: '/vi/profile/essays/e1',
    locale: 'vi',
    chunk: 'essay',
    messages: ['essays'],
    ...student,
  },
  {
    path: '/profile/checklist',
    chunk: 'checklist',
    messages: ['checklist', 'saved', 'results'],
    ...student,
  },
  {
    path: '/profile/achievements',
    chunk: 'achievements',
    messages: ['achievements'],
    ...student,
  },
];

for (const { path, chunk, messages, later, as, locale = 'en' } of pages) {
  test(`${path}: the route's chunk and its messages are requested before the app runs`, async ({
    page,
    signIn,
  }) => {
    if (as === 'student') await signIn('linh.tran');
    const { beforeEntry, asked } = await loadWithHeldEntry(page, path, () =>
      expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
    );
    expect(beforeEntry.join()).toMatch(new RegExp(`/assets/${chunk}-[\\w-]+\\.js`));
    for (const name of ['common', ...messages]) {
      expect(beforeEntry.join()).toMatch(new RegExp(`/assets/${name}-${locale}-[\\w-]+\\.json`));
    }
    // Every message file that the page loaded before its heading showed.
    const files = asked.filter((file) => file.includes('/assets/'));
    for (const file of files.filter((name) => name.endsWith('.json'))) {
      if (later && file.includes(`/${later}-`)) continue;
      expect(beforeEntry, `${file} came after the entry`).toContain(file);
    }
    // Only one language.
    const other = locale === 'en' ? '-vi-' : '-en-';
    expect(files.filter((file) => file.endsWith('.json') && file.includes(other))).toEqual([]);
    // No request is repeated.
    expect(files).toHaveLength(new Set(files).size);
  });
}

test('/ is interactive after at most 9 requests', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(fileOf(request)));
  let atFirstSight: string[] | undefined;
  await page.exposeFunction('usable', () => {
    atFirstSight ??= [...asked];
  });
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('main fieldset input')) return;
      watch.disconnect();
      void Reflect.get(window, 'usable')();
    });
    watch.observe(document, { subtree: true, childList: true });
  });
  await page.goto('/');
  await expect(question(page, 'en', 'countries')).toBeVisible();
  await expect.poll(() => atFirstSight).toBeDefined();
  // The question does not need idle-time files or the browser's own requests.
  const own = (atFirstSight ?? []).filter((file) => !file.startsWith('/api/'));
  const needed = own.filter(
    (file) =>
      !/below-the-question|land-|places-|visitor-sections|section-|flight-fact|use-departure|programs-|shared-|\/common-[\w-]+\.js|watch-builds|\.webmanifest$|icon\.svg$/.test(
        file,
      ),
  );
  expect(needed.length, needed.join('\n')).toBeLessThanOrEqual(9);
});

test('a page that waits for data announces it, and shows its skeleton', async ({ page, mock }) => {
  await keepAnswers(page);
  await mock.fault({ match: 'preRunEngine', kind: 'slow', ms: 1500, times: 1 });
  await page.goto('/school-list');
  await expect(page.getByText('Comparing programs with your answers').first()).toBeVisible();
  await expect(programs(page)).toHaveCount(12);
});

const JOURNEY = /session-based-journey/;
const COUNTRIES = '/api/v2/session-based-journey/school-recommended/countries';
const SESSION = '/api/v1/session-based-journey/session';
const PROGRAMS = '/api/v2/session-based-journey/recommendation/pre-run-engine';

for (const [path, first] of [
  ['/', [SESSION, COUNTRIES]],
  ['/vi/school-list', [SESSION, PROGRAMS]],
] as const) {
  test(`${path}: the first calls are sent before the app runs, each once`, async ({ page }) => {
    if (path.endsWith('list')) await keepAnswers(page);
    const calls: string[] = [];
    page.on('request', (request) => JOURNEY.test(request.url()) && calls.push(fileOf(request)));
    await page.route(ENTRY, async (route) => {
      await expect.poll(() => calls).toEqual(first);
      await route.continue();
    });
    await page.goto(path);
    if (path.endsWith('list')) await expect(programs(page).first()).toBeVisible();
    else await expect(page.locator('main fieldset input').first()).toBeAttached();
    for (const call of first) expect(calls.filter((made) => made === call)).toHaveLength(1);
  });
}

for (const [name, fault] of [
  ['fails', { kind: 'status', status: 503 }],
  ['is cut', { kind: 'truncated' }],
  ['has another shape', { kind: 'wrong-shape' }],
] as const) {
  test(`a first response of the list that ${name} is reported once, and the list offers to try again`, async ({
    page,
    mock,
    expectConsole,
  }) => {
    if (fault.kind === 'status') expectConsole(/503/);
    await keepAnswers(page);
    await mock.fault({ match: 'preRunEngine', times: 1, ...fault });
    const responded = page.waitForResponse((response) => fileOf(response.request()) === PROGRAMS);
    const start = await openHeld(page, '/school-list');
    await (await responded).finished();
    await start();
    await expect(page.getByRole('alert')).toHaveCount(1);
    const calls = () =>
      mock.requests().then((all) => all.filter(({ url }) => url.includes(PROGRAMS)));
    expect(await calls()).toHaveLength(1);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(programs(page).first()).toBeVisible();
    expect(await calls()).toHaveLength(2);
  });
}

test('a failed first call is reported once, and the options of the build stay', async ({
  page,
  mock,
  expectConsole,
}) => {
  expectConsole(/503/);
  await mock.fault({ match: 'postCountries', kind: 'status', status: 503, times: 1 });
  await page.goto('/');
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.locator('main fieldset input').first()).toBeVisible();
});
