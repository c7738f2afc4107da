import { expect, type Locator } from '@playwright/test';
import { FAILED_REQUEST } from '../../support/test';
import { words } from '../../support/words';
import { beginningOf, openEditor, openSteps } from '../plan';
import { LINH } from '../visit';
import { button, FAILING, SAVED, expectText, type Stage, type State } from './state';
import { toasts } from '../toasts';

const PREPARING = { status: 'preparing' };

/** The menu of the first card, or of the first row of the table. */
function firstMenu({ page, locale }: Stage): Locator {
  const named = page.getByRole('button', { name: beginningOf(locale, 'checklist', 'card.menu') });
  return named.and(page.locator('[aria-haspopup]')).first();
}

/** Chooses from the menu of the first card; an entry with a column name by its start. */
async function choose(stage: Stage, key: string): Promise<void> {
  await firstMenu(stage).click();
  const { page, locale } = stage;
  const name = beginningOf(locale, 'checklist', key);
  await page.getByRole('menuitem', { name, disabled: false }).first().click();
  await expect(page.getByRole('menu')).toHaveCount(0);
}

async function editFirst(stage: Stage): Promise<void> {
  await choose(stage, 'menu.open');
  await expect(stage.page.getByRole('dialog')).toBeVisible();
}

/** The plan: board, table, their overlays, and the empty plan. */
export const PLAN_STATES: readonly State[] = [
  { name: 'plan-table', route: 'checklist', search: { view: 'table' }, as: 'student' },
  { name: 'plan-column', route: 'checklist', search: PREPARING, as: 'student', widths: [390] },
  {
    name: 'plan-filtered',
    route: 'checklist',
    search: { q: 'a', status: 'submitted' },
    as: 'student',
  },
  { name: 'plan-no-hits', route: 'checklist', search: { q: 'zzzz' }, as: 'student' },
  {
    name: 'plan-table-no-hits',
    route: 'checklist',
    search: { q: 'zzzz', view: 'table', status: 'decided' },
    as: 'student',
  },
  { name: 'plan-empty', route: 'checklist', as: 'minh' },
  {
    name: 'plan-full',
    route: 'checklist',
    as: 'student',
    before: ({ mock }) => mock.fillBookmarks(LINH.email, 120),
  },
  {
    name: 'plan-loading',
    route: 'checklist',
    as: 'student',
    neverIdle: true,
    before: ({ mock }) => mock.fault({ match: 'getBookmarks', kind: 'hang' }),
    after: (stage) => expectText(stage, 'checklist', 'loading'),
  },
  {
    name: 'plan-failed',
    route: 'checklist',
    as: 'student',
    console: FAILED_REQUEST,
    before: ({ mock }) => mock.fault({ match: 'getBookmarks', ...FAILING }),
    after: (stage) => expectText(stage, 'checklist', 'failed.title'),
  },
  {
    name: 'plan-menu',
    route: 'checklist',
    as: 'student',
    viewportOnly: true,
    after: async (stage) => {
      await firstMenu(stage).click();
      await expect(stage.page.getByRole('menu')).toBeVisible();
    },
  },
  {
    name: 'plan-steps',
    route: 'checklist',
    search: PREPARING,
    as: 'student',
    after: async ({ page, locale }) => {
      const cards = page.getByRole('article');
      await openSteps(locale, cards.filter({ hasText: 'Groningen' }));
    },
  },
  {
    name: 'plan-step-sheet',
    route: 'checklist',
    search: PREPARING,
    as: 'student',
    viewportOnly: true,
    after: async ({ page, locale }) => {
      const cards = page.getByRole('article').filter({ hasText: 'Groningen' });
      const list = await openSteps(locale, cards);
      await list.getByRole('listitem').nth(2).getByRole('button').click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'plan-ask',
    route: 'checklist',
    search: { status: 'submitted' },
    as: 'student',
    after: async (stage) => {
      const { page, locale } = stage;
      await openEditor(page, locale, page.getByRole('article').filter({ hasText: 'Twente' }));
      const status = page.getByLabel(words(locale, 'checklist', 'editor.status'), { exact: true });
      await status.selectOption('decided');
      await button(stage, 'checklist', 'editor.save').click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const column = page.getByRole('tab', { name: words(locale, 'checklist', 'tab.decided') });
      if (await column.isVisible()) await column.click();
      await expectText(stage, 'checklist', 'outcome.ask');
    },
  },
  { name: 'plan-editor', route: 'checklist', as: 'student', viewportOnly: true, after: editFirst },
  {
    name: 'plan-editor-errors',
    route: 'checklist',
    as: 'student',
    viewportOnly: true,
    console: FAILED_REQUEST,
    before: ({ mock }) => mock.fault({ match: 'patchBookmark', ...FAILING }),
    after: async (stage) => {
      await editFirst(stage);
      const { page, locale } = stage;
      const note = page.getByLabel(words(locale, 'checklist', 'editor.note'), { exact: true });
      await note.fill('a word '.repeat(20));
      await button(stage, 'checklist', 'editor.save').click();
      await expect(page.getByRole('dialog').getByRole('alert')).not.toBeEmpty();
      await note.fill('a word '.repeat(400));
      await expect(note).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'plan-undo',
    route: 'checklist',
    as: 'student',
    after: async (stage) => {
      await choose(stage, 'menu.to');
      const undo = beginningOf(stage.locale, 'checklist', 'undo.moved');
      await expect(stage.page.getByRole('button', { name: undo })).toBeVisible();
      await expect(
        stage.page.getByText(beginningOf(stage.locale, 'checklist', 'tools.saved')).first(),
      ).toBeVisible();
    },
  },
  {
    name: 'plan-refused',
    route: 'checklist',
    as: 'student',
    console: FAILED_REQUEST,
    before: ({ mock }) => mock.fault({ match: 'patchBookmark', ...FAILING }),
    after: async (stage) => {
      await choose(stage, 'menu.to');
      await expectText(stage, 'checklist', 'tools.notSaved');
      await expect(toasts(stage.page)).toBeVisible();
    },
  },
  {
    name: 'plan-compare-bar',
    route: 'checklist',
    as: 'student',
    viewportOnly: true,
    after: async (stage) => {
      await choose(stage, 'menu.compare');
      await expect(button(stage, 'checklist', 'compare.open')).toBeVisible();
    },
  },
  {
    name: 'plan-compare',
    route: 'checklist',
    as: 'student',
    viewportOnly: true,
    after: async (stage) => {
      await choose(stage, 'menu.compare');
      await button(stage, 'checklist', 'compare.open').click();
      await expect(stage.page.getByRole('dialog').getByRole('table')).toBeVisible();
    },
  },
  {
    name: 'plan-leftovers',
    route: 'checklist',
    as: 'student',
    before: async ({ page }) => {
      await page.addInitScript(
        (saved) => localStorage.setItem('saved', saved),
        JSON.stringify({ state: { items: SAVED }, version: 0 }),
      );
    },
    after: async ({ page, locale }) => {
      const add = words(locale, 'saved', 'leftovers.add_other');
      await expect(page.getByRole('button', { name: add })).toBeVisible();
    },
  },
];
