import { expect } from '@playwright/test';
import { DOCUMENT_404, test } from '../support/test';

test('the first page loads in English, and requests one session', async ({ page, mock }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const sessions = async () =>
    (await mock.requests()).filter(({ url }) => url.endsWith('/session-based-journey/session'));
  await expect.poll(sessions).toHaveLength(1);
});

test('the first page loads in Vietnamese', async ({ page }) => {
  await page.goto('/vi');
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi-VN');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an unknown page shows the 404 page', async ({ page, axe, expectConsole }) => {
  expectConsole(DOCUMENT_404);
  await page.goto('/xx/majors');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found: /xx/majors');
  await axe(page);
});
