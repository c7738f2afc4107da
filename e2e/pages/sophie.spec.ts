import { expect } from '@playwright/test';
import { networkIdle } from '../flows/idle';
import {
  act,
  askSophie,
  begin,
  COMPARE,
  field,
  flushStream,
  waitForAnswer,
  LIKE,
  LIKE_BEGINS,
  openSophie,
  sources,
  transcript,
} from '../flows/sophie';
import { LINHS } from '../flows/students';
import { shownToasts, toasts, watchToasts } from '../flows/toasts';
import { watchFor } from '../flows/hosting/traces';
import { at, loginHeading, logOut } from '../flows/visit';
import type { MockControl } from '../support/mock-control';
import { test } from '../support/test';
import { ONE_LOCALE, words } from '../support/words';

async function posts(mock: MockControl) {
  const requests = await mock.requests();
  return requests.filter(
    ({ method, url }) => method === 'POST' && url.endsWith('/api/v1/sophie/messages'),
  );
}

for (const locale of ONE_LOCALE) {
  test.describe(`Sophie, ${locale}`, () => {
    test('a visitor asks, opens a program of the answer, and saves it', async ({ page, mock }) => {
      await openSophie(page, locale);
      await askSophie(page, locale, COMPARE[locale]);
      await waitForAnswer(page, locale);
      await expect(sources(page, locale)).toHaveCount(2);
      const [asked] = await posts(mock);
      expect(asked?.headers['x-auth-token']).toBeTruthy();
      expect(asked?.headers['authorization']).toBeUndefined();
      const first = sources(page, locale).first();
      const title = (await first.getByRole('heading').textContent()) ?? '';
      const save = first.getByRole('button');
      await save.click();
      await expect(save).toHaveAttribute('aria-pressed', 'true');
      await first.getByRole('link').last().click();
      await expect(page).toHaveURL(/\/school-list\?school=\d+&program=\d+$/);
      await expect(page.getByRole('dialog')).toContainText(title);
      await page.goBack();
      await expect(
        transcript(page, locale).getByRole('heading', { name: COMPARE[locale] }),
      ).toBeVisible();
      await page.reload();
      await expect(sources(page, locale)).toHaveCount(2);
      await expect(sources(page, locale).first().getByRole('button')).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    });

    test('stopped: the text stays, even over a reload, and can be requested again once', async ({
      page,
      mock,
      signIn,
    }) => {
      await signIn('minh');
      await mock.pace(30);
      await openSophie(page, locale);
      await begin(page, locale);
      await act(page, locale, 'stop').click();
      await expect(act(page, locale, 'again')).toBeVisible();
      await expect(field(page, locale)).toBeVisible();
      const text = await transcript(page, locale).locator('.prose').textContent();
      await flushStream(page, mock);
      expect(await transcript(page, locale).locator('.prose').textContent()).toBe(text);
      await page.reload();
      await expect(transcript(page, locale).getByText(LIKE_BEGINS[locale]).first()).toBeVisible();
      await act(page, locale, 'again').click();
      await waitForAnswer(page, locale);
      await expect(transcript(page, locale).getByRole('heading', { level: 2 })).toHaveCount(1);
      const [one, two] = await posts(mock);
      expect(two?.body).toEqual(one?.body);
    });

    test('a connection lost in the middle: the text stays, with a message', async ({
      page,
      mock,
      expectConsole,
    }) => {
      expectConsole(/ERR_|network/i);
      await watchToasts(page);
      await mock.fault({ match: 'postMessage', kind: 'cut', after: 20, times: 1 });
      await openSophie(page, locale);
      await begin(page, locale);
      const said = words(locale, 'sophie', 'failed');
      await expect(transcript(page, locale).getByText(said)).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: said })).toHaveCount(1);
      await act(page, locale, 'again').click();
      await waitForAnswer(page, locale);
      await expect(transcript(page, locale).getByText(said)).toHaveCount(0);
      expect(await shownToasts(page)).toEqual([]);
    });

    test('a message that fails to send stays in the field', async ({
      page,
      mock,
      expectConsole,
    }) => {
      expectConsole(/503/);
      await watchToasts(page);
      await mock.fault({ match: 'postMessage', kind: 'status', status: 503, times: 1 });
      await openSophie(page, locale);
      await field(page, locale).fill(COMPARE[locale]);
      await field(page, locale).press('Enter');
      await expect(field(page, locale)).toHaveAccessibleDescription(
        new RegExp(words(locale, 'sophie', 'unsent')),
      );
      await expect(field(page, locale)).toHaveValue(COMPARE[locale]);
      await networkIdle(page);
      expect(await shownToasts(page)).toEqual([]);
      await page.reload();
      await expect(field(page, locale)).toHaveValue(COMPARE[locale]);
      await field(page, locale).press('Enter');
      await waitForAnswer(page, locale);
      expect(await shownToasts(page)).toEqual([]);
    });

    test('a session that ends in the middle: one logout, one toast', async ({
      page,
      mock,
      signIn,
    }) => {
      await watchToasts(page);
      await signIn('linh.tran');
      await mock.fault({ match: 'postMessage', kind: 'expire', after: 20, times: 1 });
      await openSophie(page, locale);
      await field(page, locale).fill(LIKE[locale]);
      await field(page, locale).press('Enter');
      await expect(loginHeading(page, locale)).toBeVisible();
      await expect(toasts(page)).toHaveCount(1);
      expect(await shownToasts(page)).toHaveLength(1);
      await expect(page.locator('body')).not.toContainText(LIKE_BEGINS[locale]);
      expect(await page.context().cookies()).not.toContainEqual(
        expect.objectContaining({ name: 'token' }),
      );
    });
  });
}

