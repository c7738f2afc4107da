import { expect } from '@playwright/test';
import { expectSteady, framesOf, recordFrames, untilHydrated } from '../flows/hosting/first-paint';
import { keepAnswers } from '../flows/visit';
import { startTampering, type Tampering } from '../support/tampering';
import { FAILED_REQUEST, test } from '../support/test';
import { words } from '../support/words';

/** Pages are sent up to this text, and the rest once the returned function is called. */
function pauseBefore(tampering: Tampering, before: string): () => void {
  let sendRest = () => {};
  const until = new Promise<void>((resolve) => {
    sendRest = resolve;
  });
  tampering.pause = { before, until };
  return sendRest;
}

test('a page that arrives in parts is painted once its header is complete', async ({
  page,
  servers,
}) => {
  const tampering = await startTampering(servers.site);
  const sendRest = pauseBefore(tampering, '<nav aria-label="Language"');
  await recordFrames(page);
  await page.goto(tampering.url, { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeAttached();
  // While rendering is blocked there are no frames, so their absence ends by a timer.
  const frame = await page.evaluate(() =>
    Promise.race([
      new Promise((done) => requestAnimationFrame(() => done('a frame'))),
      new Promise((done) => setTimeout(() => done('none'), 500)),
    ]),
  );
  expect(frame).toBe('none');
  sendRest();
  await untilHydrated(page);
  await expectSteady(page);
  await tampering.stop();
});

test('the first answers stay where they are when the others arrive', async ({ page, servers }) => {
  const tampering = await startTampering(servers.site);
  tampering.pages = (html) => {
    let answers = 0;
    return html.replace(/<label/g, (tag) => (++answers === 4 ? `<!-- pause -->${tag}` : tag));
  };
  const sendRest = pauseBefore(tampering, '<!-- pause -->');
  await recordFrames(page);
  await page.goto(tampering.url, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  await expect(page.locator('.cells > label')).toHaveCount(3);
  sendRest();
  await untilHydrated(page);
  await expectSteady(page);
  await tampering.stop();
});

/** Where a page stops for a while: before the `nth` tag that follows this text. */
for (const { name, path, width, after, tag, nth } of [
  { name: 'tabs', path: '/resources', width: 390, after: '<nav data-tabs', tag: '<a ', nth: 3 },
  {
    name: 'chips',
    path: '/school-list',
    width: 1280,
    after: '"Your answers"',
    tag: '</ul>',
    nth: 1,
  },
  {
    name: 'filters',
    path: '/school-list',
    width: 1280,
    after: '"Sort and filter"',
    tag: '<div role="group"',
    nth: 1,
  },
  { name: 'plans', path: '/pricing', width: 1280, after: '<table', tag: '<th ', nth: 4 },
  { name: 'demo’s buttons', path: '/demo', width: 390, after: '>Reset', tag: '<button', nth: 1 },
]) {
  test(`the first ${name} of ${path} stay where they are when the others arrive`, async ({
    page,
    servers,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    if (path === '/school-list') await keepAnswers(page);
    const tampering = await startTampering(servers.site);
    tampering.pages = (html) => {
      const start = html.indexOf(after, html.indexOf('<body'));
      let tags = 0;
      const rest = html
        .slice(start)
        .replaceAll(tag, () => (++tags === nth ? `<!-- pause -->${tag}` : tag));
      return html.slice(0, start) + rest;
    };
    const sendRest = pauseBefore(tampering, '<!-- pause -->');
    await recordFrames(page);
    await page.goto(tampering.url + path, { waitUntil: 'commit' });
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    sendRest();
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    expect((await framesOf(page)).shifts).toEqual([]);
    await tampering.stop();
  });
}

for (const [path, part] of [
  ['/majors', 'index'],
  ['/majors', 'main'],
  ['/profile/essays', 'index'],
  ['/profile/essays', 'main'],
] as const) {
  test(`if ${part} does not load on ${path}, what there is is visible, and a sentence says so`, async ({
    page,
    expectConsole,
    signIn,
  }) => {
    await signIn('linh.tran');
    await page.route(`**/assets/${part}-*`, (route) => route.abort());
    await page.goto(path);
    const notice = page.locator('#incomplete');
    await expect(notice).toBeVisible();
    expectConsole(FAILED_REQUEST);
    if (part === 'main') expectConsole(/Failed to fetch dynamically imported module/);
    if (path === '/majors') {
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('header > div > :last-child')).toBeVisible();
      await page.getByRole('link', { name: 'Pricing' }).first().click();
      await expect(page).toHaveURL('/pricing');
    } else {
      await page.unrouteAll();
      await notice.getByRole('link').first().click();
      await expect(page.locator('main h1')).toBeVisible();
      await expect(notice).toHaveCount(0);
    }
  });
}

for (const [path, file, who] of [
  ['/majors', 'majors', 'visitor'],
  ['/vi/majors', 'common', 'visitor'],
  ['/vi', 'home', 'student'],
] as const) {
  test(`${path} stays in its language for a ${who} if ${file} fails to load, and says so once`, async ({
    page,
    expectConsole,
    signIn,
  }) => {
    const locale = path.startsWith('/vi') ? 'vi' : 'en';
    if (who === 'student') await signIn('linh.tran');
    await page.route(new RegExp(`/assets/${file}-${locale}-`), (route) => route.abort());
    expectConsole(FAILED_REQUEST);
    expectConsole(/Failed locale loading/);
    await page.goto(path);
    const notice = page.getByRole('status').filter({
      hasText: words(locale, 'overlays', 'incomplete.text'),
    });
    await expect(notice).toBeVisible();
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('header > div > :last-child')).toBeVisible();
    // Links work, and the reload brings the app.
    await page.unrouteAll();
    await notice.getByRole('link').click();
    await untilHydrated(page);
    await expect(notice).toHaveCount(0);
    await expect(page).toHaveURL(path);
  });
}
