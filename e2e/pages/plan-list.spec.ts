import { expect } from '@playwright/test';
import { downloaded } from '../flows/hosting/files';
import {
  beginningOf,
  card,
  column,
  expectPlanSaved,
  moveByKeyboard,
  openPlan,
} from '../flows/plan';
import { LINHS } from '../flows/students';
import { test } from '../support/test';
import { LOCALES, words } from '../support/words';

const GRONINGEN = 'University of Groningen';

for (const locale of LOCALES) {
  test(`filters are in the URL, ${locale}`, async ({ page, signIn }) => {
    await signIn('linh.tran');
    await openPlan(page, locale);
    const tools = page.getByRole('region', { name: words(locale, 'checklist', 'tools.label') });
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(9);
    await tools.getByRole('searchbox').fill('groningen');
    await expect(cards).toHaveCount(1);
    await expect(page).toHaveURL(/\?q=groningen$/);
    await page.reload();
    await expect(tools.getByRole('searchbox')).toHaveValue('groningen');
    await expect(cards).toHaveCount(1);
    await page.getByRole('button', { name: words(locale, 'checklist', 'tools.clear') }).click();
    await expect(cards).toHaveCount(9);
    const country = tools.getByRole('combobox', {
      name: words(locale, 'checklist', 'tools.country'),
    });
    await country.selectOption({ index: 1 });
    await expect(page).toHaveURL(/\?country=/);
    await expect.poll(() => cards.count()).toBeLessThan(9);
    const some = await cards.count();

    await tools.getByText(words(locale, 'checklist', 'tools.table'), { exact: true }).click();
    await expect(page).toHaveURL(/view=table/);
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows).toHaveCount(some + 1);
    await page.reload();
    await expect(rows).toHaveCount(some + 1);
    await page.goBack();
    await expect(cards).toHaveCount(some);
  });

  test(`the plan as CSV, as a calendar and on paper, ${locale}`, async ({ page, signIn }) => {
    await signIn('linh.tran');
    await openPlan(page, locale);
    const take = async (key: string) => {
      await page.getByRole('button', { name: words(locale, 'checklist', 'export.label') }).click();
      return page.getByRole('menuitem', { name: words(locale, 'checklist', `export.${key}`) });
    };
    const csv = await downloaded(page, await take('csv'));
    expect(csv.name).toBe(`${words(locale, 'saved', 'export.fileName')}.csv`);
    expect(csv.text.startsWith(`\uFEFF${words(locale, 'spreadsheet', 'columns.program')},`)).toBe(
      true,
    );
    // A row for each program and for each of its steps.
    expect(csv.text.split('\r\n').length).toBeGreaterThan(20);
    if (locale === 'en') expect(csv.text).toContain(LINHS.note);

    const calendar = await downloaded(page, await take('calendar'));
    expect(calendar.name).toBe(`${words(locale, 'saved', 'export.fileName')}.ics`);
    const events = calendar.events();
    expect(events.length).toBeGreaterThan(2);
    for (const { zone, end, described, alarms } of events) {
      expect(end).toMatch(zone === null ? /^\d{4}-\d\d-\d\d$/ : /T\d\d:\d\d:00$/);
      expect(zone === null || described.includes(zone), 'its time zone is in the file').toBe(true);
      expect(alarms).toBeLessThanOrEqual(3);
    }
    expect(events.some(({ alarms }) => alarms === 3)).toBe(true);
    const steps = events.filter(({ uid }) => uid.startsWith('step-'));
    expect(steps.length).toBeGreaterThan(2);
    const again = await downloaded(page, await take('calendar'));
    expect(again.events().map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid));

    await page.emulateMedia({ media: 'print' });
    const sheet = page.getByRole('table', { name: words(locale, 'saved', 'print.title') });
    await expect(sheet).toBeVisible();
    await expect(sheet.getByRole('row')).toHaveCount(10);
    await expect(page.getByRole('article').first()).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await expect(sheet).toHaveCount(0);
  });
}

test('a list of 500 more opens completely, finds one, and moves it', async ({
  page,
  mock,
  signIn,
}) => {
  await mock.fillBookmarks(LINHS.email, 500);
  await signIn('linh.tran');
  await openPlan(page);
  const all = words('en', 'checklist', 'tools.count_other', { count: '509' });
  await expect(page.getByText(all, { exact: true })).toHaveCount(1);
  const more = column(page, 'en', 'considering').getByRole('button', {
    name: beginningOf('en', 'checklist', 'column.more'),
  });
  const cards = column(page, 'en', 'considering').getByRole('article');
  await expect(cards).toHaveCount(25);
  await more.click();
  await expect(cards).toHaveCount(50);
  await expect(cards.nth(25).locator(':focus')).toHaveCount(1);
  await page.getByRole('searchbox').fill('groningen artificial');
  await expect(card(page, GRONINGEN)).toHaveCount(1);
  await moveByKeyboard(page, 'en', GRONINGEN, ['ArrowRight']);
  await expect(column(page, 'en', 'submitted')).toContainText(GRONINGEN);
  await expectPlanSaved(page, 'en');
  await page.reload();
  await expect(column(page, 'en', 'submitted')).toContainText(GRONINGEN);
});
