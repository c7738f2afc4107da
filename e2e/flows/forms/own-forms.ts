import { expect, type Page } from '@playwright/test';
import { words, type TestLocale } from '../../support/words';
import { HOA } from './account-forms';
import { essayText } from '../essays';
import type { TestForm } from './form';
import { card, openEditor } from '../plan';
import { at, loginHeading } from '../visit';

/** Opens a page, and its form by a button. */
function behind(path: string, namespace: string, key: string) {
  return async (page: Page, locale: TestLocale) => {
    await page.goto(at(locale, path));
    await page.getByRole('button', { name: words(locale, namespace, key), exact: true }).click();
    await expect(page.locator('form')).toBeVisible();
  };
}

/** A new achievement, the first one. */
export const achievementForm: TestForm = {
  name: 'achievement',
  namespace: 'achievements',
  as: 'minh',
  open: behind('/profile/achievements', 'achievements', 'add'),
  fields: [
    {
      name: 'title',
      label: 'form.title',
      good: 'Câu lạc bộ cờ vua của trường',
      refuses: [
        ['', 'form.error.noTitle'],
        ['t'.repeat(151), 'form.error.longTitle'],
      ],
    },
    {
      name: 'role',
      label: 'form.role',
      good: 'Founder',
      refuses: [['r'.repeat(101), 'form.error.longRole']],
    },
    {
      name: 'hours',
      label: 'form.hours',
      good: '4',
      refuses: [
        ['four', 'form.error.hours'],
        ['169', 'form.error.hours'],
        ['-1', 'form.error.hours'],
      ],
    },
    {
      name: 'impact',
      label: 'form.impact',
      good: 'From 6 members to 31.',
      refuses: [['i'.repeat(151), 'form.error.longImpact']],
    },
  ],
  send: 'form.save',
  call: { match: 'postAchievement', method: 'POST', path: /\/achievements$/ },
  done: async (page) => {
    await expect(page.getByRole('main').locator('form')).toHaveCount(0);
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'From 6 members' });
    await expect(row).toBeVisible();
  },
};

/** A new essay, the first one. */
export const essayForm: TestForm = {
  name: 'new essay',
  namespace: 'essays',
  as: 'minh',
  dialog: true,
  open: behind('/profile/essays', 'essays', 'empty.action'),
  fields: [
    {
      name: 'content',
      label: 'form.title',
      good: 'Cái máy bơm',
      refuses: [['t'.repeat(201), 'form.tooLong_other']],
    },
    {
      name: 'prompt',
      label: 'form.prompt',
      good: 'Why this program?',
      refuses: [['p'.repeat(2001), 'form.tooLong_other']],
    },
    {
      name: 'word_limit',
      label: 'form.limit',
      good: '650',
      refuses: [
        ['many', 'form.limitError'],
        ['0', 'form.limitError'],
        ['10001', 'form.limitError'],
      ],
    },
    {
      name: 'purpose',
      label: 'form.purpose',
      good: 'Common App',
      refuses: [['p'.repeat(201), 'form.tooLong_other']],
    },
  ],
  send: 'form.create',
  call: { match: 'postEssay', method: 'POST', path: /\/essays$/ },
  done: async (page, locale) => {
    await expect(essayText(page, locale)).toBeVisible();
  },
};

const SCHOOL = 'KAIST';

async function openCard(page: Page, locale: TestLocale): Promise<void> {
  await openEditor(page, locale, card(page, SCHOOL));
}

/** The editor of a card of the plan. */
export const cardForm: TestForm = {
  name: 'card of the plan',
  namespace: 'checklist',
  as: 'linh.tran',
  dialog: true,
  open: async (page, locale) => {
    await page.goto(at(locale, '/profile/checklist'));
    await openCard(page, locale);
  },
  fields: [
    {
      name: 'note',
      label: 'editor.note',
      good: 'Hỏi thầy về bài thi.',
      refuses: [['n'.repeat(2001), 'editor.noteLong']],
    },
    // The browser accepts only dates.
    { name: 'deadline', label: 'editor.deadline', good: '2027-03-01', refuses: [] },
  ],
  send: 'editor.save',
  call: { match: 'patchBookmark', method: 'PATCH', path: /\/bookmark\/program\/\w+$/ },
  failed: 'editor.failed',
  // It covers the page: it is closed for the language link, and keeps its input.
  reopen: openCard,
  done: async (page) => {
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(card(page, SCHOOL)).toContainText('Hỏi thầy về bài thi.');
  },
};

/** The deletion of an account. */
export const deletionForm: TestForm = {
  name: 'delete account',
  namespace: 'profile',
  as: 'new',
  dialog: true,
  errorStaysUntilSent: true,
  open: behind('/profile', 'profile', 'data.delete.button'),
  fields: [
    {
      name: 'password',
      label: 'delete.password',
      good: HOA.password,
      refuses: [['', 'delete.noPassword']],
    },
  ],
  send: 'delete.confirm',
  call: { match: 'deleteUser', method: 'DELETE', path: /\/v1\/user$/ },
  done: async (page, locale) => {
    await expect(loginHeading(page, locale)).toBeVisible();
    await expect(page.getByText(words(locale, 'profile', 'delete.done'))).toBeVisible();
  },
};
