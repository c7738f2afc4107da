import { expect } from '@playwright/test';
import { pathTo } from '@/routing/paths';
import { ROUTE_IDS } from '@/routing/route-table';
import { QUESTION_STEPS } from '@/shared/answers/question-steps';
import { countWords } from '../flows/copy';
import { settled } from '../flows/idle';
import { test } from '../flows/states/state';
import { ALL_STATES } from '../pictures/pictures';
import { ONE_LOCALE } from '../support/words';

// The length of texts on a phone (docs/voice.md, "Length"): the words of the first screen, and the share that is secondary.

test.use({ viewport: { width: 390, height: 844 } });

type Limits = Readonly<Record<string, number>>;

/** The most words of the first screen in Vietnamese, each syllable counted, by the name of the state. */
const FIRST_SCREEN: Limits = {
  home: 100,
  'question-countries': 100,
  'question-grade': 100,
  'question-budget': 100,
  'question-field': 100,
  'question-majors': 100,
  'school-list-answered': 135,
  scholarship: 135,
  majors: 135,
  'school-detail': 85,
  compare: 145,
  sophie: 100,
  'sophie-answered': 175,
};

const MUTED_SHARE = 0.4;
/** The most words below a question: of a hint, and of what the grade has changed. */
const HINT = 8;
const EFFECT = 12;

const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;
const isRoute = (name: string) => ROUTE_IDS.some((id) => id === name);
const OTHERS = ['not-found', 'saved-view', 'majors-open', 'scholarship-detail', 'resources-guide'];
const FURTHER = [...OTHERS, 'quiz-result', 'sophie-answered', 'plan-table', 'plan-editor'];
const isMeasured = (name: string) =>
  isRoute(name) || name in FIRST_SCREEN || FURTHER.includes(name);
const measured = ALL_STATES.filter(({ name }) => isMeasured(name));

for (const locale of ONE_LOCALE) {
  test(`the words of the hints, ${locale}`, async ({ page }) => {
    // The field has none.
    const hint = page.locator('.flow-hint');
    const words = async () => wordCount((await hint.allInnerTexts()).join(' '));
    for (const step of QUESTION_STEPS) {
      await page.goto(pathTo(locale, 'school-list', { search: { step } }));
      await settled(page);
      expect.soft(await words(), step).toBeLessThanOrEqual(HINT);
      if (step !== 'grade') continue;
      await page.getByRole('radio', { name: /12$/ }).check();
      await expect(hint).toContainText(/\d{4}/);
      expect.soft(await words(), 'answered').toBeLessThanOrEqual(EFFECT);
    }
  });

  for (const state of measured) {
    test(`the words of ${state.name}, ${locale}`, async ({ page, enter }) => {
      await enter(state, { locale, width: 390 });
      if (state.viewportOnly) await settled(page);
      const { mutedTexts, ...copy } = await countWords(page);
      const description = JSON.stringify({ name: state.name, locale, ...copy });
      test.info().annotations.push({ type: 'copy', description });
      const limit = FIRST_SCREEN[state.name];
      if (limit !== undefined) expect.soft(copy.firstScreen).toBeLessThanOrEqual(limit);
      expect(copy.muted / copy.all, mutedTexts.join('\n')).toBeLessThanOrEqual(MUTED_SHARE);
    });
  }
}
