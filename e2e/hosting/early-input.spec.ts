import { expect, type Locator, type Page } from '@playwright/test';
import { APP, openHeld, untilHydrated } from '../flows/hosting/first-paint';
import { holdRequests } from '../flows/idle';
import { test } from '../support/test';

test('input before hydration stays and is sent', async ({ page, mock }) => {
  const hydrate = await openHeld(page, '/login');
  await page.getByLabel('Email').fill('linh.tran@example.com');
  await page.getByLabel('Password', { exact: true }).fill('saola-demo');
  await hydrate();
  await expect(page.getByLabel('Email')).toHaveValue('linh.tran@example.com');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('saola-demo');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/school-list');
  expect((await mock.requests()).filter(({ url }) => url.endsWith('/auth/login'))).toHaveLength(1);
});

test('a form submitted before hydration is sent by the app', async ({ page }) => {
  const hydrate = await openHeld(page, '/login');
  await page.getByLabel('Email').fill('linh.tran@example.com');
  await page.getByLabel('Password', { exact: true }).fill('saola-demo');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  // A native submit would put the password into the URL.
  await expect(page).toHaveURL('/login');
  await hydrate();
  await expect(page).toHaveURL('/school-list');
});

test('a click before hydration is replayed', async ({ page }) => {
  const hydrate = await openHeld(page, '/demo');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await hydrate();
  await expect(page.getByRole('dialog')).toBeVisible();
});

for (const path of ['/vi/sophie', '/ai-essay']) {
  test(`${path}: text that is typed before hydration stays`, async ({ page }) => {
    const hydrate = await openHeld(page, path);
    const field = page.getByRole('main').getByRole('textbox').last();
    await field.fill('Dear Sophie');
    await hydrate();
    await expect(field).toHaveValue('Dear Sophie');
    // It is in the store, not only in the element.
    await page.reload();
    await expect(field).toHaveValue('Dear Sophie');
  });
}

const QUESTION = 'What is data science like?';
const ways: [string, RegExp | undefined, (field: Locator) => Promise<void>][] = [
  // Its HTML is that of an empty field: `aria-disabled`.
  ['the button', undefined, (field) => field.locator('~ button').click({ force: true })],
  [
    'Enter',
    APP,
    // Until the entry has run, it writes a new line.
    (field) =>
      expect(async () => {
        await field.fill(QUESTION);
        await field.press('Enter');
        expect(await field.inputValue()).toBe(QUESTION);
      }).toPass(),
  ],
];
for (const [name, held, send] of ways) {
  test(`a question that is sent to Sophie by ${name} before hydration is sent once`, async ({
    page,
    mock,
  }) => {
    const hydrate = await openHeld(page, '/sophie', held);
    const field = page.getByRole('main').getByRole('textbox');
    await field.fill(QUESTION);
    await send(field);
    await hydrate();
    const conversation = page.getByRole('region', { name: 'Conversation with Sophie' });
    await expect(conversation.getByText(QUESTION)).toBeVisible();
    await expect(conversation.getByText('You learn to turn raw data').first()).toBeVisible();
    await expect(field).toHaveValue('');
    const asked = (await mock.requests()).filter(
      ({ method, url }) => method === 'POST' && url.endsWith('/sophie/messages'),
    );
    expect(asked).toHaveLength(1);
  });
}

for (const [path, next] of [
  ['/', 'Next'],
  ['/vi', 'Tiếp tục'],
] as const) {
  test(`${path}: the first question is answered before hydration, and nothing is lost`, async ({
    page,
  }) => {
    const hydrate = await openHeld(page, path);
    await page.getByRole('checkbox').nth(1).check();
    await page.getByRole('checkbox').nth(3).check();
    await page.getByRole('link', { name: next, exact: true }).click();
    await expect(page).toHaveURL(path);
    await hydrate();
    await expect(page).toHaveURL(/school-list\?step=grade$/);
    await page.goBack();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
    await expect(page.getByRole('checkbox').nth(1)).toBeChecked();
    await expect(page.getByRole('checkbox').nth(3)).toBeChecked();
  });
}

/** The API has more programs of the first country than the build's snapshot: 1,204 instead of 255. */
async function addPrograms(page: Page): Promise<void> {
  await page.route('**/school-recommended/countries', async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    const [first, ...others] = data;
    await route.fulfill({ response, json: { data: [{ ...first, count: 1204 }, ...others] } });
  });
}

test('the options of the build are replaced by those of the API', async ({ page }) => {
  await addPrograms(page);
  const hydrate = await openHeld(page, '/');
  await expect(page.getByRole('checkbox', { name: 'United States' })).toBeVisible();
  await expect(page.getByText('255 programs')).toBeVisible();
  await hydrate();
  await expect(page.getByText('1,204 programs')).toBeVisible();
});

test('a part that hydrates after newer data have come hydrates without an error', async ({
  page,
  mock,
  expectConsole,
}) => {
  const NO_OUTLINE = /status of 404/;
  expectConsole(NO_OUTLINE);
  const missed = page.waitForEvent('console', (message) => NO_OUTLINE.test(message.text()));
  await mock.fault({ match: 'getOutline', kind: 'status', status: 404 });
  await addPrograms(page);
  const release = await holdRequests(page, /assets\/land-/);
  await page.goto('/');
  await expect(page.getByText('1,204 programs')).toBeVisible();
  const figure = page.locator('.flow-figure');
  await expect(figure).toHaveText('2,032');
  release();
  await missed;
  await expect(figure).toHaveText('2,981');
});

test('without the API the options of the build can be chosen', async ({
  page,
  mock,
  expectConsole,
}) => {
  expectConsole(/status of 500/);
  await mock.fault({ match: 'postCountries', kind: 'status', status: 500 });
  await page.goto('/');
  await untilHydrated(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Germany' }).check();
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/step=grade$/);
});