test('signing out in the middle of an answer: the next student sees nothing of it', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn('linh.tran');
  await mock.pace(30);
  await openSophie(page, 'en');
  await begin(page, 'en');
  await logOut(page, 'en', LINHS.name);
  await expect(loginHeading(page, 'en')).toBeVisible();
  const watch = await watchFor(page, [LIKE.en, 'how people think']);
  await page.goto('/sophie');
  await expect(page.getByText(words('en', 'sophie', 'greetingPlain'))).toBeVisible();
  await flushStream(page, mock);
  await page.goBack();
  await expect(loginHeading(page, 'en')).toBeVisible();
  await networkIdle(page);
  expect(await watch.seen()).toEqual([]);
});

test('the answer continues while the student is on another page', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn('minh');
  await mock.pace(20);
  await openSophie(page, 'en');
  await begin(page, 'en');
  const menu = page.getByRole('navigation', { name: words('en', 'common', 'nav.label') });
  await menu.getByRole('link', { name: words('en', 'common', 'nav.majors') }).click();
  await expect(page).toHaveURL('/majors');
  await menu.getByRole('link', { name: 'Sophie' }).click();
  await expect(transcript(page, 'en').getByText(/what a working day looks like/)).toBeVisible();
  expect(await posts(mock)).toHaveLength(1);
});

test('an answer keeps its language', async ({ page, mock }) => {
  await mock.pace(20);
  await openSophie(page, 'en');
  await begin(page, 'en');
  await page.getByRole('banner').getByRole('link', { name: 'Tiếng Việt' }).click();
  await expect(page).toHaveURL(at('vi', '/sophie'));
  await expect(transcript(page, 'vi').getByText(/what a working day looks like/)).toBeVisible();
  await expect(sources(page, 'vi').first().getByRole('link').first()).toHaveText('Psychology');
});

test('a long conversation: the newest first, earlier ones on request', async ({
  page,
  mock,
  signIn,
}) => {
  // Two messages are a turn.
  await mock.fillTalk('minh@example.com', 50);
  await signIn('minh');
  await openSophie(page, 'en');
  const questions = transcript(page, 'en').getByRole('heading', { level: 2 });
  await expect(questions).toHaveCount(10);
  await act(page, 'en', 'earlier').click();
  await expect(questions).toHaveCount(20);
  await act(page, 'en', 'earlier').press('Enter');
  await expect(questions).toHaveCount(25);
  // The button has gone with the last of them.
  await expect(questions.first()).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, 0));
  await act(page, 'en', 'newest').click();
  await expect(questions.last()).toBeInViewport();
});
