import { expect } from '@playwright/test';
import { test } from '../support/test';

test.use({ buildSettings: { VITE_VITALS_URL: '/vitals' } });

test('after a yes the speed of a page load goes to the site itself, without any identity', async ({
  page,
  context,
}) => {
  const vitals: unknown[] = [];
  await context.route('**/vitals', (route) => {
    const request = route.request();
    expect(request.headers()['cookie']).toBeUndefined();
    vitals.push(JSON.parse(request.postData() ?? ''));
    return route.fulfill({ status: 204 });
  });
  const names = () => vitals.map((vital) => String(Object(vital).metric)).toSorted();
  await page.goto('/vi/majors?q=secret-search');
  await page.getByRole('button', { name: 'Đồng ý, mình đủ 18 tuổi' }).click();
  await expect.poll(names).toEqual(expect.arrayContaining(['FCP', 'TTFB']));
  // LCP is final at the next input, the others when the page is hidden.
  await page.keyboard.press('Tab');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect.poll(names).toEqual(expect.arrayContaining(['CLS', 'FCP', 'LCP', 'TTFB']));
  expect(new Set(names()).size).toBe(vitals.length);
  for (const vital of vitals) {
    const [value, metric]: unknown[] = [expect.any(Number), expect.any(String)];
    expect(vital).toEqual({ metric, value, route: 'majors', language: 'vi' });
  }
});
