import { expect, type Page } from '@playwright/test';
import { parseEssayText } from '@/lib/essay-text';
import { callsTo } from '../flows/calls';
import {
  essayInAccount,
  essayText,
  expectSaved,
  openEssay,
  saveLine,
  typeAtEnd,
} from '../flows/essays';
import { byMouse } from '../flows/input/press';
import { networkIdle } from '../flows/idle';
import { LINHS, LINHS_ESSAY } from '../flows/students';
import { toasts } from '../flows/toasts';
import { at, loginHeading, signInByForm } from '../flows/visit';
import { test } from '../support/test';
import { LOCALES, words } from '../support/words';

const MINE = ' This was typed here.';
const OTHER = 'Written on another device (7).';

test.beforeEach(({ signIn }) => signIn('linh.tran'));

const press = (page: Page, key: string, locale: 'en' | 'vi' = 'en') =>
  page.getByRole('button', { name: words(locale, 'essays', key), exact: true }).click();

test.describe('changed on another device', () => {
  test.beforeEach(async ({ page, mock, expectConsole }) => {
    expectConsole(/409/);
    await openEssay(page, LINHS_ESSAY);
    await mock.essayElsewhere({ email: LINHS.email, id: LINHS_ESSAY });
    await typeAtEnd(page, MINE);
    // The conflict dialog opens at a pause, and can wait.
    const dialog = page.getByRole('dialog', { name: words('en', 'essays', 'conflict.title') });
    await expect(
      dialog.getByRole('insertion').filter({ hasText: MINE.slice(1, -1) }),
    ).toBeVisible();
    await expect(dialog.getByRole('deletion').filter({ hasText: OTHER.slice(0, 7) })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText(words('en', 'essays', 'notice.conflict'))).toBeVisible();
    await expect(saveLine(page, 'en', 'conflict')).toBeVisible();
    // Writing continues meanwhile, and both texts stay.
    await typeAtEnd(page, '!');
    await press(page, 'notice.choose');
    await expect(dialog).toBeVisible();
  });

  test('keep mine: the other one becomes a version', async ({ page, mock, servers }) => {
    await press(page, 'conflict.keepMine');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectSaved(page);
    await expect(essayText(page)).toHaveValue(new RegExp(`${MINE}!$`));
    const { content, versions } = await essayInAccount(servers.api, mock, LINHS_ESSAY);
    expect(content).toContain(`${MINE}!`);
    expect(content).not.toContain(OTHER);
    expect(versions.filter((text) => text.includes(OTHER))).toHaveLength(1);
  });

  test('take the other: mine becomes a version', async ({ page, mock, servers }) => {
    await press(page, 'conflict.takeOther');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectSaved(page);
    await expect(essayText(page)).toHaveValue(new RegExp(`${OTHER.replace(/[()]/g, '\\$&')}$`));
    const { content, versions } = await essayInAccount(servers.api, mock, LINHS_ESSAY);
    expect(content).toContain(OTHER);
    expect(versions.filter((text) => text.includes(`${MINE}!`))).toHaveLength(1);
  });

  test('keep both: mine becomes another essay', async ({ page, mock, servers }) => {
    await press(page, 'conflict.keepBoth');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectSaved(page);
    const { content } = await essayInAccount(servers.api, mock, LINHS_ESSAY);
    expect(content).toContain(OTHER);
    await page.goto('/profile/essays');
    const title = words('en', 'essays', 'thisDevice', { title: LINHS.essayTitle });
    await page.getByRole('link', { name: title }).click();
    await expect(essayText(page)).toHaveValue(new RegExp(`${MINE}!$`));
  });

  test('decide later: nothing is sent until the decision, even after a reload', async ({
    page,
    context,
    mock,
    servers,
  }) => {
    const saves = async (id: string) =>
      callsTo(await mock.requests(), id).filter(({ method }) => method === 'PATCH').length;
    await page.keyboard.press('Escape');
    await mock.forgetRequests();
    await typeAtEnd(page, '?');
    // While another essay is saved.
    const other = await context.newPage();
    await openEssay(other, 'e2');
    await typeAtEnd(other, MINE);
    await expect.poll(() => saves('e2')).toBeGreaterThan(0);
    expect(await saves(LINHS_ESSAY)).toBe(0);
    await page.reload();
    await expect(page.getByText(words('en', 'essays', 'notice.conflict'))).toBeVisible();
    await expect(essayText(page)).toHaveValue(new RegExp(`${MINE}!\\?$`));
    await networkIdle(page);
    expect(await saves(LINHS_ESSAY)).toBe(0);
    const { content } = await essayInAccount(servers.api, mock, LINHS_ESSAY);
    expect(content).toContain(OTHER);
  });
});

