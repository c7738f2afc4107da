import { expect } from '@playwright/test';
import { waitForFont } from '../flows/idle';
import { at } from '../flows/visit';
import { test } from '../support/test';
import { ONE_LOCALE, words } from '../support/words';

for (const locale of ONE_LOCALE) {
  test(`pricing: the prices side by side are in one line, ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 800 });
    await page.goto(at(locale, '/pricing'));
    const prices = page.locator('thead .num');
    await expect(prices).toHaveCount(3);
    await waitForFont(page);
    const tops = await prices.evaluateAll((all) =>
      all.map((price) => price.getBoundingClientRect().top),
    );
    expect(new Set(tops).size).toBe(1);
  });

  test(`pricing: every link works, and the anchor of the mentors exists, ${locale}`, async ({
    page,
  }) => {
    await page.goto(at(locale, '/pricing'));
    const mentors = page.getByRole('link', { name: words(locale, 'pricing', 'go.mentors') });
    await mentors.click();
    await expect(page).toHaveURL(/#mentors$/);
    await expect(
      page.getByRole('heading', { name: words(locale, 'pricing', 'mentors.title') }),
    ).toBeInViewport();
    await page.goto(at(locale, '/pricing#mentors'));
    await expect(
      page.getByRole('heading', { name: words(locale, 'pricing', 'mentors.title') }),
    ).toBeInViewport();
    await page.getByRole('link', { name: words(locale, 'pricing', 'end.demo') }).click();
    await expect(page.getByRole('heading', { name: words(locale, 'demo', 'title') })).toBeVisible();
  });

  test(`demo: used by keyboard and mouse, reset, and carried over into the flow, ${locale}`, async ({
    page,
    mock,
  }) => {
    await page.goto(at(locale, '/demo'));
    const ielts = page.getByLabel(words(locale, 'demo', 'answers.ielts'));
    await expect(ielts).toBeVisible();
    await mock.forgetRequests();
    await ielts.selectOption('');
    await expect(page.getByText(words(locale, 'demo', 'lastAction.answers'))).toBeVisible();
    await page.reload();
    await expect(ielts).toHaveValue('');
    await page.getByRole('button', { name: words(locale, 'demo', 'bar.reset') }).click();
    await expect(ielts).toHaveValue('6.5');
    await page.getByRole('button', { name: words(locale, 'demo', 'bar.undo') }).click();
    await expect(ielts).toHaveValue('');
    const writes = (await mock.requests()).filter(({ method }) => method !== 'GET');
    expect(writes).toEqual([]);

    await page.getByRole('button', { name: words(locale, 'demo', 'bar.start') }).click();
    await page.getByRole('button', { name: words(locale, 'demo', 'start.take') }).click();
    await expect(page).toHaveURL(new RegExp(`${at(locale, '/') || '/'}$`));
    const startOver = words(locale, 'questions', 'memory.over');
    await expect(page.getByRole('button', { name: startOver })).toBeVisible();
  });
}

test('demo: a student who uses it changes nothing in the account', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn('linh.tran');
  await page.goto('/demo');
  await page.getByLabel(words('en', 'demo', 'answers.budget')).selectOption('50000');
  await page.getByRole('button', { name: words('en', 'demo', 'bar.reset') }).click();
  const writes = (await mock.requests()).filter(({ method }) => method !== 'GET');
  expect(writes).toEqual([]);
  await expect(page.getByRole('link', { name: words('en', 'demo', 'bar.start') })).toHaveAttribute(
    'href',
    '/',
  );
});
