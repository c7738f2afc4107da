import { expect } from '@playwright/test';
import { ROUTE_IDS } from '@/routing/route-table';
import { countWords } from '../flows/copy';
import { settled } from '../flows/rest';
import { bringAbout } from '../flows/states/state';
import { ALL_STATES } from '../pictures/pictures';
import { test } from '../support/test';
import { LOCALES } from '../support/words';

// How much a phone says (R43): the words of the first screen, and how many of a page are secondary.

test.use({ viewport: { width: 390, height: 844 } });

type Limits = Readonly<Record<string, number>>;

/** The most words of the first screen in Vietnamese, each syllable counted, by the name of the state. */
const FIRST_SCREEN: Limits = {
  home: 100,
  'question-countries': 100,
  'question-grade': 100,
  'question-budget': 100,
  'question-majors': 100,
  'school-detail': 85,
};
/** First screens that say more than they may (100, 135, 145); never more than today. */
const TOO_LONG: Limits = { 'question-field': 108, 'school-list-answered': 170, compare: 165 };

const MUTED_SHARE = 0.4;

const isRoute = (name: string) => ROUTE_IDS.some((id) => id === name);
const OTHERS = ['not-found', 'saved-view', 'majors-open', 'scholarship-detail', 'resources-guide'];
const FURTHER = [...OTHERS, 'quiz-result', 'sophie-answered', 'plan-table', 'plan-editor'];
const isMeasured = (name: string) =>
  isRoute(name) || name in FIRST_SCREEN || name in TOO_LONG || FURTHER.includes(name);
const measured = ALL_STATES.filter(({ name }) => isMeasured(name));

for (const locale of LOCALES) {
  for (const state of measured) {
    test(`the words of ${state.name}, ${locale}`, async ({
      page,
      mock,
      signIn,
      signUp,
      expectConsole,
    }) => {
      await bringAbout(state, { page, mock, signIn, signUp, expectConsole, locale, width: 390 });
      if (state.inSight) await settled(page);
      const { mutedTexts, ...copy } = await countWords(page);
      const description = JSON.stringify({ name: state.name, locale, ...copy });
      test.info().annotations.push({ type: 'copy', description });
      const limit = TOO_LONG[state.name] ?? FIRST_SCREEN[state.name];
      if (limit !== undefined && locale === 'vi')
        expect.soft(copy.firstScreen).toBeLessThanOrEqual(limit);
      expect(copy.muted / copy.all, mutedTexts.join('\n')).toBeLessThanOrEqual(MUTED_SHARE);
    });
  }
}
