import { expect, type Locator, type Page } from '@playwright/test';
import { parseEssayText } from '@/lib/essay-text';
import { linhAchievements } from '@/mocks/data/seed-achievements';
import { linhBookmarks } from '@/mocks/data/seed-bookmarks';
import { linhEssays } from '@/mocks/data/seed-essays';
import { words } from '../support/words';
import { essayText, typeAtEnd } from './essays';
import { byMouse } from './input/press';
import { networkIdle } from './idle';
import { LINH, MINH, overview, signInByForm } from './visit';

const [essay] = linhEssays(new Date());
const [achievement] = linhAchievements();
const note = linhBookmarks(new Date())[0]?.note;
const { title, essay: body } = parseEssayText(essay?.content ?? '');

/** Texts that only Linh's pages contain. */
export const LINHS = {
  name: 'Trần Ngọc Linh',
  email: 'linh.tran@example.com',
  school: 'Trường THPT Cửa Đại, Bình Đại',
  note: (typeof note === 'string' ? note : note?.en) ?? '',
  essayTitle: title ?? '',
  essayText: body.slice(0, 60),
  achievement: achievement?.title ?? '',
};

/** The text that she adds to her newest essay (`asLinh`). */
export const SENTENCE = 'What only Linh has typed.';

/** All of her texts. */
export const LINHS_TEXTS = [...Object.values(LINHS), SENTENCE];

/** The id of her newest essay. */
export const LINHS_ESSAY = essay?.id ?? '';

/** Minh's name. */
export const MINHS_NAME = 'Lê Quang Minh';

type OwnPage = 'plan' | 'essays' | 'achievements' | 'edit' | 'overview';
type Arrived = Record<OwnPage, (page: Page) => Locator>;

const text = (shown: string) => (page: Page) => page.getByRole('main').getByText(shown).first();
const heading = (namespace: string, key: string) => (page: Page) =>
  page.getByRole('heading', { name: words('en', namespace, key) });

/** The texts of the student's loaded pages: Linh's data. */
export const LINHS_PAGES: Arrived = {
  plan: text(LINHS.note),
  essays: text(LINHS.essayTitle),
  achievements: text(LINHS.achievement),
  edit: (page) => page.locator(`input[value="${LINHS.school}"]`),
  overview: text(LINHS.name),
};

/** The same for Minh, who has no data. */
export const MINHS_PAGES: Arrived = {
  plan: heading('checklist', 'empty.title'),
  essays: heading('essays', 'empty.title'),
  achievements: heading('achievements', 'empty.title'),
  edit: heading('profile', 'edit.title'),
  overview: text(MINHS_NAME),
};

/** Opens a page of the signed-in student, by its link in the profile. */
export async function openOwnPage(page: Page, key: OwnPage, arrived: Arrived): Promise<void> {
  const tabs = page.getByRole('navigation', { name: words('en', 'common', 'nav.profile') });
  const name = words('en', 'common', `nav.${key}`);
  await tabs.getByRole('link', { name, exact: true }).click();
  await expect(arrived[key](page)).toBeVisible();
}

/** Opens all pages of a student by their links, from any page with the account menu. */
export async function openOwnPages(page: Page, name: string, arrived: Arrived): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: words('en', 'common', 'user.profile') }).click();
  await expect(page).toHaveURL('/profile');
  for (const key of ['plan', 'achievements', 'edit', 'overview', 'essays'] as const) {
    await openOwnPage(page, key, arrived);
  }
}

/** Linh signs in by the form and opens all her pages; ends in her essay, with a sentence typed. */
export async function asLinh(page: Page): Promise<void> {
  await page.goto('/login');
  await signInByForm(page, 'en', byMouse, LINH);
  await expect(overview(page, 'en')).toBeVisible();
  await openOwnPages(page, LINHS.name, LINHS_PAGES);
  await LINHS_PAGES.essays(page).click();
  await expect(essayText(page)).toHaveValue(new RegExp(LINHS.essayText.slice(0, 20)));
  await typeAtEnd(page, SENTENCE);
}

/** Minh signs in by the form and opens all his pages. */
export async function asMinh(page: Page): Promise<void> {
  await signInByForm(page, 'en', byMouse, MINH);
  await expect(page).toHaveURL('/school-list');
  await openOwnPages(page, MINHS_NAME, MINHS_PAGES);
}

/** Waits for the opened page and its requests; the previous page stays until then. */
export async function pageOpened(page: Page): Promise<void> {
  await networkIdle(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}
