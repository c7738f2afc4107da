import { expect } from '@playwright/test';
import { byFinger } from '../flows/input/press';
import { onlyShownCalls } from '../flows/shown-calls';
import { shownToasts, watchToasts } from '../flows/toasts';
import { answerAll, at, programs } from '../flows/visit';
import { test } from '../support/test';
import { ONE_LOCALE } from '../support/words';

// An API with only the calls of spec section 7: no counts, no codes of countries, no outline of all programs.

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

for (const locale of ONE_LOCALE) {
  test(`the questions and the list are whole with the shown calls alone, ${locale}`, async ({
    page,
    axe,
    expectConsole,
  }) => {
    expectConsole(/status of 404/);
    await onlyShownCalls(page);
    await watchToasts(page);
    const isWhole = async () => {
      const main = page.getByRole('main');
      await expect(main).not.toContainText(/undefined|NaN|null|\{\{/);
      await expect(page.locator('.flow-bar a, main ol').first()).toBeInViewport();
      await axe(page);
    };
    await page.goto(at(locale, '/'));
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    await isWhole();
    await answerAll(page, { locale, press: byFinger, asked: isWhole });
    await expect(programs(page).first()).toBeInViewport();
    await isWhole();
    expect(await shownToasts(page)).toEqual([]);
  });
}
