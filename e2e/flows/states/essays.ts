import { expect } from '@playwright/test';
import { FAILED_REQUEST } from '../../support/test';
import { words } from '../../support/words';
import { typeAtEnd } from '../essays';
import { LINH } from '../visit';
import { button, FAILING, expectText, type Stage, type State } from './state';

const PUMP = { route: 'essay', params: { id: 'e1' }, as: 'student' } as const;

function expectDialog({ page }: Stage): Promise<void> {
  return expect(page.getByRole('dialog')).toBeVisible();
}

/** Opens the versions, by the button beside the text or, on a phone, below it. */
async function openVersions(stage: Stage): Promise<void> {
  const beside = button(stage, 'essays', 'versions.show');
  const under = button(stage, 'essays', 'versions.title');
  await beside.or(under).filter({ visible: true }).click();
  await expectDialog(stage);
}

/** Types after another device has saved, until the conflict dialog opens. */
async function openConflict(stage: Stage): Promise<void> {
  await typeAtEnd(stage.page, ' Written here.', stage.locale);
  await expectDialog(stage);
}

const saveFails = { ...PUMP, console: FAILED_REQUEST } as const;

/** Essays: the list, the editor, and their overlays. */
export const ESSAY_STATES: readonly State[] = [
  { name: 'essays-empty', route: 'essays', as: 'minh' },
  {
    name: 'essays-loading',
    route: 'essays',
    as: 'student',
    neverIdle: true,
    before: ({ mock }) => mock.fault({ match: 'getEssays', kind: 'hang' }),
    after: (stage) => expectText(stage, 'essays', 'loading'),
  },
  {
    name: 'essays-failed',
    route: 'essays',
    as: 'student',
    console: FAILED_REQUEST,
    before: ({ mock }) => mock.fault({ match: 'getEssays', ...FAILING }),
    after: (stage) => expectText(stage, 'essays', 'failed.title'),
  },
  {
    name: 'essays-new',
    route: 'essays',
    as: 'student',
    viewportOnly: true,
    after: async (stage) => {
      await button(stage, 'essays', 'new').click();
      await expectDialog(stage);
    },
  },
  {
    name: 'essays-new-errors',
    route: 'essays',
    as: 'minh',
    viewportOnly: true,
    after: async (stage) => {
      await button(stage, 'essays', 'empty.action').click();
      const limit = stage.page.getByLabel(words(stage.locale, 'essays', 'form.limit'));
      await limit.fill('many');
      await button(stage, 'essays', 'form.create').click();
      await expect(limit).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'essays-deleted',
    route: 'essays',
    as: 'student',
    after: async (stage) => {
      const { page, locale } = stage;
      const name = new RegExp(`^${words(locale, 'essays', 'row.delete')}: `);
      await page.getByRole('button', { name }).nth(1).click();
      await expect(button(stage, 'essays', 'deleted.undo')).toBeFocused();
    },
  },
  { name: 'essay-other', route: 'essay', params: { id: 'e4' }, as: 'student' },
  { name: 'essay-versions', ...PUMP, viewportOnly: true, after: openVersions },
  {
    name: 'essay-version-then',
    ...PUMP,
    viewportOnly: true,
    after: async (stage) => {
      await openVersions(stage);
      const { page, locale } = stage;
      await page.getByText(words(locale, 'essays', 'versions.then'), { exact: true }).click();
      await expect(page.getByRole('insertion')).toHaveCount(0);
    },
  },
  {
    name: 'essay-settings',
    ...PUMP,
    viewportOnly: true,
    after: async (stage) => {
      await button(stage, 'essays', 'editor.settings').click();
      await expectDialog(stage);
    },
  },
  {
    name: 'essay-over-the-limit',
    route: 'essay',
    params: { id: 'e4' },
    as: 'student',
    after: async (stage) => {
      await typeAtEnd(stage.page, ' and one more'.repeat(50), stage.locale);
      await expect(
        stage.page.locator('.text-accent').filter({ visible: true }).first(),
      ).toBeVisible();
    },
  },
  {
    name: 'essay-conflict',
    ...saveFails,
    viewportOnly: true,
    after: async (stage) => {
      await stage.mock.essayElsewhere({ email: LINH.email, id: 'e1' });
      await openConflict(stage);
    },
  },
  {
    name: 'essay-conflict-later',
    ...saveFails,
    after: async (stage) => {
      await stage.mock.essayElsewhere({ email: LINH.email, id: 'e1' });
      await openConflict(stage);
      await button(stage, 'essays', 'conflict.later').first().click();
      await expect(stage.page.getByRole('dialog')).toHaveCount(0);
      await expectText(stage, 'essays', 'notice.conflict');
    },
  },
  {
    name: 'essay-refused',
    ...saveFails,
    before: ({ mock }) =>
      mock.fault({ match: 'patchEssay', kind: 'status', status: 422, body: { message: 'No.' } }),
    after: async (stage) => {
      await typeAtEnd(stage.page, ' Written here.', stage.locale);
      await expectText(stage, 'essays', 'save.refused');
    },
  },
  {
    name: 'essay-not-in-the-account',
    ...saveFails,
    before: ({ mock }) => mock.fault({ match: 'patchEssay', ...FAILING }),
    after: async (stage) => {
      await typeAtEnd(stage.page, ' Written here.', stage.locale);
      await expectText(stage, 'essays', 'save.failed');
      await expect(button(stage, 'essays', 'save.now').filter({ visible: true })).toBeVisible();
    },
  },
  {
    name: 'essay-gone',
    ...saveFails,
    before: ({ mock }) => mock.fault({ match: 'patchEssay', kind: 'status', status: 404 }),
    after: async (stage) => {
      await typeAtEnd(stage.page, ' Written here.', stage.locale);
      await expect(button(stage, 'essays', 'notice.restore')).toBeVisible();
    },
  },
  {
    name: 'essay-loading',
    ...PUMP,
    neverIdle: true,
    before: ({ mock }) => mock.fault({ match: 'getEssay', kind: 'hang' }),
  },
  {
    name: 'essay-failed',
    ...saveFails,
    before: ({ mock }) => mock.fault({ match: 'getEssay', ...FAILING }),
    after: (stage) => expectText(stage, 'essays', 'editor.failedTitle'),
  },
];
