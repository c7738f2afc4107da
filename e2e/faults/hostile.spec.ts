import { expect, type Page } from '@playwright/test';
import { keepQuiz, quizWords, openDetails } from '../flows/discovery';
import { askAndRead, draftBox, DRAFTS } from '../flows/feedback';
import {
  answerHostileTexts,
  expectHarmless,
  replaceTexts,
  turned,
  watchForHarm,
} from '../flows/forms/hostile';
import { HOSTILE, LONG_LINE } from '../flows/forms/hostile-corpus';
import { expectNoOverflow } from '../flows/overflow';
import { askSophie, COMPARE, waitForAnswer, openSophie } from '../flows/sophie';
import { ANSWERS, keepAnswers } from '../flows/visit';
import { DOCUMENT_404, FAILED_REQUEST, test } from '../support/test';
import { settled } from '../flows/idle';
import { toasts } from '../flows/toasts';

// Server text is shown as text (R18): the corpus in every free text field of every response.

const VISITOR = [
  '/',
  '/school-list',
  '/school-list?view=table',
  '/school-list?school=401&program=401030',
  '/school-list?step=grade',
  '/school-list?step=countries',
  '/school-list?step=budget',
  '/school-list?step=field',
  '/school-list?step=majors',
  '/majors',
  '/scholarship',
  '/resources',
  '/sophie',
  '/pricing',
  '/demo',
  '/vi/nowhere',
];
const STUDENT = [
  '/',
  '/school-list',
  '/sophie',
  '/ai-essay',
  '/scholarship',
  '/onboarding?step=field',
  '/profile',
  '/profile/edit',
  '/profile/essays',
  '/profile/essays/e1',
  '/profile/checklist',
  '/profile/checklist?view=table',
  '/profile/achievements',
];

for (const [who, paths] of [
  ['a visitor', VISITOR],
  ['a student', STUDENT],
] as const) {
  test(who, async ({ page, servers, signIn, expectConsole }) => {
    if (who === 'a student') await signIn('linh.tran');
    else expectConsole(DOCUMENT_404);
    await keepAnswers(page, { ...ANSWERS, average: 8.6 });
    const harm = await watchForHarm(page, servers.site);
    const dealt = await answerHostileTexts(page);
    for (const path of paths) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      // By its element: a dialog that opens with the page hides it from assistive technology.
      await expect(page.locator('h1').first()).toBeVisible();
      await settled(page);
      expect(new URL(page.url()).pathname).toBe(new URL(path, servers.site).pathname);
      await expectNoOverflow(page, `${path} at 390 px`);
      await page.setViewportSize({ width: 1280, height: 900 });
      await expectNoOverflow(page, `${path} at 1280 px`);
      await expectHarmless(page, harm, path);
    }
    expect([...dealt.values()].reduce((sum, times) => sum + times, 0)).toBeGreaterThan(1000);
  });
}

test('responses to a question, a draft and a quiz', async ({ page, servers }) => {
  const harm = await watchForHarm(page, servers.site);
  const dealt = await answerHostileTexts(page);
  const looked = async (what: string) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoOverflow(page, `${what} at ${width} px`);
    }
    await expectHarmless(page, harm, what);
  };
  await openSophie(page, 'en');
  await askSophie(page, 'en', COMPARE.en);
  await waitForAnswer(page, 'en');
  await looked('Sophie');
  await page.goto('/ai-essay');
  await draftBox(page, 'en').fill(DRAFTS.en);
  await askAndRead(page, 'en');
  await looked('the comments');
  await keepQuiz(page, { status: 'submitted' });
  await page.goto('/sophie');
  await openDetails(page, 'en', 'arithmetic');
  const counted = quizWords('en', 'counted.title');
  await expect(page.getByRole('heading', { name: counted, exact: true })).toBeVisible();
  await looked('the result');
  const asked = [...dealt.keys()].join('\n');
  for (const call of ['sophie/messages', 'essay-feedback', 'major-discovery/quiz']) {
    expect(asked).toContain(`POST /api/v1/${call}`);
  }
});

for (const [who, paths] of [
  ['a visitor', VISITOR],
  ['a student', STUDENT],
] as const) {
  test(`a bidirectional control character affects no other text, ${who}`, async ({
    page,
    signIn,
    expectConsole,
  }) => {
    const turning = '\u202ethe rest would turn';
    if (who === 'a student') await signIn('linh.tran');
    else expectConsole(DOCUMENT_404);
    await keepAnswers(page, { ...ANSWERS, average: 8.6 });
    await replaceTexts(page, () => turning);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.locator('h1').first()).toBeVisible();
      await settled(page);
      expect.soft(await turned(page, turning), path).toEqual([]);
    }
  });
}

// Calls that are still pending when a test ends are ignored.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Texts of the corpus in one message. */
const REFUSALS = 40;

test('the message of a refusal is text too', async ({ page, servers, expectConsole }) => {
  expectConsole(FAILED_REQUEST);
  const harm = await watchForHarm(page, servers.site);
  for (let index = 0; index < HOSTILE.length; index += REFUSALS) {
    const texts = HOSTILE.slice(index, index + REFUSALS);
    await page.route(/\/api\/v\d\/(?!.*session$)/, (route) =>
      route.fulfill({ status: 422, json: { errors: texts.join('\n') } }),
    );
    await page.goto('/school-list?step=budget');
    await expect(toasts(page).first()).toBeVisible();
    await expectHarmless(page, harm, texts[0] ?? '');
  }
});

/** Generous for a busy machine: a quadratic function of 1 MB would take minutes. */
const MAX_MS = 30_000;

/** The longest time in milliseconds in which the page did not respond. */
async function longestTask(page: Page): Promise<number> {
  return page.evaluate(() => Number(Reflect.get(window, 'longest') ?? 0));
}

test('the page stays usable with lines of 1 MB', async ({ page, servers, signIn }) => {
  await signIn('linh.tran');
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const longest = Math.max(...list.getEntries().map(({ duration }) => duration));
      Reflect.set(
        window,
        'longest',
        Math.max(longest, Number(Reflect.get(window, 'longest') ?? 0)),
      );
    }).observe({ type: 'longtask', buffered: true });
  });
  const harm = await watchForHarm(page, servers.site);
  const seen = new Set<string>();
  // One line in each field of each response, in the first row that has it.
  await replaceTexts(page, (place, original) => {
    const words = /\.(title|name|summary|text|note|content|prompt|about|learn|asked)$/.test(place);
    if (!words || seen.has(place)) return original;
    seen.add(place);
    return LONG_LINE;
  });
  for (const path of ['/school-list', '/profile/checklist']) {
    seen.clear();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: 60_000 });
    await settled(page);
    await page.mouse.move(200, 200);
    await page.keyboard.press('Tab');
    const longest = await longestTask(page);
    expect.soft(longest, `${path}: its longest task, in milliseconds`).toBeLessThan(MAX_MS);
    await expectHarmless(page, harm, path);
  }
});
