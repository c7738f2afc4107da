import { expect } from '@playwright/test';
import { essayText } from '../flows/essays';
import {
  askAndRead,
  DRAFTS,
  draftBox,
  feedbackButton,
  mark,
  remarks,
  writeDraft,
} from '../flows/feedback';
import { byKeyboard, byMouse } from '../flows/input/press';
import { networkIdle } from '../flows/idle';
import { LINHS } from '../flows/students';
import { at, loginHeading, MINH, signInByForm, tryAgain } from '../flows/visit';
import { test } from '../support/test';
import { ONE_LOCALE, words } from '../support/words';

const asked = (requests: readonly { url: string }[]) =>
  requests.filter(({ url }) => url.includes('/essay-feedback'));

for (const locale of ONE_LOCALE) {
  test.describe(`feedback on a draft, ${locale}`, () => {
    test('a visitor works by keyboard, moves between mark and comment, and keeps everything over a reload', async ({
      page,
      mock,
    }) => {
      await writeDraft(page, locale);
      const press = byKeyboard(page);
      await press(feedbackButton(page, locale, 'ask.button'));
      await expect(remarks(page, locale).first()).toBeVisible();
      expect(asked(await mock.requests())).toHaveLength(1);
      await press(mark(page, locale, 1));
      await expect(remarks(page, locale).first()).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(mark(page, locale, 1)).toBeFocused();

      await page.reload();
      await expect(remarks(page, locale).first()).toBeVisible();
      await feedbackButton(page, locale, 'view.write').click();
      await expect(draftBox(page, locale)).toHaveValue(DRAFTS[locale]);
      // The feedback is stored with the draft: no new request.
      expect(asked(await mock.requests())).toHaveLength(1);
    });

    test('a failure keeps the draft and can be retried; waiting can be cancelled', async ({
      page,
      mock,
      expectConsole,
    }) => {
      expectConsole(/500/);
      await mock.fault({ match: 'postEssayFeedback', kind: 'status', status: 500, times: 1 });
      await writeDraft(page, locale);
      await feedbackButton(page, locale, 'ask.button').click();
      await expect(page.getByText(words(locale, 'feedback', 'ask.failed'))).toBeVisible();
      await expect(draftBox(page, locale)).toHaveValue(DRAFTS[locale]);
      await mock.fault({ match: 'postEssayFeedback', kind: 'hang', times: 1 });
      await tryAgain(page, locale).click();
      await feedbackButton(page, locale, 'ask.cancel').click();
      await expect(page.getByText(words(locale, 'feedback', 'ask.cancelled'))).toBeVisible();
      await expect(feedbackButton(page, locale, 'ask.button')).toBeFocused();
      await askAndRead(page, locale);
    });

    test('a visitor’s draft is added to the account and becomes an essay', async ({ page }) => {
      await writeDraft(page, locale);
      await page.getByRole('link', { name: words(locale, 'feedback', 'save.signup') }).click();
      await page
        .getByRole('main')
        .getByRole('link', { name: words(locale, 'common', 'user.login') })
        .click();
      await expect(loginHeading(page, locale)).toBeVisible();
      await signInByForm(page, locale, byMouse, MINH);
      await expect(page).toHaveURL(at(locale, '/ai-essay'));
      await expect(draftBox(page, locale)).toHaveValue(DRAFTS[locale]);
      await expect(page.getByText(words(locale, 'feedback', 'brought.text'))).toBeVisible();
      await feedbackButton(page, locale, 'save.button').dblclick();
      await page.getByRole('link', { name: words(locale, 'feedback', 'save.open') }).click();
      await expect(essayText(page, locale)).toHaveValue(DRAFTS[locale]);
    });
  });
}

test('a language switch requests the comments again, only in the language of the page', async ({
  page,
  mock,
}) => {
  await writeDraft(page, 'en');
  await askAndRead(page, 'en');
  await expect(page.getByText(/Leave out “very”/)).toBeVisible();
  await page.getByRole('link', { name: 'Tiếng Việt' }).click();
  await expect(page.getByText(/Bạn thử bỏ “very” rồi đọc lại/)).toBeVisible();
  await expect(page.getByText(/Leave out “very”/)).toHaveCount(0);
  expect(asked(await mock.requests())).toHaveLength(2);
});

test('a 401 ends the session once and keeps the draft for its student, not for the next one', async ({
  page,
  mock,
  signIn,
  expectConsole,
}) => {
  expectConsole(/401/);
  await signIn('minh');
  await writeDraft(page, 'en');
  await mock.expire();
  await feedbackButton(page, 'en', 'ask.button').click();
  await expect(loginHeading(page, 'en')).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).toContain('The pump behind the market');
  await signInByForm(page, 'en', byMouse);
  const hers = page.getByRole('banner').getByRole('button', { name: LINHS.name });
  await expect(hers).toBeVisible();
  await page.goto('/ai-essay');
  await expect(hers).toBeVisible();
  await networkIdle(page);
  await expect(draftBox(page, 'en')).toHaveValue('');
});

test('an essay of the account is shown with comments, and an unknown one is reported', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/404/);
  await signIn('linh.tran');
  await page.goto('/ai-essay?essay=e1');
  await expect(page.getByRole('heading', { name: 'The pump behind the market' })).toBeVisible();
  await feedbackButton(page, 'en', 'ask.button').click();
  await expect(page.getByText(words('en', 'feedback', 'rubric.title'))).toBeVisible();
  await page.goto('/ai-essay?essay=e999');
  await expect(page.getByText(words('en', 'feedback', 'essay.unknownTitle'))).toBeVisible();
});
