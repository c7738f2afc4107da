import { expect } from '@playwright/test';
import { card, openPlan, openSteps } from '../flows/plan';
import { test } from '../support/test';
import { LOCALES } from '../support/words';

const GRONINGEN = { en: 'University of Groningen', vi: 'Đại học Groningen' };

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const locale of LOCALES) {
    test(`the first card is within 300 px, and its steps are kept, ${locale}`, async ({
      page,
      mock,
      signIn,
    }) => {
      await signIn('linh.tran');
      await openPlan(page, locale, '?status=preparing');
      const box = await page.getByRole('article').first().boundingBox();
      expect(box?.y).toBeLessThanOrEqual(300);

      const steps = await openSteps(locale, card(page, GRONINGEN[locale]));
      const fee = steps.getByRole('listitem').nth(3);
      const row = await fee.boundingBox();
      expect(row?.height).toBeGreaterThanOrEqual(44);
      await fee.locator('label').click();
      await expect(fee.getByRole('checkbox')).toBeChecked();
      const puts = async () => (await mock.requests()).filter(({ method }) => method === 'PUT');
      await expect.poll(async () => (await puts()).length).toBe(1);
      await page.reload();
      await openSteps(locale, card(page, GRONINGEN[locale]));
      await expect(fee.getByRole('checkbox')).toBeChecked();
    });
  }
});
