import { expect } from '@playwright/test';
import { FAILED_REQUEST } from '../../support/test';
import { words } from '../../support/words';
import { button, FAILING, expectText, type Stage, type State } from './state';

const MATHEMATICS = { major: '25', cluster: '5' };

async function expectGuide(stage: Stage): Promise<void> {
  await expectText(stage, 'majors', 'guide.work');
}

/** The majors: all, one open, searches, and failures. */
export const MAJORS_STATES: readonly State[] = [
  {
    // The page without a search has its majors in the HTML.
    name: 'majors-loading',
    route: 'majors',
    search: { cluster: '1' },
    as: 'visitor',
    neverIdle: true,
    before: ({ mock }) => mock.fault({ match: 'getMajors', kind: 'hang' }),
    after: (stage) => expectText(stage, 'majors', 'loading'),
  },
  {
    name: 'majors-failed',
    route: 'majors',
    search: { cluster: '1' },
    as: 'visitor',
    console: FAILED_REQUEST,
    before: ({ mock }) => mock.fault({ match: 'getMajors', ...FAILING }),
    after: (stage) => expectText(stage, 'majors', 'failed.title'),
  },
  {
    name: 'majors-found',
    route: 'majors',
    search: { q: 'toan' },
    as: 'visitor',
    after: (stage) => expectText(stage, 'majors', 'list.named'),
  },
  {
    name: 'majors-empty',
    route: 'majors',
    search: { q: 'mathematics', cluster: '11' },
    as: 'visitor',
    after: (stage) => expectText(stage, 'majors', 'empty.text'),
  },
  {
    name: 'majors-unknown',
    route: 'majors',
    search: { major: '999', cluster: 'nowhere' },
    as: 'visitor',
    after: (stage) => expectText(stage, 'majors', 'unknown.major'),
  },
  { name: 'majors-open', route: 'majors', search: MATHEMATICS, as: 'visitor', after: expectGuide },
  {
    // The answers have another field: adding names the majors it would remove.
    name: 'majors-moves',
    route: 'majors',
    search: MATHEMATICS,
    as: 'answered',
    after: expectGuide,
  },
  {
    name: 'majors-added',
    route: 'majors',
    search: MATHEMATICS,
    as: 'minh',
    after: async (stage) => {
      await button(stage, 'majors', 'actions.add').click();
      const taken = button(stage, 'majors', 'actions.remove');
      await expect(taken).toBeVisible();
      const list = words(stage.locale, 'majors', 'chosen.title');
      await expect(stage.page.getByRole('heading', { name: list })).toBeVisible();
    },
  },
];
