import { expect } from '@playwright/test';
import {
  actMoment,
  MOMENT_OF,
  momentButton,
  saveProgram,
  SCHOOLS,
  sendApplication,
  type MomentKind,
} from '../flows/moments';
import { card, cardsOf, expectPlanSaved, openPlan } from '../flows/plan';
import { networkIdle } from '../flows/idle';
import { test } from '../support/test';
import { words } from '../support/words';

const KINDS: readonly MomentKind[] = ['saved', 'essay', 'sent', 'offer'];

for (const kind of KINDS) {
  const locale = kind === 'essay' || kind === 'sent' ? 'vi' : 'en';

  test(`${kind}: once, with its button focused, left by a key, ${locale}`, async ({
    page,
    mock,
    signIn,
  }) => {
    await signIn(MOMENT_OF[kind]);
    const stage = { page, mock, locale } as const;
    await actMoment(kind, stage);
    const dialog = page.getByRole('dialog');
    await expect(momentButton(page, locale, kind)).toBeFocused();
    // Its name is all that is announced.
    await expect(dialog).toHaveAccessibleName(/\S/);
    await expect(dialog).toHaveAccessibleDescription('');
    // An offer is never red.
    if (kind === 'offer') await expect(dialog.locator('[class*=accent]')).toHaveCount(0);
    await page.keyboard.press('x');
    await expect(dialog).toHaveCount(0);
    const posts = async () => {
      const all = await mock.requests();
      return all.filter(({ method, url }) => method === 'POST' && url.endsWith('/moments')).length;
    };
    expect(await posts()).toBe(1);
    await page.reload();
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(dialog).toHaveCount(0);
    expect(await posts()).toBe(1);
  });
}

test('a program that is sent again has no second moment, and its stamp stays', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn('linh.tran');
  const stage = { page, mock, locale: 'en' } as const;
  await actMoment('sent', stage);
  const dialog = page.getByRole('dialog');
  await momentButton(page, 'en', 'sent').click();
  await expect(dialog).toHaveCount(0);
  const sent = card(page, SCHOOLS.sent.en);
  await expect(
    sent.getByText(new RegExp(`^${words('en', 'checklist', 'card.sent')}`)),
  ).toBeVisible();
  await page.getByRole('button', { name: /^Undo: moved/ }).click();
  await expect.poll(() => cardsOf(page, 'en', 'preparing')).toHaveLength(3);
  await expectPlanSaved(page, 'en');
  await mock.forgetRequests();
  await sendApplication(stage);
  await expect.poll(() => cardsOf(page, 'en', 'submitted')).toHaveLength(3);
  await expectPlanSaved(page, 'en');
  await expect(dialog).toHaveCount(0);
  const urls = (await mock.requests()).map(({ url }) => url);
  expect(urls.filter((url) => url.endsWith('/moments'))).toEqual([]);
});

test('of two tabs, one shows it', async ({ page, context, mock, signIn }) => {
  await signIn('minh');
  await mock.showMoments();
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/school-list');
    await expect(
      tab.getByRole('main').getByRole('button', { pressed: false }).first(),
    ).toBeVisible();
  }
  // Both lists are loaded, and neither knows of the other's save.
  await saveProgram({ page, mock, locale: 'en' });
  await saveProgram({ page: other, mock, locale: 'en' });
  await page.bringToFront();
  const shown = async () => {
    const counts = await Promise.all([page, other].map((tab) => tab.getByRole('dialog').count()));
    return counts.reduce((sum, count) => sum + count, 0);
  };
  await expect.poll(shown).toBe(1);
  await networkIdle(other);
  expect(await shown()).toBe(1);
});

test('the end is the same with and without motion, within 1.2 s', async ({
  page,
  mock,
  signIn,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await signIn('linh.tran');
  // So slow that none ends before it is looked at; its times stay as they are.
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  await actMoment('offer', { page, mock, locale: 'en' });
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const ends = await dialog.evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
  );
  // 16 rows, and the text.
  expect(ends).toHaveLength(17);
  expect(Math.max(...ends)).toBe(1175);
  const strokes = () =>
    dialog
      .locator('path')
      .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).stroke));
  await dialog.evaluate((element) => {
    for (const animation of element.getAnimations({ subtree: true })) animation.finish();
  });
  const moved = await strokes();
  expect(new Set(moved).size).toBe(1);

  await page.keyboard.press('Escape');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await mock.reset();
  await signIn('linh.tran');
  await actMoment('offer', { page, mock, locale: 'en' });
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(
    0,
  );
  expect(await strokes()).toEqual(moved);
});

test('it waits for a dialog, and leads on by its button', async ({ page, mock, signIn }) => {
  await signIn('minh');
  await mock.showMoments();
  await page.goto('/school-list');
  await page.locator('main a[href*="program="], main a[href*="school="]').first().click();
  const detail = page.getByRole('dialog');
  const save = detail.getByRole('button', { name: /^Save/, pressed: false });
  await save.first().click();
  await expect(detail.getByRole('button', { pressed: true }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(momentButton(page, 'en', 'saved')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await momentButton(page, 'en', 'saved').click();
  await expect(page).toHaveURL(/\/profile\/checklist$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a server that keeps no moments is not asked, and none is shown', async ({
  page,
  mock,
  signIn,
}) => {
  await mock.showMoments();
  await signIn('linh.tran');
  await mock.fault({
    match: 'getUser',
    kind: 'status',
    status: 200,
    body: { data: { id: 1, name: 'Trần Ngọc Linh', email: 'linh.tran@example.com' } },
  });
  await openPlan(page, 'en', '?status=preparing');
  await mock.forgetRequests();
  await sendApplication({ page, mock, locale: 'en' });
  await expectPlanSaved(page, 'en');
  await page.waitForLoadState('networkidle');
  const urls = (await mock.requests()).map(({ url }) => url);
  expect(urls.filter((url) => url.endsWith('/moments'))).toEqual([]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
