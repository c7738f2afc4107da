import type { Page } from '@playwright/test';
import { pathTo } from '@/routing/paths';
import type { RouteId } from '@/routing/route-table';
import type { MockControl } from '../support/mock-control';
import { type TestLocale, words } from '../support/words';

/** What a picture is taken with. */
export type Stage = { page: Page; mock: MockControl; locale: TestLocale; width: number };

/** A state of a page that has a picture of its own. */
export type State = {
  name: string;
  route: RouteId;
  search?: Record<string, string>;
  /** A visitor who has answered, a visitor who has not, or a student. */
  as: 'answered' | 'visitor' | 'student';
  /** Widths it is there at; all of them when left out. */
  widths?: readonly number[];
  /** Before the page is opened. */
  before?: (stage: Stage) => Promise<void>;
  /** Once it is there. */
  after?: (stage: Stage) => Promise<void>;
  /** What the console says in this state. */
  says?: RegExp;
  /** The part in sight alone, for what floats over the page. */
  inSight?: boolean;
};

/** What the visitor of the pictures has answered, as the product keeps it. */
export const ANSWERS = {
  classGradeId: 12,
  countryIds: [],
  budget: { min: '10000', max: '20000' },
  parentId: 1,
  titleIds: [],
  average: 8.6,
  ielts: null,
  sat: null,
};

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
const failing = { kind: 'status', status: 500 } as const;

/** The states of the pages beside their first sight. */
export const STATES: readonly State[] = [
  { name: 'home-resume', route: 'home', as: 'answered' },
  { name: 'home-student', route: 'home', as: 'student' },
  ...['grade', 'countries', 'budget', 'field', 'majors'].map((step): State => {
    return { name: `question-${step}`, route: 'school-list', search: { step }, as: 'answered' };
  }),
  { name: 'school-list-answered', route: 'school-list', as: 'answered' },
  { name: 'school-list-table', route: 'school-list', search: { view: 'table' }, as: 'answered' },
  { name: 'school-list-final', route: 'school-list', as: 'student' },
  { name: 'school-list-empty', route: 'school-list', search: { q: 'zzzz' }, as: 'answered' },
  {
    name: 'school-list-loading',
    route: 'school-list',
    as: 'answered',
    before: ({ mock }) => mock.fault({ match: 'preRunEngine', kind: 'hang' }),
  },
  {
    name: 'school-list-failed',
    route: 'school-list',
    as: 'answered',
    says: /Failed to load resource/,
    before: ({ mock }) => mock.fault({ match: 'preRunEngine', ...failing }),
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
    inSight: true,
    after: async ({ page }) => {
      await page.locator(detailLink).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'compare-tray',
    route: 'school-list',
    as: 'answered',
    inSight: true,
    after: compareThree,
  },
  {
    name: 'compare',
    route: 'school-list',
    as: 'answered',
    inSight: true,
    after: async (stage) => {
      await compareThree(stage);
      const { page, locale } = stage;
      await page.getByRole('button', { name: words(locale, 'results', 'compare.open') }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'filters',
    route: 'school-list',
    as: 'answered',
    widths: [390],
    inSight: true,
    after: async ({ page, locale }) => {
      await page.getByRole('button', { name: words(locale, 'results', 'tools.filter') }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'not-found',
    route: 'majors',
    as: 'visitor',
    after: async ({ page, locale }) => {
      await page.goto(`${pathTo(locale, 'majors')}/nowhere`);
    },
  },
  {
    name: 'error',
    route: 'pricing',
    as: 'student',
    says: /Failed to load resource/,
    after: async ({ page, mock, locale }) => {
      await mock.fault({ match: 'getBasicInfo', ...failing });
      await openPath(page, pathTo(locale, 'profile'));
      await page.getByRole('heading', { name: words(locale, 'common', 'error.title') }).waitFor();
    },
  },
];
