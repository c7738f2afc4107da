import { expect } from '@playwright/test';
import { FAILED_REQUEST } from '../../support/test';
import { button, FAILING, expectText, type Stage, type State } from './state';

/** Opens a scholarship by its URL, in the dialog over the list. */
async function opens({ page }: Stage, id: string): Promise<void> {
  await page.goto(`${page.url()}?scholarship=${id}`);
}

/** The scholarships: their overlays, with answers, empty, loading, failed. */
export const SCHOLARSHIP_STATES: readonly State[] = [
  { name: 'scholarship-answered', route: 'scholarship', as: 'answered' },
  {
    name: 'scholarship-saved',
    route: 'scholarship',
    search: { saved: '1', sort: 'deadline' },
    as: 'student',
  },
  {
    name: 'scholarship-detail',
    route: 'scholarship',
    as: 'student',
    viewportOnly: true,
    after: async (stage) => {
      await opens(stage, '27');
      await expect(stage.page.getByRole('dialog').getByRole('table')).toBeVisible();
    },
  },
  {
    name: 'scholarship-missing',
    route: 'scholarship',
    as: 'visitor',
    viewportOnly: true,
    after: async (stage) => {
      await opens(stage, 'nothing');
      await expectText(stage, 'scholarship', 'detail.missing');
    },
  },
  {
    name: 'scholarship-no-hits',
    route: 'scholarship',
    search: { q: 'zzzz', pays: 'living', country: '6' },
    as: 'visitor',
  },
  { name: 'scholarship-garbage', route: 'scholarship', search: { pays: 'x' }, as: 'visitor' },
  {
    name: 'scholarship-loading',
    route: 'scholarship',
    // Without a query, its HTML has rows.
    search: { sort: 'deadline' },
    as: 'visitor',
    neverIdle: true,
    before: ({ mock }) => mock.fault({ match: 'getScholarships', kind: 'hang' }),
    after: (stage) => expectText(stage, 'scholarship', 'loading'),
  },
  {
    name: 'scholarship-failed',
    route: 'scholarship',
    // Without a query, its HTML has rows.
    search: { sort: 'deadline' },
    as: 'visitor',
    console: FAILED_REQUEST,
    before: ({ mock }) => mock.fault({ match: 'getScholarships', ...FAILING }),
    after: (stage) => expectText(stage, 'scholarship', 'failed.title'),
  },
  {
    name: 'scholarship-saved-failed',
    route: 'scholarship',
    as: 'student',
    console: FAILED_REQUEST,
    before: ({ mock }) => mock.fault({ match: 'getSavedScholarships', ...FAILING }),
    after: async (stage) => {
      await expectText(stage, 'scholarship', 'saved.failed');
      await expect(button(stage, 'common', 'action.tryAgain')).toBeVisible();
    },
  },
];
