import { expect } from '@playwright/test';
import { beginningOf, card, openPlan } from '../flows/plan';
import { fits, fitsEverywhere, NARROWEST } from '../flows/overflow';
import { toasts } from '../flows/toasts';
import { at } from '../flows/visit';
import { test } from '../support/test';
import { LOCALES, words } from '../support/words';

const AALTO = 'Aalto';

for (const locale of LOCALES) {
  test(`a sheet is opened from the plan, and its link without an account, ${locale}`, async ({
    page,
    context,
    signIn,
    axe,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn('linh.tran');
    await openPlan(page, locale);
    await card(page, AALTO)
      .getByRole('button', { name: beginningOf(locale, 'checklist', 'card.menu') })
      .click();
    await page.getByRole('menuitem', { name: words(locale, 'checklist', 'menu.sheet') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      words(locale, 'sheet', 'title'),
    );
    const paper = page.getByRole('article');
    await expect(paper).toContainText(AALTO);
    await expect(paper).toContainText('Linh');
    await expect(paper).not.toContainText('Trần');
    await axe(page);
    await fitsEverywhere(page, NARROWEST);
    await page.setViewportSize({ width: 390, height: 844 });
    await fits(page);
    await page.getByRole('button', { name: words(locale, 'sheet', 'copy') }).click();
    await expect(toasts(page)).toHaveText(beginningOf(locale, 'sheet', 'copied'));
    const link = await page.evaluate(() => navigator.clipboard.readText());

    await context.clearCookies();
    await page.goto('about:blank');
    const sent: string[] = [];
    context.on('request', (request) => {
      sent.push(
        `${request.url()} ${request.postData() ?? ''} ${request.headers()['referer'] ?? ''}`,
      );
    });
    await page.goto(link);
    await expect(paper).toContainText(AALTO);
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale}`));
    await axe(page);
    await fits(page);
    expect(sent.length).toBeGreaterThan(0);
    const carried = link.slice(link.indexOf('#sheet=') + 7);
    // A browser tells a listener the fragment of the document too, which it does not send.
    const told = sent.filter((request) => !request.startsWith(`${link} `));
    expect(told.filter((request) => request.includes(carried.slice(0, 40)))).toEqual([]);

    await page.clock.setFixedTime(Date.now() + 70 * 86_400_000);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      words(locale, 'sheet', 'expired'),
    );
  });

  test(`a link that cannot be read says so, ${locale}`, async ({ page, axe }) => {
    await page.goto(at(locale, '/school-list?view=sheet#sheet=N4Ig'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      words(locale, 'sheet', 'unreadable'),
    );
    await axe(page);
  });
}
