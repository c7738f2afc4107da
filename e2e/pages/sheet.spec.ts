import { expect, type Page } from '@playwright/test';
import type { Sheet } from '@/shared/parents-sheet/content/sheet';
import { lastDay, sheetPath } from '@/shared/parents-sheet/content/sheet-link';
import { beginningOf, card, openPlan } from '../flows/plan';
import { expectNoOverflow, fitsEverywhere, NARROWEST } from '../flows/overflow';
import { settled } from '../flows/idle';
import { toasts } from '../flows/toasts';
import { at } from '../flows/visit';
import { test } from '../support/test';
import { ONE_LOCALE, words } from '../support/words';

const AALTO = 'Aalto';

/** Words up to a number of characters. */
const long = (most: number) => 'Học bổng University '.repeat(9).slice(0, most).trim();
const WORDS: Sheet['words']['en'] = {
  program: long(160),
  school: long(160),
  place: long(120),
  scholarships: [1, 2, 3].map(() => ({ name: long(120), usd: 12_345, deadline: '2027-02-28' })),
};
/** A sheet with all that has room in it. */
const LONGEST: Sheet = {
  locale: 'en',
  name: long(40),
  words: { en: WORDS, vi: WORDS },
  iso: 'NL',
  position: { lat: 53.2, lon: 6.6 },
  degree: 'foundation',
  years: 4,
  languages: ['en', 'vi', 'de'],
  starts: '2027-09',
  deadline: '2027-01-15',
  tuition: 21_000,
  living: 14_000,
  insurance: 600,
  travel: 1300,
  visa: null,
  illustrative: true,
  rate: { vnd: 26_000, readOn: '2026-10-15' },
  website: `https://www.example.edu/${'long-path/'.repeat(3)}`,
};

/** In points. */
const A5 = [420, 595];

/** The pages that a printer would get. */
async function printed(page: Page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, , , width, height] = /\/MediaBox \[(\S+) (\S+) (\S+) (\S+)\]/.exec(pdf) ?? [];
  return {
    pages: Number(/\/Count (\d+)/.exec(pdf)?.[1]),
    size: [width, height].map((points) => Math.round(Number(points))),
  };
}

for (const locale of ONE_LOCALE) {
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
    await expectNoOverflow(page);
    expect(await printed(page)).toEqual({ pages: 1, size: A5 });
    const copy = page.getByRole('button', { name: words(locale, 'sheet', 'copy') });
    await copy.click();
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
    await expectNoOverflow(page);
    expect(sent.length).toBeGreaterThan(0);
    const carried = link.slice(link.indexOf('#sheet=') + 7);
    // The URL in the event also has the document's fragment, which the browser does not send.
    const told = sent.filter((request) => !request.startsWith(`${link} `));
    expect(told.filter((request) => request.includes(carried.slice(0, 40)))).toEqual([]);

    // Passed on a week later, it works no longer than before.
    await page.clock.setFixedTime(Date.now() + 7 * 86_400_000);
    await page.reload();
    await page.evaluate(() => navigator.clipboard.writeText('nothing yet'));
    await copy.click();
    await expect(toasts(page)).toHaveText(beginningOf(locale, 'sheet', 'copied'));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

    await page.clock.setFixedTime(Date.now() + 70 * 86_400_000);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      words(locale, 'sheet', 'expired'),
    );
  });

  test(`the longest sheet is one page, ${locale}`, async ({ page }) => {
    await page.goto(sheetPath(locale, LONGEST, lastDay(new Date())));
    await expect(page.getByRole('article')).toBeVisible();
    // Its style sheet comes with it.
    await settled(page);
    expect(await printed(page)).toEqual({ pages: 1, size: A5 });
    await fitsEverywhere(page, NARROWEST);
  });

  test(`a link that cannot be read says so, ${locale}`, async ({ page, axe }) => {
    await page.goto(at(locale, '/school-list?view=sheet#sheet=N4Ig'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      words(locale, 'sheet', 'unreadable'),
    );
    await axe(page);
  });
}
