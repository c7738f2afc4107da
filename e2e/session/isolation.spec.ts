import { expect } from '@playwright/test';
import { callsTo } from '../flows/calls';
import { essayText, expectSaved, openEssay, saveLine } from '../flows/essays';
import { byMouse } from '../flows/input/press';
import {
  asLinh,
  asMinh,
  LINHS_TEXTS,
  LINHS,
  LINHS_ESSAY,
  LINHS_PAGES,
  MINHS_NAME,
  SENTENCE,
  pageOpened,
} from '../flows/students';
import { storedByPage, named, tracesIn, watchFor } from '../flows/hosting/traces';
import { LINH, loginHeading, logOut, overview, signInByForm } from '../flows/visit';
import { FAILED_REQUEST, test } from '../support/test';
import { words } from '../support/words';

// Nothing of one student is painted, requested or stored for the next (R17, R19).

test.slow();

test('in the same tab', async ({ page, context, mock, expectConsole }) => {
  expectConsole(/404/);
  const watch = await watchFor(page, LINHS_TEXTS);
  await asLinh(page);
  await expectSaved(page);
  // Her essay is in the history then: the page that a logout leaves is not.
  await page
    .getByRole('link', { name: words('en', 'essays', 'editor.back') })
    .first()
    .click();
  await expect(LINHS_PAGES.essays(page)).toBeVisible();
  // The watch does see visible texts.
  expect((await watch.seen()).toSorted()).toEqual(LINHS_TEXTS.toSorted());
  const hers = (await context.cookies())
    .map(({ value }) => value)
    .filter((value) => value.length > 9);

  await logOut(page, 'en', LINHS.name);
  await expect(loginHeading(page)).toBeVisible();
  await watch.again();
  const told = async () => callsTo(await mock.requests(), 'logout');
  await expect.poll(told).toHaveLength(1);
  await mock.forgetRequests();
  await asMinh(page);
  const kept = await storedByPage(page, context);
  expect(kept.filter(([, value]) => tracesIn(value, [...LINHS_TEXTS, ...hers]).length > 0)).toEqual(
    [],
  );
  expect(kept.filter(([place]) => place.includes('draft.'))).toEqual([]);

  const asked = await mock.requests();
  const token = (await context.cookies()).find(({ name }) => name === 'token')?.value;
  const carriers = asked.filter(({ url }) => !url.endsWith('/auth/login'));
  expect(carriers.length).toBeGreaterThan(5);
  const others = carriers.filter(({ headers }) => headers['authorization'] !== `Bearer ${token}`);
  // Before he signs in the page may request public data.
  expect(others.filter(({ headers }) => headers['authorization'] !== undefined)).toEqual([]);

  // Back through all her pages, forward again, and in new documents.
  const entries = await page.evaluate(() => window.history.length);
  for (let step = 2; step < entries; step++) {
    await page.goBack();
    await pageOpened(page);
  }
  const hersAgain = async () => callsTo(await mock.requests(), LINHS_ESSAY);
  expect((await hersAgain()).length, 'a page of hers was gone back to').toBeGreaterThan(0);
  for (let step = 0; step < 4; step++) {
    await page.goForward();
    await pageOpened(page);
    await page.reload();
    await pageOpened(page);
  }
  expect(await watch.seen()).toEqual([]);
  const all = await mock.requests();
  expect(all.flatMap((request) => tracesIn(named(request), LINHS_TEXTS))).toEqual([]);
});

test('a text that was never saved stays hers: he neither sees nor sends it', async ({
  page,
  context,
  mock,
  expectConsole,
}) => {
  expectConsole(FAILED_REQUEST);
  const watch = await watchFor(page, LINHS_TEXTS);
  await mock.fault({ match: 'patchEssay', kind: 'status', status: 500 });
  await asLinh(page);
  await expect(saveLine(page, 'en', 'failed')).toBeVisible();
  await logOut(page, 'en', LINHS.name);
  await expect(loginHeading(page)).toBeVisible();
  await watch.again();
  await mock.clearFaults();
  await mock.forgetRequests();

  await asMinh(page);
  const kept = await storedByPage(page, context);
  const traces = kept.filter(([, value]) => tracesIn(value, LINHS_TEXTS).length > 0);
  expect(traces.map(([place]) => place)).toEqual([`localStorage draft.1.${LINHS_ESSAY}`]);
  await page.goto(`/profile/essays/${LINHS_ESSAY}`);
  await pageOpened(page);
  await page.reload();
  await pageOpened(page);
  expect(await watch.seen()).toEqual([]);
  const calls = (await mock.requests()).filter(({ method }) => method !== 'GET');
  expect(calls.flatMap((request) => tracesIn(named(request), LINHS_TEXTS))).toEqual([]);
  expect(calls.filter(({ url }) => url.includes('essays'))).toEqual([]);

  await logOut(page, 'en', MINHS_NAME);
  await signInByForm(page, 'en', byMouse, LINH);
  await expect(overview(page, 'en')).toBeVisible();
  await openEssay(page, LINHS_ESSAY);
  await expect(essayText(page)).toHaveValue(new RegExp(`${SENTENCE}$`));
  await expectSaved(page);
  const saves = callsTo(await mock.requests(), LINHS_ESSAY).filter(
    ({ method }) => method === 'PATCH',
  );
  expect(saves.at(-1)?.body).toMatchObject({ content: expect.stringContaining(SENTENCE) });
});
