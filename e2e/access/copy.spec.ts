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

/** The most words of the first screen, by the name of the state; Vietnamese counts syllables. */
const FIRST_SCREEN: Limits = {
  'question-grade': 100,
  'question-budget': 100,
  'question-majors': 100,
  'school-detail': 85,
};
/** First screens that say more than they may (100, 100, 145); never more than today. */
const TOO_LONG: Limits = {
  home: 115,
  'question-countries': 115,
  'question-field': 115,
  compare: 175,
};

const MUTED_SHARE = 0.4;
/** Pages with more secondary text than that; never more than today. */
const TOO_MUTED: Limits = {
  home: 0.77,
  onboarding: 0.69,
  'question-countries': 0.84,
  compare: 0.47,
  sophie: 0.49,
  'ai-essay': 0.48,
  essays: 0.49,
  checklist: 0.42,
  'not-found': 0.57,
  profile: 0.42,
  'quiz-result': 0.41,
};

// The list is measured once its rows are as the rule wants them.
const isRoute = (name: string) => ROUTE_IDS.some((id) => id === name && id !== 'school-list');
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
      if (limit !== undefined) expect.soft(copy.firstScreen).toBeLessThanOrEqual(limit);
      const share = TOO_MUTED[state.name] ?? MUTED_SHARE;
      expect(copy.muted / copy.all, mutedTexts.join('\n')).toBeLessThanOrEqual(share);
    });
  }
}
