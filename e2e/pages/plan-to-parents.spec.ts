import { expect, type BrowserContext, type Page } from '@playwright/test';
import { countedTouch, countedKeyboard, type CountedInput } from '../flows/input/counted-input';
import { beginningOf, card, openPlan } from '../flows/plan';
import { toasts } from '../flows/toasts';
import type { MockControl } from '../support/mock-control';
import { test } from '../support/test';
import { ONE_LOCALE, words, type TestLocale } from '../support/words';

/**
 * From three saved programs to a sheet in a parent's hands, on a phone: every step has a day, an essay is tied to its
 * step, and the link of the sheet is copied.
 *
 * An action is a tap or a key, Tab included; entering a text is one action. Scrolling doesn't count, and neither does
 * what the test looks up.
 */

/** The most actions that all of it may take. */
const MAX_ACTIONS = 90;

test.slow();
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const ESSAY = 'The pump behind our school';
const OWN_DAY = '2027-04-30';
const SCHOOLS = {
  groningen: { id: 401030, en: 'University of Groningen', vi: 'Đại học Groningen' },
  tampere: { id: 601010, en: 'Tampere University', vi: 'Đại học Tampere' },
  /** It takes applications all year: no step has a day before the student sets one. */
  rmit: { id: 1501060, en: 'RMIT University Vietnam', vi: 'Đại học RMIT Việt Nam' },
} as const;

