import { expect, type Page } from '@playwright/test';
import { ROUTE_IDS } from '@/routing/route-table';
import { isForStudents, pathOf } from '../flows/variants';
import { sendApplication } from '../flows/moments';
import { expectNoOverflow } from '../flows/overflow';
import { card, expectPlanSaved, openPlan } from '../flows/plan';
import { STUDENT_STATES } from '../flows/states/all';
import { test, untilReady } from '../flows/states/state';
import { ONE_LOCALE, words } from '../support/words';

// The account's and the student's own pages at 200 % zoom, with texts of 10,000 characters, and today on one screen;
// the axe tests check them at all widths.

const OWN = ROUTE_IDS.filter(
  (id) => isForStudents(id) || ['auth', 'signup', 'verify-phone', 'forgot-password'].includes(id),
);

test.describe('at 200 % zoom', () => {
  // A window of 1280 px at 200 % has 640 CSS px, each of two device pixels.
  test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });
  for (const locale of ONE_LOCALE) {
    test(`the pages fit, ${locale}`, async ({ page, signIn }) => {
      const pageFits = async (id: (typeof OWN)[number]) => {
        await page.goto(pathOf(locale, id));
        await untilReady(page);
        await expectNoOverflow(page, id);
      };
      for (const id of OWN.filter((one) => !isForStudents(one))) await pageFits(id);
      await signIn('linh.tran');
      for (const id of OWN.filter(isForStudents)) await pageFits(id);
    });
  }

  for (const name of ['plan-menu', 'plan-editor-errors', 'essay-conflict', 'profile-delete']) {
    const state = STUDENT_STATES.find((one) => one.name === name);
    test(`${name} fits and can be closed`, async ({ page, enter }) => {
      if (!state) throw new Error(`No state ${name}`);
      await enter(state, { locale: 'vi', width: 640 });
      await expectNoOverflow(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog').or(page.getByRole('menu'))).toHaveCount(0);
    });
  }
});

test.describe('names and texts of 10,000 characters', () => {
  const NAME = 'Pneumonoultramicroscopic'.repeat(420).slice(0, 10_000);

  /** Changes the mocked responses of a call. */
  async function rewrite(page: Page, url: RegExp, change: (text: string) => string): Promise<void> {
    await page.route(url, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    });
  }

  async function lengthen(page: Page): Promise<void> {
    const long = (fields: string) => (text: string) =>
      text.replace(new RegExp(`"(${fields})":"[^"]*"`, 'g'), `"$1":"${NAME}"`);
    await rewrite(page, /\/v1\/user$/, long('name'));
    await rewrite(page, /\/bookmark\/program/, long('title|name|note'));
    await rewrite(page, /\/achievements?(\?.*)?$/, long('title|role|impact'));
    await rewrite(page, /\/essays?(\?.*)?$/, (text) =>
      text.replaceAll('Title: ', `Title: ${NAME} `).replaceAll('"purpose":"', `"purpose":"${NAME}`),
    );
    await rewrite(page, /\/essays?\/e1$/, (text) =>
      text.replaceAll('Title: ', `Title: ${NAME} `).replaceAll('"prompt":"', `"prompt":"${NAME}`),
    );
  }

  for (const width of [320, 1280]) {
    test(`break no layout at ${width} px`, async ({ page, signIn }) => {
      await page.setViewportSize({ width, height: 800 });
      await signIn('linh.tran');
      await lengthen(page);
      for (const id of ['profile', 'checklist', 'essays', 'essay', 'achievements'] as const) {
        await page.goto(pathOf('en', id));
        await untilReady(page);
        const texts = page.getByText(NAME.slice(0, 60)).filter({ visible: true });
        await expect(texts.first(), id).toBeVisible();
        await expectNoOverflow(page, id);
      }
      await page.goto(`${pathOf('en', 'checklist')}?view=table`);
      await untilReady(page);
      await expectNoOverflow(page, 'the table');
    });
  }
});

for (const height of [800, 900]) {
  test(`the lines of today are on a first screen of ${height} px`, async ({ page, signIn }) => {
    await page.setViewportSize({ width: 1280, height });
    await signIn('linh.tran');
    await page.goto('/');
    await untilReady(page);
    const lines = page.getByRole('region', { name: words('en', 'today', 'later') });
    await expect(lines.getByRole('listitem')).toHaveCount(3);
    await expect(lines).toBeInViewport({ ratio: 1 });
  });
}

for (const locale of ONE_LOCALE) {
  test(`with text twice as large, today fits a phone, ${locale}`, async ({ page, signIn }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn('linh.tran');
    await page.goto(pathOf(locale, 'home'));
    await untilReady(page);
    const wide = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      return ['main section a', 'main button', '[data-tabs] a', 'figure text'].flatMap((of) =>
        [...document.querySelectorAll(of)].flatMap((element) => {
          const text = document.createRange();
          text.selectNodeContents(element);
          const { left, right } = text.getBoundingClientRect();
          // Labels of the picture have no box of their own.
          const box = element.closest('figure, a, button')?.getBoundingClientRect();
          return box && left >= box.left && right <= box.right ? [] : [element.textContent];
        }),
      );
    });
    expect(wide).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
}

test('saving a change does not move the board of a phone', async ({ page, signIn, mock }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('linh.tran');
  await openPlan(page, 'en', '?status=preparing');
  await mock.fault({ match: 'patchBookmark', kind: 'slow', ms: 600 });
  // Its name fits beside "Saving", and not beside "Saved".
  const school = 'Aalto University';
  await sendApplication({ page, mock, locale: 'en' }, school);
  const moved = card(page, school);
  await expect(page.getByText(words('en', 'checklist', 'tools.saving'))).toBeVisible();
  const { y } = (await moved.boundingBox()) ?? {};
  await expectPlanSaved(page, 'en');
  expect(await moved.boundingBox()).toMatchObject({ y });
});

test('choosing a country moves no other one', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('linh.tran');
  await page.goto('/profile/edit');
  await untilReady(page);
  const countries = page.getByRole('group', {
    name: words('en', 'profile', 'edit.search.countries'),
  });
  const first = countries.getByRole('button', { pressed: false }).first();
  await first.scrollIntoViewIfNeeded();
  const places = () =>
    countries.getByRole('button').evaluateAll((chips) =>
      chips.map((chip) => {
        const { x, y, width } = chip.getBoundingClientRect();
        return [x, y, width];
      }),
    );
  const before = await places();
  await first.click();
  await expect(page.getByText(words('en', 'profile', 'edit.state.saved'))).toBeVisible();
  expect(await places()).toEqual(before);
});
