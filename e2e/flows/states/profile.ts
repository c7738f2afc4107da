import { expect } from '@playwright/test';
import { FAILED_REQUEST } from '../../support/test';
import { words } from '../../support/words';
import { beginningOf } from '../plan';
import { button, FAILING, expectText, expectFailure, type Stage, type State } from './state';

function field({ page, locale }: Stage, namespace: string, key: string) {
  return page.getByLabel(words(locale, namespace, key), { exact: true });
}

async function openMenu({ page, locale }: Stage): Promise<void> {
  const name = beginningOf(locale, 'achievements', 'menu.label');
  await page.getByRole('button', { name }).nth(1).click();
  await expect(page.getByRole('menu')).toBeVisible();
}

async function chooseFrom(stage: Stage, key: string): Promise<void> {
  await openMenu(stage);
  const name = words(stage.locale, 'achievements', key);
  await stage.page.getByRole('menuitem', { name, exact: true }).click();
}

async function openForm(stage: Stage): Promise<void> {
  await button(stage, 'achievements', 'add').click();
  await expect(field(stage, 'achievements', 'form.title')).toBeFocused();
}

/** Opens the overview by its tab, which asks about unsaved changes. */
async function leave(stage: Stage, namespace: string, key: string): Promise<void> {
  const { page, locale } = stage;
  const tabs = page.getByRole('navigation', { name: words(locale, 'common', 'nav.profile') });
  await tabs.getByRole('link').first().click();
  const name = words(locale, namespace, key);
  await expect(page.getByRole('dialog', { name })).toBeVisible();
}

async function openDelete(stage: Stage): Promise<void> {
  await button(stage, 'profile', 'data.delete.button').click();
  await expect(stage.page.getByRole('dialog')).toBeVisible();
}

async function fillInvalid(stage: Stage): Promise<void> {
  await field(stage, 'profile', 'edit.tests.ielts').fill('11');
  await field(stage, 'profile', 'edit.school.year').fill('soon');
  await field(stage, 'profile', 'edit.about.name').fill('');
  await field(stage, 'profile', 'edit.tests.sat').fill('9');
  await field(stage, 'profile', 'edit.tests.sat').blur();
  await expect(stage.page.locator('[aria-invalid=true]')).toHaveCount(4);
}

