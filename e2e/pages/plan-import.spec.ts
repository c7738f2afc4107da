import { expect, type Page } from '@playwright/test';
import { downloaded } from '../flows/hosting/files';
import { card, column, openPlan } from '../flows/plan';
import type { MockControl } from '../support/mock-control';
import { test } from '../support/test';
import { at } from '../flows/visit';
import { ONE_LOCALE, words, type TestLocale } from '../support/words';

const spoken = (locale: TestLocale, key: string, values?: Record<string, string>) =>
  words(locale, 'spreadsheet', `import.${key}`, values);

async function menuItem(page: Page, locale: TestLocale, key: string) {
  await page.getByRole('button', { name: words(locale, 'checklist', 'export.label') }).click();
  return page.getByRole('menuitem', { name: words(locale, 'checklist', `export.${key}`) });
}

/** The requests that changed something. */
async function written(mock: MockControl) {
  return (await mock.requests()).filter(({ method }) => method !== 'GET');
}

/** Opens the import and chooses a file. */
async function chooseFile(page: Page, locale: TestLocale, text: string) {
  await (await menuItem(page, locale, 'import')).click();
  const dialog = page.getByRole('dialog', { name: spoken(locale, 'title') });
  const choosing = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: spoken(locale, 'choose') }).click();
  await (
    await choosing
  ).setFiles({ name: 'plan.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  return dialog;
}

for (const locale of ONE_LOCALE) {
  test(`a plan that is exported and imported is as before, ${locale}`, async ({
    page,
    mock,
    signIn,
  }) => {
    await signIn('linh.tran');
    await openPlan(page, locale);
    const { text } = await downloaded(page, await menuItem(page, locale, 'csv'));
    await mock.forgetRequests();
    const dialog = await chooseFile(page, locale, text);
    await expect(dialog.getByText(spoken(locale, 'nothing'))).toBeVisible();
    await expect(dialog.getByRole('heading', { level: 3 })).toHaveCount(0);
    expect(await written(mock)).toEqual([]);
  });
}

test('the exported plan of one student becomes the plan of another', async ({ page, signIn }) => {
  await signIn('linh.tran');
  await openPlan(page);
  const { text } = await downloaded(page, await menuItem(page, 'en', 'csv'));
  await signIn('minh');
  await page.goto(at('en', '/profile/checklist'));
  const dialog = await chooseFile(page, 'en', text);
  const count = spoken('en', 'summary.added_other', { count: '9' });
  await expect(dialog.getByText(count)).toBeVisible();
  await dialog.getByRole('button', { name: spoken('en', 'import'), exact: true }).click();
  await expect(dialog.getByText(spoken('en', 'done_other', { count: '9' }))).toBeVisible();
  await dialog
    .getByRole('button', { name: words('en', 'common', 'action.close') })
    .last()
    .click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(9);
  await page.reload();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(9);
  const again = await downloaded(page, await menuItem(page, 'en', 'csv'));
  // The next intake depends on the student.
  const sorted = (csv: string) =>
    csv
      .replace(/,\d{4}-\d\d,/g, ',,')
      .split('\r\n')
      .sort();
  expect(sorted(again.text)).toEqual(sorted(text));
});

test('a student’s own sheet is imported by keyboard, after a preview', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn('linh.tran');
  await openPlan(page);
  await mock.forgetRequests();
  await (await menuItem(page, 'en', 'import')).press('Enter');
  const dialog = page.getByRole('dialog', { name: spoken('en', 'title') });
  await dialog
    .getByLabel(spoken('en', 'paste'))
    .fill(
      'School\tProgram\tStatus\nAalto University\tBSc Data Science\tSubmitted\nHogwarts\tPotions\t\n',
    );
  await dialog.getByRole('button', { name: spoken('en', 'read') }).press('Enter');
  await expect(dialog.getByText(spoken('en', 'reason.school'))).toBeVisible();
  expect(await written(mock)).toEqual([]);
  await dialog.getByRole('button', { name: spoken('en', 'import'), exact: true }).press('Enter');
  await expect(dialog.getByText(spoken('en', 'done_one', { count: '1' }))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(card(page, 'Aalto University')).toHaveCount(1);
  await expect(column(page, 'en', 'submitted')).toContainText('Aalto University');
});
