import { expect, type Locator, type Page } from '@playwright/test';
import { callsTo } from '../flows/calls';
import { holdRequests } from '../flows/idle';
import {
  beginningOf,
  card,
  cardsOf,
  column,
  handleOf,
  expectPlanSaved,
  moveByKeyboard,
  openPlan,
  pickUp,
  moveAnnouncement,
} from '../flows/plan';
import { toasts } from '../flows/toasts';
import type { MockControl } from '../support/mock-control';
import { FAILED_REQUEST, test } from '../support/test';
import { words } from '../support/words';

const GRONINGEN = 'University of Groningen';
const AALTO = 'Aalto University';
const MONASH = 'Monash University Malaysia';

/** The requests that changed the list. */
async function writes(mock: MockControl): Promise<unknown[]> {
  const all = (await mock.requests()).filter(({ url }) => url.includes('/bookmark/program/'));
  return all.map(({ method, body }) => [method, body]);
}

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.describe('moving a card', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await page.setViewportSize({ width: 1280, height: 1400 });
    await signIn('linh.tran');
    await openPlan(page);
  });

  /** Groningen is first in its column, here and after a reload. */
  async function isMoved(page: Page, mock: MockControl): Promise<void> {
    const sent = column(page, 'en', 'submitted').getByRole('article');
    await expect(sent.first()).toContainText(GRONINGEN);
    await expectPlanSaved(page, 'en');
    expect(await writes(mock)).toEqual([['PATCH', { status: 'submitted', order_no: 1 }]]);
    await page.reload();
    await expect(sent.first()).toContainText(GRONINGEN);
    await expect(sent).toHaveCount(3);
  }

  test('by mouse', async ({ page, mock }) => {
    const from = await middleOf(card(page, GRONINGEN));
    const to = await middleOf(card(page, MONASH));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, from.y + 10, { steps: 4 });
    await page.mouse.move(to.x, to.y - 40, { steps: 12 });
    await expect(moveAnnouncement(page)).toContainText(
      words('en', 'checklist', 'status.submitted'),
    );
    await page.mouse.up();
    await isMoved(page, mock);
  });

  test('by keyboard, and Escape leaves it where it was', async ({ page, mock }) => {
    const before = await cardsOf(page, 'en', 'preparing');
    await pickUp(page, 'en', GRONINGEN);
    await page.keyboard.press('ArrowRight');
    await expect(moveAnnouncement(page)).toContainText(
      words('en', 'checklist', 'status.submitted'),
    );
    await page.keyboard.press('Escape');
    await expect(moveAnnouncement(page)).toContainText('stays');
    expect(await cardsOf(page, 'en', 'preparing')).toEqual(before);
    expect(await writes(mock)).toEqual([]);
    await moveByKeyboard(page, 'en', GRONINGEN, ['ArrowRight']);
    await expect(handleOf(page, 'en', GRONINGEN)).toBeFocused();
    await isMoved(page, mock);
  });

  test('up and down by the menu, then undone', async ({ page, mock }) => {
    const before = await cardsOf(page, 'en', 'preparing');
    const menu = (school: string) =>
      card(page, school).getByRole('button', { name: beginningOf('en', 'checklist', 'card.menu') });
    const choose = async (key: string) => {
      await menu(AALTO).click();
      await page
        .getByRole('menuitem', { name: words('en', 'checklist', key), exact: true })
        .click();
    };
    const order = () => cardsOf(page, 'en', 'preparing');
    await choose('menu.up');
    await expect.poll(order).toEqual([before[1], before[0], before[2]]);
    await expect(menu(AALTO)).toBeFocused();
    await choose('menu.down');
    await expect.poll(order).toEqual(before);
    await choose('menu.down');
    await expect.poll(order).toEqual([before[0], before[2], before[1]]);
    await expectPlanSaved(page, 'en');
    const undo = page.getByRole('button', { name: `Undo: moved ${AALTO}` });
    for (const _ of [1, 2, 3]) await undo.click();
    await expect(undo).toHaveCount(0);
    await expect.poll(order).toEqual(before);
    await expectPlanSaved(page, 'en');
    expect(await writes(mock)).toHaveLength(6);
    await page.reload();
    await expect.poll(order).toEqual(before);
  });

  test('a refused change is undone, and reported once', async ({ page, mock, expectConsole }) => {
    expectConsole(FAILED_REQUEST);
    const before = await cardsOf(page, 'en', 'preparing');
    const release = await holdRequests(page, '**/bookmark/program/*');
    await mock.fault({ match: 'patchBookmark', kind: 'status', status: 500, times: 1 });
    await moveByKeyboard(page, 'en', GRONINGEN, ['ArrowRight']);
    // It shows at once, before the response.
    await expect(column(page, 'en', 'submitted')).toContainText(GRONINGEN);
    release();
    await expect(toasts(page)).toHaveCount(1);
    await expect.poll(() => cardsOf(page, 'en', 'preparing')).toEqual(before);
    await expect(
      page.getByText(words('en', 'checklist', 'tools.notSaved'), { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: /^Undo: moved/ })).toHaveCount(0);
    // The next one succeeds.
    await moveByKeyboard(page, 'en', GRONINGEN, ['ArrowRight']);
    await expectPlanSaved(page, 'en');
    await expect(column(page, 'en', 'submitted')).toContainText(GRONINGEN);
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 1100, height: 1400 } });

  test('a long press moves a card', async ({ page, context, mock, signIn }) => {
    await signIn('linh.tran');
    await openPlan(page);
    const from = await middleOf(card(page, GRONINGEN));
    const to = await middleOf(card(page, MONASH));
    const client = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: object[]) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points as { x: number; y: number }[],
      }); // points of a finger
    await touch('touchStart', [from]);
    // It is picked up by a long press.
    await expect(moveAnnouncement(page)).toHaveText(/\S/);
    for (const part of [0.2, 0.5, 0.8, 1]) {
      const x = from.x + (to.x - from.x) * part;
      await touch('touchMove', [{ x, y: from.y + (to.y - 40 - from.y) * part }]);
    }
    await expect(moveAnnouncement(page)).toContainText(
      words('en', 'checklist', 'status.submitted'),
    );
    await touch('touchEnd', []);
    await expect(column(page, 'en', 'submitted').getByRole('article').first()).toContainText(
      GRONINGEN,
    );
    await expectPlanSaved(page, 'en');
    expect(callsTo(await mock.requests(), '4').map(({ method }) => method)).toEqual(['PATCH']);
  });
});