/** The profile, the details and the achievements. */
export const PROFILE_STATES: readonly State[] = [
  { name: 'profile-empty', route: 'profile', as: 'minh' },
  {
    name: 'profile-parts-failed',
    route: 'profile',
    as: 'student',
    console: FAILED_REQUEST,
    before: ({ mock }) =>
      mock.fault(
        { match: 'getEssays', ...FAILING },
        { match: 'getBookmarks', ...FAILING },
        { match: 'getAchievements', ...FAILING },
        { match: 'finalEngine', ...FAILING },
      ),
    after: async (stage) => {
      await expectFailure(stage, 'profile', 'essays.failed');
      await expectFailure(stage, 'profile', 'next.failed');
    },
  },
  {
    name: 'profile-loading',
    route: 'profile',
    as: 'student',
    neverIdle: true,
    before: ({ mock }) =>
      mock.fault(
        { match: 'getEssays', kind: 'hang' },
        { match: 'getBookmarks', kind: 'hang' },
        { match: 'finalEngine', kind: 'hang' },
      ),
  },
  {
    name: 'profile-delete',
    route: 'profile',
    as: 'student',
    viewportOnly: true,
    after: openDelete,
  },
  {
    name: 'profile-delete-error',
    route: 'profile',
    as: 'minh',
    viewportOnly: true,
    after: async (stage) => {
      await openDelete(stage);
      await button(stage, 'profile', 'delete.confirm').click();
      await expect(stage.page.getByRole('dialog').locator('[aria-invalid=true]')).toBeFocused();
    },
  },
  {
    name: 'profile-export-failed',
    route: 'profile',
    as: 'student',
    console: FAILED_REQUEST,
    before: ({ mock }) => mock.fault({ match: 'getAchievements', ...FAILING }),
    after: async (stage) => {
      await button(stage, 'profile', 'data.export.button').click();
      const failed = beginningOf(stage.locale, 'profile', 'data.export.failed');
      await expect(stage.page.getByText(failed)).toBeVisible();
    },
  },
  { name: 'profile-edit-empty', route: 'profile-edit', as: 'minh' },
  { name: 'profile-edit-errors', route: 'profile-edit', as: 'student', after: fillInvalid },
  {
    name: 'profile-edit-failed',
    route: 'profile-edit',
    as: 'student',
    console: FAILED_REQUEST,
    before: ({ mock }) => mock.fault({ match: 'putBasicInfo', ...FAILING }),
    after: async (stage) => {
      await field(stage, 'profile', 'edit.tests.ielts').fill('7.5');
      await expect(button(stage, 'common', 'action.tryAgain').first()).toBeVisible();
    },
  },
  {
    name: 'profile-edit-leave',
    route: 'profile-edit',
    as: 'student',
    viewportOnly: true,
    after: async (stage) => {
      await fillInvalid(stage);
      await leave(stage, 'profile', 'edit.leave.title');
    },
  },
  {
    name: 'profile-edit-credentials-errors',
    route: 'profile-edit',
    as: 'student',
    after: async (stage) => {
      await button(stage, 'account', 'credentials.emailSubmit').click();
      await button(stage, 'account', 'credentials.passwordSubmit').click();
      await expect(stage.page.locator('#credentials [aria-invalid=true]')).toHaveCount(4);
    },
  },
  { name: 'achievements-empty', route: 'achievements', as: 'minh' },
  { name: 'achievements-first', route: 'achievements', as: 'minh', after: openForm },
  {
    name: 'achievements-loading',
    route: 'achievements',
    as: 'student',
    neverIdle: true,
    before: ({ mock }) => mock.fault({ match: 'getAchievements', kind: 'hang' }),
  },
  {
    name: 'achievements-failed',
    route: 'achievements',
    as: 'student',
    console: FAILED_REQUEST,
    before: ({ mock }) => mock.fault({ match: 'getAchievements', ...FAILING }),
    after: (stage) => expectText(stage, 'achievements', 'failed'),
  },
  {
    name: 'account-menu',
    route: 'profile',
    as: 'student',
    viewportOnly: true,
    after: async ({ page }) => {
      await page.getByRole('banner').locator('[aria-haspopup=menu]').click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  {
    name: 'achievements-menu',
    route: 'achievements',
    as: 'student',
    viewportOnly: true,
    after: openMenu,
  },
  {
    name: 'achievements-edit',
    route: 'achievements',
    as: 'student',
    after: async (stage) => {
      await chooseFrom(stage, 'menu.edit');
      await expect(field(stage, 'achievements', 'form.title')).toBeFocused();
    },
  },
  {
    name: 'achievements-errors',
    route: 'achievements',
    as: 'student',
    after: async (stage) => {
      await openForm(stage);
      await field(stage, 'achievements', 'form.hours').fill('200');
      await field(stage, 'achievements', 'form.impact').fill('x'.repeat(151));
      await button(stage, 'achievements', 'form.save').click();
      await expect(stage.page.locator('[aria-invalid=true]')).not.toHaveCount(0);
    },
  },
  {
    name: 'achievements-leave',
    route: 'achievements',
    as: 'student',
    viewportOnly: true,
    after: async (stage) => {
      await openForm(stage);
      await field(stage, 'achievements', 'form.title').fill('Chess');
      await leave(stage, 'achievements', 'leave.title');
    },
  },
  {
    name: 'achievements-undo',
    route: 'achievements',
    as: 'student',
    after: async (stage) => {
      await chooseFrom(stage, 'menu.delete');
      await expect(button(stage, 'achievements', 'undo')).toBeFocused();
    },
  },
];
