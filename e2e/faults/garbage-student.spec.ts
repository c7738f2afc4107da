import { expect, type Page } from '@playwright/test';
import { essayText, openEssay } from '../flows/essays';
import { LONG } from '../flows/forms/garbage';
import { beginningOf } from '../flows/plan';
import { at, programs } from '../flows/visit';
import { DOCUMENT_404, test } from '../support/test';
import { words } from '../support/words';

/** Stores a value on the device before the first page, once. */
async function stored(page: Page, key: string, value: string): Promise<void> {
  await page.addInitScript(
    ([name, text]) => {
      if (document.cookie.includes(`stored.${name}=`)) return;
      document.cookie = `stored.${name}=yes; path=/`;
      localStorage.setItem(name ?? '', text ?? '');
    },
    [key, value],
  );
}

async function isNotFound(page: Page): Promise<void> {
  const title = beginningOf('en', 'common', 'notFound.title');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const text = words('en', 'essays', 'editor.text');
  await expect(page.getByRole('textbox', { name: text })).toHaveCount(0);
}

/** As a board or as a table. */
async function thePlanIsThere(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: beginningOf('en', 'checklist', 'card.menu') });
  await expect(menu.first()).toBeVisible();
}

test.describe('local programs', () => {
  const items = (list: unknown) => JSON.stringify({ state: { items: list }, version: 0 });
  for (const [name, value] of [
    ['no JSON', '{"state":{"ite'],
    ['items that are none', items([null, 7, 'x', { programId: {} }, { schoolId: 4 }])],
  ] as const) {
    test(`${name}: nothing is saved, and saving works`, async ({ page }) => {
      await stored(page, 'saved', value);
      await page.goto('/school-list');
      await expect(programs(page).first()).toBeVisible();
      await expect(page.getByText(words('en', 'saved', 'device.none'))).toBeVisible();
      const save = page.getByRole('button', { name: beginningOf('en', 'saved', 'saveProgram') });
      await save.first().click();
      await expect(
        page.getByRole('button', { name: beginningOf('en', 'saved', 'savedProgram') }),
      ).toHaveCount(1);
      await page.goto('/signup');
      const one = words('en', 'account', 'carry.programs_one', { count: '1' });
      await expect(page.getByRole('complementary')).toContainText(one);
    });
  }

  test('unknown programs are not added, and are reported', async ({ page }) => {
    const missing = { programId: 'zz/../zz', schoolId: 401 };
    await stored(page, 'saved', items([missing, { programId: 401030, schoolId: 401 }]));
    await page.goto('/signup');
    const review = page.getByRole('complementary');
    await expect(review).toContainText(words('en', 'account', 'carry.missing'));
    await expect(review).toContainText('Groningen');
    const one = words('en', 'account', 'carry.programs_one', { count: '1' });
    await expect(review).toContainText(one);
  });

  test('more than a hundred are cut to a hundred', async ({ page }) => {
    const many = Array.from({ length: 500 }, (_, id) => ({ programId: id, schoolId: 401 }));
    await stored(page, 'saved', items(many));
    await page.goto('/school-list');
    await expect(page.getByText(/^100 /)).toBeVisible();
  });
});

