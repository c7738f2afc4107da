import { expect } from '@playwright/test';
import { words } from '../../support/words';
import { button, expectText, type State } from './state';

/** The pricing and the demo: their overlays and changes. */
export const PRICING_STATES: readonly State[] = [
  { name: 'pricing-student', route: 'pricing', as: 'student' },
  {
    name: 'demo-changed',
    route: 'demo',
    as: 'visitor',
    after: async (stage) => {
      const { page, locale } = stage;
      await page.getByLabel(words(locale, 'demo', 'answers.ielts')).selectOption('');
      await button(stage, 'demo', 'essay.write').click();
      await expectText(stage, 'demo', 'lastAction.answers');
    },
  },
  {
    name: 'demo-start',
    route: 'demo',
    as: 'answered',
    viewportOnly: true,
    after: async (stage) => {
      await button(stage, 'demo', 'bar.start').click();
      await expect(stage.page.getByRole('dialog')).toBeVisible();
    },
  },
];