/** Saves the three programs and an essay in Minh's empty account. */
async function prepare(api: string, mock: MockControl): Promise<void> {
  const token = await mock.token('minh');
  const post = async (path: string, body: object) => {
    const response = await fetch(`${api}/api/v1/${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.ok, path).toBe(true);
  };
  for (const { id } of Object.values(SCHOOLS)) await post('bookmark/program', { program_id: id });
  await post('student/essays', {
    client_id: 'pump',
    content: `Title: ${ESSAY} Essay: It was broken.`,
    status: 'draft',
  });
}

type Walk = { page: Page; locale: TestLocale; input: CountedInput };

const text = ({ locale }: Walk, key: string) => words(locale, 'checklist', key);

/** Shows the steps of a program of the plan. */
async function openSteps(walk: Walk, { [walk.locale]: school }: { en: string; vi: string }) {
  const { page, locale, input } = walk;
  const of = card(page, school);
  const named = (key: string) =>
    of.getByRole('button', { name: beginningOf(locale, 'checklist', key) });
  await input.press(named('steps.show').and(page.locator('[aria-expanded=false]')));
  const steps = of.getByRole('list', { name: beginningOf(locale, 'checklist', 'steps.label') });
  await expect(steps).toBeVisible();
  return { of, steps, named };
}

/** Ties the essay to its step, in the sheet of the step. */
async function tieEssay(walk: Walk, school: { en: string; vi: string }): Promise<void> {
  const { page, input } = walk;
  const { of, steps } = await openSteps(walk, school);
  const essay = steps.getByRole('button', { name: words(walk.locale, 'steps', 'kind.essay') });
  await input.press(essay);
  const sheet = page.getByRole('dialog');
  await input.option(sheet.getByLabel(text(walk, 'sheet.essay')), ESSAY);
  await input.press(sheet.getByRole('button', { name: text(walk, 'sheet.save'), exact: true }));
  await expect(of.getByRole('link', { name: text(walk, 'steps.openEssay') })).toBeVisible();
}

/** Sets the student's own deadline where the school has none. */
async function setDeadline(walk: Walk, school: { en: string; vi: string }): Promise<void> {
  const { page, input } = walk;
  const { named } = await openSteps(walk, school);
  await input.press(named('card.open'));
  const editor = page.getByRole('dialog');
  await input.day(editor.getByLabel(text(walk, 'editor.deadline')), OWN_DAY);
  await input.save(editor.getByRole('button', { name: text(walk, 'editor.save'), exact: true }));
  await expect(editor).toBeHidden();
}

/** Opens the sheet of a program and copies its link, which is in the clipboard then. */
async function copySheet(walk: Walk, school: { en: string; vi: string }): Promise<string> {
  const { page, locale, input } = walk;
  const menu = card(page, school[locale]).getByRole('button', {
    name: beginningOf(locale, 'checklist', 'card.menu'),
  });
  await input.press(menu.and(page.locator('[aria-haspopup]')));
  await input.item(page.getByRole('menuitem', { name: text(walk, 'menu.sheet') }));
  await expect(page.locator('#parents-sheet')).toContainText(school[locale]);
  await input.press(page.getByRole('button', { name: words(locale, 'sheet', 'copy') }));
  await expect(toasts(page)).toHaveText(beginningOf(locale, 'sheet', 'copied'));
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Whether every step on the page has a day, or is still open after its suggested one. */
async function allDated({ page, locale }: Walk): Promise<void> {
  const day = locale === 'en' ? '[A-Z][a-z]{2}\\s\\d{1,2}' : '\\d{1,2}/\\d{1,2}';
  const dated = new RegExp(`${day}|${words(locale, 'today', 'stillOpen')}`);
  const steps = page.getByRole('article').getByRole('listitem');
  const counts = await page.getByRole('article').getByRole('list').count();
  expect(counts).toBe(3);
  expect(await steps.count()).toBeGreaterThan(10);
  for (const step of await steps.all()) await expect(step).toContainText(dated);
}

/** What a browser sends from now on, of this page: addresses without their fragment, headers and bodies. */
async function listenTo(context: BrowserContext, page: Page): Promise<string[]> {
  const sent: string[] = [];
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  tools.on('Network.requestWillBeSent', ({ request: { url, headers, postData = '' } }) => {
    sent.push([url, JSON.stringify(headers), postData].join(' '));
  });
  return sent;
}

/** Opens the link as a parent: another browser, without an account. */
async function readAsParent(
  parent: BrowserContext,
  link: string,
  { locale, mock }: { locale: TestLocale; mock: MockControl },
): Promise<void> {
  await mock.forgetRequests();
  const page = await parent.newPage();
  const sent = await listenTo(parent, page);
  await page.goto(link);
  const paper = page.getByRole('article');
  await expect(paper).toContainText(SCHOOLS.groningen[locale]);
  await expect(paper).toContainText('Minh');
  await expect(paper).toContainText(locale === 'en' ? 'billion' : 'tỷ');
  // Neither the whole name, nor requirements, nor the rest of the plan.
  for (const secret of ['Lê', 'IELTS', ESSAY, SCHOOLS.tampere[locale], SCHOOLS.rmit[locale]]) {
    await expect(paper).not.toContainText(secret);
  }
  expect((await parent.cookies()).map(({ name }) => name)).not.toContain('token');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(sent.length).toBeGreaterThan(3);
  sent.push(JSON.stringify(await mock.requests()));
  const carried = link.slice(link.indexOf('=', link.indexOf('#')) + 1);
  expect(carried.length).toBeGreaterThan(200);
  const all = sent.join('\n');
  const parts = Array.from({ length: carried.length - 16 }, (_, at) => carried.slice(at, at + 16));
  expect(parts.filter((part) => all.includes(part))).toEqual([]);
}

for (const locale of ONE_LOCALE) {
  for (const way of ['touch', 'keyboard'] as const) {
    test(`from three saved programs to a sheet for a parent, by ${way} alone, ${locale}`, async ({
      page,
      context,
      browser,
      mock,
      servers,
      signIn,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await prepare(servers.api, mock);
      await signIn('minh');
      await openPlan(page, locale);
      const input = way === 'touch' ? countedTouch() : countedKeyboard(page);
      const walk = { page, locale, input };
      if (way === 'keyboard') {
        await input.press(page.getByRole('link', { name: words(locale, 'common', 'skip') }));
      }
      await setDeadline(walk, SCHOOLS.rmit);
      await openSteps(walk, SCHOOLS.tampere);
      await tieEssay(walk, SCHOOLS.groningen);
      await allDated(walk);
      const link = await copySheet(walk, SCHOOLS.groningen);
      expect(input.count()).toBeLessThan(MAX_ACTIONS);
      test.info().annotations.push({ type: 'actions', description: String(input.count()) });

      const tied = (await mock.requests()).filter(
        ({ method, url }) => method === 'PUT' && url.includes('/essay'),
      );
      expect(tied).toHaveLength(1);
      const parent = await browser.newContext({ serviceWorkers: 'block' });
      await readAsParent(parent, link, { locale, mock });
      await parent.close();
    });
  }
}
