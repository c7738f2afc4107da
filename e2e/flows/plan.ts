import { expect, type Locator, type Page } from '@playwright/test';
import { escapeRegExp, words, type TestLocale } from '../support/words';
import { tabTo } from './input/press';
import { at } from './visit';

/** A column of the board. */
export type Column = 'considering' | 'preparing' | 'submitted' | 'decided';

/** The part of a text before its placeholder, for the start of a name. */
export function beginningOf(locale: TestLocale, namespace: string, key: string): RegExp {
  const [start = ''] = words(locale, namespace, key).split('{{');
  return new RegExp(`^${escapeRegExp(start)}`);
}

/** A column of the board, with its cards. */
export function column(page: Page, locale: TestLocale, status: Column): Locator {
  return page.getByRole('region', { name: beginningOf(locale, 'checklist', `status.${status}`) });
}

/** The cards of a column, from top to bottom, as `Steps of {title}, {school}`. */
export function cardsOf(page: Page, locale: TestLocale, status: Column): Promise<string[]> {
  const { source } = beginningOf(locale, 'checklist', 'steps.show');
  const cards = column(page, locale, status).getByRole('button', { name: new RegExp(source) });
  return cards.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-label') ?? ''),
  );
}

/** The card of the program of a school. */
export function card(page: Page, school: string): Locator {
  return page.getByRole('article').filter({ hasText: school });
}

/** Opens the editor of a card by its menu. */
export async function openEditor(page: Page, locale: TestLocale, of: Locator): Promise<void> {
  const menu = of.getByRole('button', { name: beginningOf(locale, 'checklist', 'card.menu') });
  await menu.and(page.locator('[aria-haspopup]')).click();
  const item = words(locale, 'checklist', 'menu.open');
  await page.getByRole('menuitem', { name: item, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Shows the steps of a card. */
export async function openSteps(locale: TestLocale, of: Locator): Promise<Locator> {
  await of.getByRole('button', { name: beginningOf(locale, 'checklist', 'steps.show') }).click();
  const list = of.getByRole('list', { name: beginningOf(locale, 'checklist', 'steps.label') });
  await expect(list).toBeVisible();
  return list;
}

/** The drag handle of a card. */
export function handleOf(page: Page, locale: TestLocale, school: string): Locator {
  const { source } = beginningOf(locale, 'checklist', 'card.drag');
  const buttons = page.getByRole('button', { name: new RegExp(`${source}.*, ${school}`) });
  // The name of the menu may start the same way.
  return buttons.and(page.locator(':not([aria-haspopup])'));
}

/** Waits until the last change is saved. */
export function expectPlanSaved(page: Page, locale: TestLocale): Promise<void> {
  const tools = page.getByRole('region', { name: words(locale, 'checklist', 'tools.label') });
  const { source } = beginningOf(locale, 'checklist', 'tools.saved');
  return expect(tools.getByText(new RegExp(source))).toBeVisible();
}

/** The board's announcement of a move. */
export function moveAnnouncement(page: Page): Locator {
  return page.locator('[aria-live=assertive]').last();
}

/** Picks a card up by keyboard: Tab to its handle, Space. */
export async function pickUp(page: Page, locale: TestLocale, school: string): Promise<void> {
  await tabTo(page, handleOf(page, locale, school));
  await page.keyboard.press('Space');
  await expect(moveAnnouncement(page)).toHaveText(beginningOf(locale, 'checklist', 'drag.start'));
  // The library listens for arrow keys from the next timer turn on.
  await page.evaluate(() => new Promise((turn) => setTimeout(turn)));
}

/** Moves a card by keyboard alone: Tab to its handle, Space, the arrows, Space. */
export async function moveByKeyboard(
  page: Page,
  locale: TestLocale,
  school: string,
  arrows: readonly ('ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight')[],
): Promise<void> {
  const told = moveAnnouncement(page);
  await pickUp(page, locale, school);
  for (const arrow of arrows) {
    const before = await told.innerText();
    await page.keyboard.press(arrow);
    await expect(told).not.toHaveText(before);
  }
  const over = await told.innerText();
  await page.keyboard.press('Space');
  await expect(told).not.toHaveText(over);
}

/** Opens Linh's plan. */
export async function openPlan(page: Page, locale: TestLocale = 'en', search = ''): Promise<void> {
  await page.goto(at(locale, `/profile/checklist${search}`));
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
}
