import { expect, type Locator, type Page } from '@playwright/test';
import { chip, keepAnswers, programs } from '../flows/visit';
import { test } from '../support/test';
import { words } from '../support/words';

// Where the keyboard focus is after a press. Only a browser moves it on when its element is gone or hidden.

const text = (namespace: string, key: string) => words('en', namespace, key);
const button = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });

/** Tab and Shift+Tab stay in a popover; Escape closes only it and returns to its opener. */
async function keepsTheFocus(page: Page, opener: Locator, popover: Locator): Promise<void> {
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(button(popover, text('common', 'action.close'))).toBeFocused();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press(key);
      await expect(popover.locator(':focus')).toHaveCount(1);
    }
  }
  await page.keyboard.press('Escape');
  await expect(popover).toHaveCount(0);
  await expect(opener).toBeFocused();
}

test('Tab stays in a popover of the page, which still scrolls and closes it by a press', async ({
  page,
}) => {
  await keepAnswers(page);
  await page.goto('/school-list');
  const opener = chip(page, 'en', 'budget');
  const popover = page.getByRole('dialog');
  await keepsTheFocus(page, opener, popover);

  await opener.click();
  await expect(popover).toBeVisible();
  const locked = await page.evaluate(() =>
    [document.documentElement, document.body].some((element) =>
      /hidden|clip/.test(getComputedStyle(element).overflowY),
    ),
  );
  expect(locked).toBe(false);
  await page.mouse.click(5, 400);
  await expect(popover).toHaveCount(0);
});

test('Tab stays in a popover of a dialog', async ({ page }) => {
  await page.goto('/majors');
  await button(page, text('common', 'nav.ask')).click();
  const chat = page.getByRole('dialog');
  const sees = text('sophie', 'sees.title');
  await keepsTheFocus(page, button(chat, sees), page.getByRole('dialog', { name: sees }));
  await expect(chat).toBeVisible();
});

test('the ring of a tab is whole at the end of the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/pricing');
  const tab = page.locator('[data-tabs] a').first();
  await tab.focus();
  const inside = await tab.evaluate((link) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(link);
    return parseFloat(outlineOffset) + parseFloat(outlineWidth) <= 0;
  });
  expect(inside).toBe(true);
});

test('the switch of the theme keeps the focus and announces its state', async ({ page }) => {
  await page.goto('/pricing');
  const dark = button(page, text('common', 'theme.toggle'));
  await expect(dark).toHaveAttribute('aria-pressed', 'false');
  for (const pressed of ['true', 'false']) {
    await dark.focus();
    await page.keyboard.press('Enter');
    await expect(dark).toHaveAttribute('aria-pressed', pressed);
    await expect(dark).toBeFocused();
    await expect(dark.locator('svg:visible')).toHaveCount(1);
  }
});

test('without scripts the header has one switch of the theme', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/`);
  const dark = button(page, text('common', 'theme.toggle'));
  await expect(dark.locator('svg:visible')).toHaveCount(1);
  await context.close();
});

test('the focus is on the title of an opened essay', async ({ page, signIn }) => {
  await signIn('linh.tran');
  await page.goto('/profile/essays');
  const link = page.getByRole('link', { name: 'Tuesday, stall 14', exact: true });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: text('essays', 'editor.text') })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Tuesday, stall 14' })).toBeFocused();
});

test('an offer of an empty list leaves the focus on the heading of the page', async ({ page }) => {
  await page.goto('/school-list?q=xylophone&degree=bachelor');
  const offer = button(page, /^Remove the search/);
  await offer.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 3 }).nth(3)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /^[\d,]+ programs/ })).toBeFocused();
});

test('removing compared programs keeps the focus in the tray, then in the list', async ({
  page,
}) => {
  await page.goto('/school-list');
  const add = button(page, /^Compare /);
  await add.nth(1).click();
  await add.nth(2).click();
  const tray = page.getByRole('complementary', { name: text('results', 'compare.title') });
  const remove = button(tray, /^Remove /);
  await remove.first().focus();
  await page.keyboard.press('Enter');
  await expect(remove).toHaveCount(1);
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tray).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: /^Programs 1 to/ })).toBeFocused();
});

test('another page of the list has a visible focus, by keyboard only, and moves nothing', async ({
  page,
}) => {
  await page.goto('/school-list');
  const tools = page.getByRole('group', { name: text('results', 'tools.label') });
  const heading = page.getByRole('heading', { level: 2, name: /^Programs \d/ });
  const next = page.getByRole('link', { name: /^Next/ });
  await next.click();
  await expect(heading).toBeFocused();
  expect((await heading.boundingBox())?.height).toBe(1);
  const top = async () => (await tools.boundingBox())?.y ?? 0;
  const place = await top();

  await next.focus();
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText(/^Programs 25 to/);
  await expect(heading).toBeFocused();
  const box = await heading.boundingBox();
  expect(box?.height).toBeGreaterThan(24);
  expect(box?.width).toBeGreaterThan(100);
  // Hidden text has a margin of one pixel.
  expect(Math.abs((await top()) - place)).toBeLessThanOrEqual(1);
  await page.keyboard.press('Tab');
  expect((await heading.boundingBox())?.height).toBe(1);
  expect(Math.abs((await top()) - place)).toBeLessThanOrEqual(1);
});

test('a menu that is opened by keyboard starts at an item, and has the name of its button', async ({
  page,
  signIn,
}) => {
  const opens = async (opener: Locator, item: Locator) => {
    await opener.focus();
    await page.keyboard.press('Enter');
    const name = await opener.evaluate(
      (element) => element.getAttribute('aria-label') ?? element.textContent,
    );
    await expect(page.getByRole('menu', { name: name ?? '' })).toBeVisible();
    await expect(item).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[role^=menuitem]').nth(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  };
  const first = page.locator('[role^=menuitem]').first();
  await page.goto('/school-list');
  await expect(programs(page).first()).toBeVisible();
  const sort = button(page, new RegExp(`^${text('results', 'tools.sort')} `));
  await opens(sort, page.getByRole('menuitemradio', { checked: true }));

  // By mouse the focus is on the menu: no item looks chosen.
  await sort.blur();
  await sort.click();
  await expect(page.getByRole('menu')).toBeFocused();

  await signIn('linh.tran');
  await page.goto('/profile/checklist');
  await opens(page.locator('main li button[aria-haspopup=menu]').first(), first);
  await opens(button(page, text('checklist', 'export.label')), first);
});
