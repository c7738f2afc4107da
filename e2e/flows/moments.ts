import { expect, type Page } from '@playwright/test';
import type { MockControl } from '../support/mock-control';
import { words, type TestLocale } from '../support/words';
import { beginningOf, card, openPlan } from './plan';
import { at } from './visit';

/** What a moment needs. */
export type MomentStage = { page: Page; mock: MockControl; locale: TestLocale };

export type MomentKind = 'saved' | 'essay' | 'sent' | 'offer';

/** Whose first program, essay, application or offer it is. */
export const MOMENT_OF = {
  saved: 'minh',
  essay: 'minh',
  sent: 'linh.tran',
  offer: 'linh.tran',
} as const;

export const SCHOOLS = {
  sent: { en: 'University of Groningen', vi: 'Đại học Groningen' },
  offer: { en: 'University of Twente', vi: 'Đại học Twente' },
};

/** Chooses from the menu of a card. */
async function choose(
  { page, locale }: MomentStage,
  school: string,
  status: string,
): Promise<void> {
  const menu = card(page, school).getByRole('button', {
    name: beginningOf(locale, 'checklist', 'card.menu'),
  });
  await menu.and(page.locator('[aria-haspopup]')).click();
  const [start = ''] = words(locale, 'checklist', 'menu.to').split('{{');
  const name = start + words(locale, 'checklist', `status.${status}`);
  await page.getByRole('menuitem', { name }).click();
}

/** Saves the first program of the list that is not saved. */
export async function saveProgram({ page, locale }: MomentStage): Promise<void> {
  const save = page
    .getByRole('main')
    .getByRole('button', { name: beginningOf(locale, 'saved', 'save'), pressed: false });
  await save.first().click();
}

/** Sends the application of a program. */
export function sendApplication(stage: MomentStage, school = SCHOOLS.sent[stage.locale]) {
  return choose(stage, school, 'submitted');
}

/** Opens the page of a moment, and does what it is about. The student is signed in. */
const ACTS: Readonly<Record<MomentKind, (stage: MomentStage) => Promise<void>>> = {
  saved: async (stage) => {
    await stage.page.goto(at(stage.locale, '/school-list'));
    await saveProgram(stage);
  },
  essay: async ({ page, mock, locale }) => {
    const response = await page.request.post('/api/v1/student/essays', {
      headers: { Authorization: `Bearer ${await mock.token('minh')}` },
      data: { client_id: 'a-long-essay', content: 'Title: The pump Essay: ' + 'word '.repeat(648) },
    });
    expect(response.ok()).toBe(true);
    await page.goto(at(locale, '/profile/essays'));
    await page.getByRole('main').getByRole('combobox').selectOption('done');
  },
  sent: async (stage) => {
    await openPlan(stage.page, stage.locale, '?status=preparing');
    await sendApplication(stage);
  },
  offer: async (stage) => {
    const { page, locale } = stage;
    await openPlan(page, locale, '?status=submitted');
    await choose(stage, SCHOOLS.offer[locale], 'decided');
    const answer = words(locale, 'checklist', 'outcome.answer.offer');
    await card(page, SCHOOLS.offer[locale]).getByRole('button', { name: answer }).click();
  },
};

/** Brings a moment about. */
export async function actMoment(kind: MomentKind, stage: MomentStage): Promise<void> {
  await stage.mock.showMoments();
  await ACTS[kind](stage);
}

/** The button of the open moment. */
export function momentButton(page: Page, locale: TestLocale, kind: MomentKind) {
  return page
    .getByRole('dialog')
    .getByRole('button', { name: words(locale, 'overlays', `moments.${kind}.action`) });
}
