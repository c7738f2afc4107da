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

  test('an empty form is reported at its fields, without a request', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/login');
    await submit(page).click();
    const email = page.getByLabel(words('en', 'account', 'email'));
    await expect(email).toHaveAccessibleDescription(words('en', 'account', 'error.email'));
    await expect(email).toBeFocused();
    await expect(password(page)).toHaveAccessibleDescription(
      words('en', 'account', 'error.password'),
    );
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  });

  for (const [name, fault, says] of [
    ['500', { kind: 'status', status: 500, body: {} }, /status code 500/],
    ['a cut connection', { kind: 'network' }, /Network Error|status code 50/],
  ] as const) {
    test(`${name} is reported once, above the form, and the input stays`, async ({
      page,
      mock,
      expectConsole,
    }) => {
      expectConsole(FAILED_REQUEST);
      await mock.fault({ ...fault, match: 'login', times: 1 });
      await page.goto('/login');
      await signInByForm(page, 'en', byMouse);
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(says);
      expect(callsTo(await mock.requests(), 'login')).toHaveLength(1);
      await expect(password(page)).toHaveValue(LINH.password);
      await submit(page).click();
      await expect(page).toHaveURL('/school-list');
      expect(await shownToasts(page)).toEqual([]);
    });
  }

  test('a double click submits once', async ({ page, mock }) => {
    await mock.latency(200);
    await page.goto('/login');
    await page.getByLabel(words('en', 'account', 'email')).fill(LINH.email);
    await password(page).fill(LINH.password);
    await submit(page).dblclick();
    await expect(page).toHaveURL('/school-list');
    expect(callsTo(await mock.requests(), 'login')).toHaveLength(1);
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