test.describe('local drafts', () => {
  const draft = (changes: object) =>
    JSON.stringify({
      content: 'Title: x Essay: from the draft',
      base: { version: 6, print: 'x' },
      sent: [],
      aside: [],
      newer: null,
      seen: {},
      updatedAt: '2026-01-01T00:00:00Z',
      ...changes,
    });
  for (const [name, value] of [
    ['no JSON', '{"content":"Tit'],
    ['no base', draft({ base: 'six' })],
  ] as const) {
    test(`${name}: the account's text opens and stays`, async ({ page, signIn }) => {
      await signIn('linh.tran');
      await stored(page, 'draft.1.e1', value);
      await openEssay(page, 'e1');
      await expect(essayText(page)).toHaveValue(/\S+ \S+ \S+/);
      await expect(essayText(page)).not.toHaveValue(/from the draft/);
      await page.goto('/profile/essays');
      await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(4);
      await expect(page.getByText(words('en', 'essays', 'row.unsaved'))).toHaveCount(0);
    });
  }

  test('a draft of an essay missing in the account can be opened, and is not lost', async ({
    page,
    signIn,
    expectConsole,
  }) => {
    expectConsole(/404/);
    await signIn('linh.tran');
    await stored(page, 'draft.1.never-there', draft({}));
    await openEssay(page, 'never-there');
    await expect(essayText(page)).toHaveValue('from the draft');
  });

  test("another account's draft is never shown, under any name", async ({ page, signIn }) => {
    await signIn('minh');
    await stored(page, 'draft.1.e1', draft({}));
    await stored(page, 'draft..e1', draft({}));
    await page.goto('/profile/essays');
    await expect(
      page.getByRole('heading', { name: words('en', 'essays', 'empty.title') }),
    ).toBeVisible();
    await expect(page.getByText('from the draft')).toHaveCount(0);
  });
});

test.describe('addresses', () => {
  for (const id of ['..%2F..%2Fuser', LONG.slice(0, 2000)]) {
    test(`the essay ${id.slice(0, 30)} is not found, without a request`, async ({
      page,
      mock,
      signIn,
      expectConsole,
    }) => {
      // The host knows the path's pattern, not every id that cannot be.
      expectConsole(DOCUMENT_404, { optional: true });
      await signIn('linh.tran');
      await page.goto(`/profile/essays/${id}`);
      await isNotFound(page);
      const paths = (await mock.requests()).map(({ url }) => new URL(url).pathname);
      // The header loads the student; the page's guards have not run.
      expect(paths.filter((path) => path !== '/api/v1/user')).toEqual([]);
    });
  }

  test('an essay that is not in the account is not found', async ({
    page,
    signIn,
    expectConsole,
  }) => {
    expectConsole(/404/);
    await signIn('linh.tran');
    await page.goto('/profile/essays/nope');
    await isNotFound(page);
  });

  for (const query of [
    '?view=3d&status=wizard&country=..%2F..&q=%E0%A4',
    `?q=${LONG.slice(0, 5000)}`,
  ]) {
    test(`the plan with ${query.slice(0, 30)} loads`, async ({ page, signIn }) => {
      await signIn('linh.tran');
      await page.goto(`/profile/checklist${query}`);
      await thePlanIsThere(page);
    });
  }

  for (const [path, heading] of [
    ['/forgot-password?step=everything', ['account', 'reset.emailTitle']],
    ['/vi/signup/verify-phone?next=//evil.example', ['account', 'phonePage.title']],
  ] as const) {
    test(`${path} loads`, async ({ page }) => {
      await page.goto(path);
      const [namespace, key] = heading;
      const name = words(path.startsWith('/vi') ? 'vi' : 'en', namespace, key);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    });
  }

  for (const step of ['everything', '%E0%A4']) {
    test(`onboarding at the step ${step} starts at the first open question`, async ({
      page,
      signIn,
    }) => {
      await signIn('minh');
      await page.goto(`/onboarding?step=${step}`);
      await expect(page).toHaveURL('/onboarding?step=countries');
      await expect(page.getByRole('checkbox').first()).toBeVisible();
    });
  }

  for (const next of ['//evil.example/x', LONG]) {
    test(`onboarding ends at the list, not at ${next.slice(0, 30)}`, async ({
      page,
      servers,
      signIn,
    }) => {
      await signIn('minh');
      await page.goto(`/vi/onboarding?step=countries&next=${encodeURIComponent(next)}`);
      await page.getByRole('link', { name: words('vi', 'onboarding', 'later') }).click();
      await expect(page).not.toHaveURL(/onboarding/);
      expect(new URL(page.url()).origin).toBe(servers.site);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (next !== LONG) await expect(page).toHaveURL(at('vi', '/school-list'));
    });
  }
});
