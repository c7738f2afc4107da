import { expect, type Locator, type Page } from '@playwright/test';
import { switchTo } from '../flows/languages';
import { mixedTexts, watchTexts } from '../flows/mixed-languages';
import { waitForApp } from '../flows/idle';
import { shownToasts, toasts, watchToasts } from '../flows/toasts';
import { at } from '../flows/visit';
import { test } from '../support/test';
import { ONE_LOCALE, words, type TestLocale } from '../support/words';

const say = (locale: TestLocale, key: string) => words(locale, 'resources', key);

/** A guide in both languages, and a search that finds only this one. */
const GUIDE = {
  id: 'waitlists-and-rejections',
  title: { en: 'Waitlists and rejections', vi: 'Danh sách chờ và thư từ chối' },
  search: { en: 'waitlists rejections', vi: 'thu tu choi' },
};

/** The links of the contents, one per guide. */
function guides(page: Page): Locator {
  return page.locator('main a[id^="guide-"]');
}

function title(page: Page, name: string): Locator {
  return page.getByRole('heading', { level: 1, name, exact: true });
}

/** The last section of every guide, which shows when its text has loaded. */
function lastPart(page: Page): Locator {
  return page.getByRole('heading', { level: 2, name: /^(Try this today|Thử ngay hôm nay)$/ });
}

function toList(page: Page, locale: TestLocale): Locator {
  return page.getByRole('link', { name: say(locale, 'reader.all'), exact: true }).first();
}

for (const locale of ONE_LOCALE) {
  for (const page of ['privacy', 'terms'] as const) {
    test(`the footer leads to ${page}, which is readable while the API is down, ${locale}`, async ({
      page: tab,
      mock,
      axe,
    }) => {
      await mock.fault({ match: 'getResource', kind: 'status', status: 500 });
      await tab.goto(at(locale, '/pricing'));
      const name = words(locale, 'common', `nav.${page}`);
      await tab.getByRole('contentinfo').getByRole('link', { name, exact: true }).press('Enter');
      await expect(title(tab, words(locale, 'resources', `legal.${page}.title`))).toBeVisible();
      const last = words(locale, 'resources', `legal.${page}.sections.contact.title`);
      await expect(tab.getByRole('heading', { level: 2, name: last })).toBeVisible();
      await axe(tab);
      await tab.reload();
      await expect(tab.getByRole('heading', { level: 2, name: last })).toBeVisible();
    });
  }

  test(`filters are in the URL, the count is announced, a reload keeps them, ${locale}`, async ({
    page,
  }) => {
    await page.goto(at(locale, '/resources'));
    await expect(guides(page)).toHaveCount(20);
    const count = page.getByRole('main').getByRole('status');
    await expect(count).toContainText('20');
    await page.getByRole('button', { name: say(locale, 'stage.decide.name') }).click();
    await expect(guides(page)).toHaveCount(3);
    await expect(count).toContainText('3');
    await page.getByRole('searchbox').fill(GUIDE.search[locale]);
    await expect(guides(page)).toHaveCount(1);
    await expect(guides(page)).toHaveText(GUIDE.title[locale]);
    await page.getByRole('combobox').selectOption('12');
    await expect(page).toHaveURL(/stage=decide&grade=12&q=/);
    await page.reload();
    await expect(guides(page)).toHaveCount(1);
    await expect(page.getByRole('searchbox')).toHaveValue(GUIDE.search[locale]);
    await page.getByRole('combobox').selectOption('9');
    await expect(
      page.getByRole('heading', { name: say(locale, 'empty.title'), exact: true }),
    ).toBeVisible();
    await page.getByRole('button', { name: say(locale, 'filters.clear') }).click();
    await expect(guides(page)).toHaveCount(20);
    await expect(page).toHaveURL(at(locale, '/resources'));
  });

  test(`opens a guide, reads it to the end, and Back restores the list, ${locale}`, async ({
    page,
  }) => {
    await page.goto(at(locale, '/resources'));
    await waitForApp(page);
    const link = guides(page).filter({ hasText: GUIDE.title[locale] });
    await link.scrollIntoViewIfNeeded();
    const stood = await page.evaluate(() => window.scrollY);
    expect(stood).toBeGreaterThan(500);
    await link.click();
    await expect(title(page, GUIDE.title[locale])).toBeFocused();
    await expect(lastPart(page)).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.locator('.prose')).toHaveCSS('font-size', '17px');
    await page.goBack();
    await expect(link).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(stood);
  });

  test(`opens by a link, keeps the guide in the other language, ${locale}`, async ({
    page,
    mock,
  }) => {
    const other = locale === 'en' ? 'vi' : 'en';
    await page.goto(at(locale, `/resources?read=${GUIDE.id}`));
    await expect(title(page, GUIDE.title[locale])).toBeVisible();
    await expect(lastPart(page)).toBeVisible();
    await mock.latency(200);
    await watchTexts(page);
    await switchTo(page, other);
    await expect(page).toHaveURL(at(other, `/resources?read=${GUIDE.id}`));
    await expect(title(page, GUIDE.title[other])).toBeVisible();
    await expect(lastPart(page)).toBeVisible();
    expect((await mixedTexts(page, [locale, other])).mixes).toEqual([]);
    await toList(page, other).click();
    await expect(guides(page)).toHaveCount(20);
    await expect(page).toHaveURL(at(other, '/resources'));
  });

  test(`an unknown guide, ${locale}`, async ({ page, expectConsole }) => {
    expectConsole(/404/);
    await page.goto(at(locale, '/resources?read=nowhere'));
    await expect(title(page, say(locale, 'reader.missing'))).toBeVisible();
    await toList(page, locale).click();
    await expect(guides(page)).toHaveCount(20);
    await expect(toasts(page)).toHaveCount(0);
  });

  test(`a failing server is reported inline, and retried, ${locale}`, async ({
    page,
    mock,
    expectConsole,
  }) => {
    expectConsole(/500/);
    await watchToasts(page);
    await mock.fault({ match: 'getResources', kind: 'status', status: 500 });
    // Without a filter the guides are in the HTML.
    await page.goto(at(locale, '/resources?stage=explore'));
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText(say(locale, 'failed.title'));
    await mock.clearFaults();
    await alert.getByRole('button').click();
    await expect(guides(page)).toHaveCount(4);

    await mock.fault({ match: 'getResource', kind: 'status', status: 500 });
    await guides(page).first().click();
    await expect(alert).toContainText(say(locale, 'reader.failed'));
    await mock.clearFaults();
    await alert.getByRole('button').click();
    await expect(lastPart(page)).toBeVisible();
    expect(await shownToasts(page)).toEqual([]);
  });
}

test('a guide in another language than the page, by keyboard alone', async ({ page }) => {
  await page.goto('/resources?stage=arrive');
  await expect(guides(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Tiếng Việt', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(guides(page).last()).toHaveText('Tháng đầu tiên xa nhà');
  await guides(page).last().focus();
  await page.keyboard.press('Enter');
  await expect(title(page, 'Tháng đầu tiên xa nhà')).toBeFocused();
  await expect(page.locator('[lang=vi] .prose')).toContainText('Thử ngay hôm nay');
  await expect(page).toHaveURL('/resources?stage=arrive&language=vi&read=first-month');
});

test('printing shows the guide and no control', async ({ page }) => {
  await page.goto(`/resources?read=${GUIDE.id}`);
  await expect(lastPart(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(toList(page, 'en')).toBeHidden();
  await expect(title(page, GUIDE.title.en)).toBeVisible();
});