for (const locale of LOCALES) {
  test(`a session that ends in mid-sentence: login, and the text is there, ${locale}`, async ({
    page,
    mock,
    servers,
    expectConsole,
  }) => {
    expectConsole(/401/);
    await openEssay(page, LINHS_ESSAY, locale);
    await mock.expire();
    await typeAtEnd(page, MINE, locale);
    await expect(loginHeading(page, locale)).toBeVisible();
    await expect(toasts(page)).toHaveCount(1);
    await signInByForm(page, locale, byMouse);
    await expect(page).toHaveURL(at(locale, `/profile/essays/${LINHS_ESSAY}`));
    await expect(essayText(page, locale)).toHaveValue(new RegExp(`${MINE}$`));
    await expectSaved(page, locale);
    const { content } = await essayInAccount(servers.api, mock, LINHS_ESSAY);
    expect(content.endsWith(MINE)).toBe(true);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('the line that is written stays above the bar', async ({ page }) => {
    await openEssay(page, LINHS_ESSAY, 'vi');
    const text = essayText(page, 'vi');
    await text.focus();
    await page.keyboard.press('ControlOrMeta+End');
    // The caret is in the last line, which ends where the box does.
    const gap = async () => {
      const [box, bar] = [await text.boundingBox(), await page.locator('[data-bar]').boundingBox()];
      return (bar?.y ?? 0) - ((box?.y ?? 0) + (box?.height ?? 0));
    };
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
    for (let line = 0; line < 3; line++) {
      await page.keyboard.press('Enter');
      await page.keyboard.type('Thêm một dòng.');
      await expect.poll(gap).toBeGreaterThanOrEqual(0);
    }
  });
});

test('two tabs show and save one text', async ({ page, context, mock, servers }) => {
  const second = await context.newPage();
  await openEssay(second, LINHS_ESSAY);
  await page.bringToFront();
  await openEssay(page, LINHS_ESSAY);
  await typeAtEnd(page, ' First tab.');
  await expect(essayText(second)).toHaveValue(/ First tab\.$/);
  await second.bringToFront();
  await typeAtEnd(second, ' Second tab.');
  await expect(essayText(page)).toHaveValue(/ First tab\. Second tab\.$/);
  await expectSaved(second);
  await expectSaved(page);
  const { content } = await essayInAccount(servers.api, mock, LINHS_ESSAY);
  expect(content).toMatch(/ First tab\. Second tab\.$/);
});

test('an earlier version: the changes word by word, and restored', async ({
  page,
  mock,
  servers,
}) => {
  await openEssay(page, LINHS_ESSAY);
  const before = await essayInAccount(servers.api, mock, LINHS_ESSAY);
  const [earlier = ''] = before.versions;
  const { essay } = parseEssayText(earlier);
  await page
    .getByRole('region', { name: words('en', 'essays', 'versions.title') })
    .getByRole('button')
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('insertion').first()).toBeVisible();
  // A sentence that only the earlier version has.
  await expect(dialog.getByRole('deletion').filter({ hasText: 'engineer' })).toBeVisible();
  await press(page, 'versions.bringBack');
  await expect(essayText(page)).toHaveValue(essay);
  await expectSaved(page);
  const after = await essayInAccount(servers.api, mock, LINHS_ESSAY);
  expect(after.content).toBe(earlier);
  expect(after.versions).toContain(before.content);
});

test('copied as plain text: the title, a blank line, the text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openEssay(page, LINHS_ESSAY);
  await typeAtEnd(page, MINE);
  await press(page, 'editor.copy');
  await expect(toasts(page)).toHaveText(words('en', 'essays', 'editor.copied'));
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n\n')[0]).toBe(LINHS.essayTitle);
  expect(copied).toBe(`${LINHS.essayTitle}\n\n${await essayText(page).inputValue()}`);
});

for (const locale of LOCALES) {
  test(`deleted, undone and duplicated, ${locale}`, async ({ page, mock, servers }) => {
    await page.goto(at(locale, '/profile/essays'));
    const link = page.getByRole('link', { name: LINHS.essayTitle, exact: true });
    const act = (key: string) =>
      page.getByRole('button', {
        name: `${words(locale, 'essays', key)}: ${LINHS.essayTitle}`,
        exact: true,
      });
    await expect(link).toBeVisible();
    const before = await essayInAccount(servers.api, mock, LINHS_ESSAY);
    await act('row.delete').dblclick();
    const undo = page.getByRole('button', { name: words(locale, 'essays', 'deleted.undo') });
    await expect(undo).toBeFocused();
    await expect(link).toHaveCount(0);
    const deletions = (await mock.requests()).filter(({ method }) => method === 'DELETE');
    expect(deletions).toHaveLength(1);
    await undo.click();
    await expect(link).toBeFocused();
    expect(await essayInAccount(servers.api, mock, LINHS_ESSAY)).toEqual(before);

    await act('row.duplicate').click();
    const copy = words(locale, 'essays', 'copyOf', { title: LINHS.essayTitle });
    await expect(page.getByRole('link', { name: copy, exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: copy, exact: true })).toBeVisible();
    await expect(link).toBeVisible();
  });
}

test('a printed list of essays has their status and no button', async ({ page }) => {
  await page.goto('/profile/essays');
  const statuses = page.getByRole('main').getByRole('combobox');
  await expect(statuses).toHaveCount(4);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(statuses).toHaveCount(4);
});
