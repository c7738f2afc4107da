import { expect } from '@playwright/test';
import { byFinger, byKeyboard, byMouse, type Press } from '../flows/input/press';
import { answerAll, at, chip, overview, question, signInByForm } from '../flows/visit';
import { test } from '../support/test';
import { LOCALES, words, type TestLocale } from '../support/words';
import type { Page } from '@playwright/test';

async function toTheFinalList(page: Page, locale: TestLocale, press: Press): Promise<void> {
  const asked = (step: string) => expect(question(page, locale, step)).toBeFocused();
  await page.goto(at(locale, '/'));
  await answerAll(page, { locale, press, asked });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(heading).toHaveText(/^\d+ /);
  const count = /^\d+/.exec(await heading.innerText())?.[0] ?? '';
  await expect(chip(page, locale, 'grade')).toHaveText(/12\s*$/);
  for (const step of ['countries', 'budget', 'field', 'majors']) {
    await expect(chip(page, locale, step)).toBeVisible();
  }
  await expect(overview(page, locale)).toHaveCount(0);

  const login = words(locale, 'common', 'user.login');
  await press(page.getByRole('main').getByRole('link', { name: login }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('complementary').getByRole('checkbox')).toHaveCount(5);
  await signInByForm(page, locale, press);

  await expect(page).toHaveURL(new RegExp(`${at(locale, '/school-list')}$`));
  await expect(overview(page, locale)).toBeVisible();
  // The same answers, now in the account, with its earlier scores.
  await expect(chip(page, locale, 'grade')).toHaveText(/12\s*$/);
  await expect(heading).toHaveText(new RegExp(`^${count} `));
}

for (const locale of LOCALES) {
  test(`from the first question to the final list, ${locale}`, async ({ page }) => {
    await toTheFinalList(page, locale, byMouse);
  });

  test(`by keyboard alone, ${locale}`, async ({ page }) => {
    await toTheFinalList(page, locale, byKeyboard(page));
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    test(`by touch at 390 px, ${locale}`, async ({ page }) => {
      await toTheFinalList(page, locale, byFinger);
    });
  });
}
