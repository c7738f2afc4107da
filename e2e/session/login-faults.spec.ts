import { expect, type Page } from '@playwright/test';
import { callsTo } from '../flows/calls';
import { byMouse } from '../flows/input/press';
import { shownToasts, toasts, watchToasts } from '../flows/toasts';
import { chip, keepAnswers, LINH, signInByForm } from '../flows/visit';
import { FAILED_REQUEST, test } from '../support/test';
import { words } from '../support/words';

test.beforeEach(({ page }) => watchToasts(page));

test.describe('login', () => {
  const submit = (page: Page) =>
    page.getByRole('button', { name: words('en', 'account', 'submit'), exact: true });
  const password = (page: Page) =>
    page.getByLabel(words('en', 'account', 'password'), { exact: true });

  test('a wrong password is reported at its field, without a toast', async ({
    page,
    mock,
    expectConsole,
  }) => {
    expectConsole(FAILED_REQUEST);
    await page.goto('/login');
    await page.getByLabel(words('en', 'account', 'email')).fill(LINH.email);
    await password(page).fill('not it');
    await submit(page).click();
    await expect(password(page)).toHaveAccessibleDescription(/incorrect/);
    await expect(password(page)).toBeFocused();
    await expect(password(page)).toHaveValue('not it');
    await password(page).fill(LINH.password);
    await submit(page).click();
    await expect(page).toHaveURL('/school-list');
    expect(await shownToasts(page)).toEqual([]);
    expect(callsTo(await mock.requests(), 'login')).toHaveLength(2);
  });

  test('answers that fail to reach the account stay on the device and can be added', async ({
    page,
    mock,
    expectConsole,
  }) => {
    expectConsole(FAILED_REQUEST);
    await keepAnswers(page, { classGradeId: 11, countryIds: [9] });
    await mock.fault({ match: 'putBasicInfo', kind: 'status', status: 500, times: 1 });
    await page.goto('/login');
    await signInByForm(page, 'en', byMouse);
    await expect(page).toHaveURL('/school-list');
    await expect(toasts(page)).toHaveText(words('en', 'account', 'carry.failed'));
    await expect(page.getByText(words('en', 'results', 'carry.title'))).toBeVisible();
    await expect(chip(page, 'en', 'grade')).toHaveText(/12/);
    await page
      .getByRole('button', { name: words('en', 'results', 'carry.add'), exact: true })
      .click();
    await expect(chip(page, 'en', 'grade')).toHaveText(/11/);
    await expect(chip(page, 'en', 'countries')).toHaveText(/Canada/);
    await expect(page.getByText(words('en', 'results', 'carry.title'))).toHaveCount(0);
  });
});
