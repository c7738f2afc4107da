import type { Page } from '@playwright/test';
import { pathTo } from '@/routing/paths';
import { FAILING, untilReady, type Stage, type State } from '../flows/states/state';
import { DOCUMENT_404, FAILED_REQUEST } from '../support/test';
import { onlyShownCalls } from '../flows/shown-calls';
import { words } from '../support/words';

async function openPath(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => {
    window.history.pushState(null, '', target);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

async function compareThree({ page, locale }: Stage): Promise<void> {
  const name = words(locale, 'results', 'compare.add');
  const toggles = page.locator('main button[aria-pressed]').filter({ hasText: name });
  for (const index of [0, 1, 2]) await toggles.nth(index).click();
}

const detailLink = 'main a[href*="school="]';

/** The further states of the public pages. */
export const STATES: readonly State[] = [
  { name: 'home-resume', route: 'home', as: 'answered' },
  { name: 'home-student', route: 'home', as: 'student' },
  ...['grade', 'countries', 'budget', 'field', 'majors'].map((step): State => {
    return { name: `question-${step}`, route: 'school-list', search: { step }, as: 'answered' };
  }),
  // With an API that has only the shown calls.
  ...['countries', 'grade', 'budget', 'field', 'majors', undefined].map((step): State => {
    return {
      name: `shown-calls-${step ?? 'list'}`,
      route: 'school-list',
      ...(step && { search: { step } }),
      as: 'answered',
      console: FAILED_REQUEST,
      before: ({ page }) => onlyShownCalls(page),
    };
  }),
  { name: 'school-list-answered', route: 'school-list', as: 'answered' },
  { name: 'school-list-table', route: 'school-list', search: { view: 'table' }, as: 'answered' },
  { name: 'school-list-final', route: 'school-list', as: 'student' },
  { name: 'school-list-empty', route: 'school-list', search: { q: 'zzzz' }, as: 'answered' },
  {
    name: 'school-list-loading',
    route: 'school-list',
    as: 'answered',
    neverIdle: true,
    before: ({ mock }) => mock.fault({ match: 'preRunEngine', kind: 'hang' }),
  },
  {
    name: 'school-list-failed',
    route: 'school-list',
    as: 'answered',
    console: FAILED_REQUEST,
    before: ({ mock }) => mock.fault({ match: 'preRunEngine', ...FAILING }),
  },
  {
    name: 'school-list-bad-address',
    route: 'school-list',
    search: { page: '-1', sort: 'luck' },
    as: 'answered',
  },
  {
    name: 'school-detail',
    route: 'school-list',
    as: 'answered',
    viewportOnly: true,
    after: async ({ page }) => {
      await page.locator(detailLink).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'compare-tray',
    route: 'school-list',
    as: 'answered',
    viewportOnly: true,
    after: compareThree,
  },
  {
    name: 'compare',
    route: 'school-list',
    as: 'answered',
    viewportOnly: true,
    after: async (stage) => {
      await compareThree(stage);
      const { page, locale } = stage;
      await page.getByRole('button', { name: words(locale, 'results', 'compare.open') }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'share',
    route: 'school-list',
    as: 'answered',
    viewportOnly: true,
    after: async ({ page, locale }) => {
      await page.getByRole('button', { name: words(locale, 'results', 'share.button') }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'saved-view', route: 'school-list', search: { view: 'saved' }, as: 'saver' },
  {
    name: 'filters',
    route: 'school-list',
    as: 'answered',
    widths: [390],
    viewportOnly: true,
    after: async ({ page, locale }) => {
      await page.getByRole('button', { name: words(locale, 'results', 'tools.filter') }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'not-found',
    route: 'majors',
    as: 'visitor',
    after: async ({ page, locale, expectConsole }) => {
      expectConsole(DOCUMENT_404);
      await page.goto(`${pathTo(locale, 'majors')}/nowhere`);
      await untilReady(page);
    },
  },
  {
    name: 'error',
    route: 'pricing',
    as: 'student',
    console: FAILED_REQUEST,
    after: async ({ page, mock, locale }) => {
      await mock.fault({ match: 'getBasicInfo', ...FAILING });
      await openPath(page, pathTo(locale, 'profile'));
      await page.getByRole('heading', { name: words(locale, 'common', 'error.title') }).waitFor();
    },
  },
];
