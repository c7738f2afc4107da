import { expect, type BrowserContext, type Page } from '@playwright/test';
import { byMouse } from '../flows/input/press';
import { keepAnswers, overview, programs, signInByForm } from '../flows/visit';
import { test } from '../support/test';

const DAY = 86_400;

async function cookie(context: BrowserContext, name: string) {
  const find = async () => (await context.cookies()).find((one) => one.name === name);
  await expect.poll(find, name).toBeDefined();
  const found = await find();
  if (!found) throw new Error(`No cookie ${name}`);
  const { expires, ...rest } = found;
  return { ...rest, seconds: expires - Date.now() / 1000 };
}

/** Everything that the page stores or shows that could contain a token. */
function keptTexts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return [
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      JSON.stringify(databases),
      JSON.stringify(history.state),
      window.name,
      location.href,
      document.documentElement.outerHTML,
    ];
  });
}

test('publicToken: three hours, path /, Secure, SameSite Strict, readable', async ({
  page,
  context,
}) => {
  await page.goto('/school-list');
  await expect(programs(page).first()).toBeVisible();
  const { seconds, ...publicToken } = await cookie(context, 'publicToken');
  expect(publicToken).toEqual({
    name: 'publicToken',
    value: expect.stringMatching(/^\S{10,}$/),
    domain: '127.0.0.1',
    path: '/',
    httpOnly: false,
    secure: true,
    sameSite: 'Strict',
  });
  expect(Math.abs(seconds - 10_800)).toBeLessThan(60);
});

for (const [path, value] of [
  ['/', 'en'],
  ['/vi', 'vi'],
] as const) {
  test(`i18n_redirected after ${path}: 365 days, path /, SameSite Lax`, async ({
    page,
    context,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { seconds, ...locale } = await cookie(context, 'i18n_redirected');
    expect(locale).toMatchObject({ value, path: '/', httpOnly: false, sameSite: 'Lax' });
    expect(Math.abs(seconds - 365 * DAY)).toBeLessThan(60);
  });
}

test('i18n_redirected decides only the first load of an unprefixed path', async ({
  page,
  context,
  servers,
}) => {
  await context.addCookies([{ name: 'i18n_redirected', value: 'vi', url: servers.site }]);
  await page.goto('/school-list?sort=name#list');
  await expect(page).toHaveURL('/vi/school-list?sort=name#list');
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi-VN');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/school-list?sort=name#list');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect.poll(async () => (await cookie(context, 'i18n_redirected')).value).toBe('en');
});

test('tokens are in cookies and headers to the API, and nowhere else', async ({
  page,
  context,
  servers,
}) => {
  const requests: { url: string; headers: Record<string, string> }[] = [];
  page.on('request', (request) => {
    requests.push({ url: request.url(), headers: request.headers() });
  });
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await keepAnswers(page);
  await page.goto('/school-list');
  await expect(programs(page).first()).toBeVisible();
  const first = await cookie(context, 'publicToken');
  await page.goto('/login');
  await signInByForm(page, 'en', byMouse);
  await expect(overview(page, 'en')).toBeVisible();
  const { seconds, ...token } = await cookie(context, 'token');
  expect(token).toMatchObject({ path: '/', secure: true, sameSite: 'Lax' });
  expect(Math.abs(seconds - 30 * DAY)).toBeLessThan(60);
  const second = await cookie(context, 'publicToken');
  // A sign-in gets another public session (R19).
  expect(second.value).not.toBe(first.value);

  const tokens = [first.value, second.value, token.value];
  const texts = [...(await keptTexts(page)), ...said, ...requests.map(({ url }) => url)];
  for (const value of tokens) {
    expect(texts.filter((text) => text.includes(value))).toEqual([]);
    const carriers = requests.filter(({ headers }) => JSON.stringify(headers).includes(value));
    expect(carriers.length).toBeGreaterThan(0);
    for (const { url } of carriers) expect(url.startsWith(`${servers.site}/api/`), url).toBe(true);
  }
});
