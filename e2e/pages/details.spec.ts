import { expect, type Page } from '@playwright/test';
import {
  callsOf,
  fieldOf,
  markLiveRegions,
  announcement,
  expectFieldError,
  textOf,
} from '../flows/forms/form';
import { DETAILS, detailsForm, infoForm, type Detail } from '../flows/forms/details-form';
import { expectNoOverflow } from '../flows/overflow';
import { switchTo } from '../flows/languages';
import { FAILED_REQUEST, test } from '../support/test';
import { ONE_LOCALE, words, type TestLocale } from '../support/words';

// /profile/edit, where every field saves itself: invalid input is never sent, and no input is lost.

test.beforeEach(({ signIn }) => signIn('linh.tran'));

const field = (page: Page, locale: TestLocale, detail: Detail) =>
  fieldOf(page, locale, detailsForm, detail);

/** Types into a field and leaves it. */
async function type(page: Page, locale: TestLocale, detail: Detail, text: string): Promise<void> {
  await field(page, locale, detail).fill(text);
  await field(page, locale, detail).blur();
}

const saved = (page: Page, locale: TestLocale) =>
  page.getByRole('status').getByText(words(locale, 'profile', 'edit.state.saved'), { exact: true });

for (const locale of ONE_LOCALE) {
  test(`invalid input is reported at its field and never sent, ${locale}`, async ({
    page,
    mock,
  }) => {
    await detailsForm.open(page, locale);
    await mock.forgetRequests();
    await markLiveRegions(page);
    for (const detail of DETAILS) {
      for (const [typed, said] of detail.refuses) {
        await type(page, locale, detail, typed);
        await expectFieldError(field(page, locale, detail), textOf(locale, detailsForm, said));
        await expect(field(page, locale, detail)).toHaveValue(typed);
      }
    }
    const sent = await mock.requests();
    expect([...callsOf(detailsForm, sent), ...callsOf(infoForm, sent)]).toEqual([]);
    for (const detail of DETAILS) {
      await type(page, locale, detail, detail.good);
      await expect(field(page, locale, detail)).not.toHaveAttribute('aria-invalid');
    }
    await expect(saved(page, locale)).toHaveCount(3);
    await page.reload();
    for (const detail of DETAILS) {
      await expect(field(page, locale, detail)).toHaveValue(detail.kept ?? detail.good);
    }
  });

  test(`server rejections are shown at each field, and nothing is lost, ${locale}`, async ({
    page,
    mock,
    expectConsole,
  }) => {
    expectConsole(FAILED_REQUEST);
    await detailsForm.open(page, locale);
    const said = (name: string) => `Said of ${name}.`;
    const body = {
      errors: Object.fromEntries(DETAILS.map(({ name }) => [name, [said(name)]])),
    };
    const refusal = { kind: 'status', status: 422, body } as const;
    await mock.fault({ match: 'patchUser', ...refusal }, { match: 'putBasicInfo', ...refusal });
    await markLiveRegions(page);
    for (const detail of DETAILS) await type(page, locale, detail, detail.good);
    for (const detail of DETAILS)
      await expectFieldError(field(page, locale, detail), said(detail.name));
    await mock.clearFaults();

    const broken = { kind: 'status', status: 500, body: {} } as const;
    await mock.fault({ match: 'patchUser', ...broken }, { match: 'putBasicInfo', ...broken });
    for (const detail of DETAILS) await type(page, locale, detail, `${detail.good} `);
    const why = words(locale, 'common', 'failure.status', { status: '500' });
    await expect(announcement(page, why)).toBeVisible();
    for (const detail of DETAILS) {
      await expect(field(page, locale, detail)).toHaveValue(`${detail.good} `);
    }
    await mock.clearFaults();
    for (const detail of DETAILS) await type(page, locale, detail, detail.good);
    await expect(saved(page, locale)).toHaveCount(3);
    await page.reload();
    for (const detail of DETAILS) {
      await expect(field(page, locale, detail)).toHaveValue(detail.kept ?? detail.good);
    }
  });
}

test('another language keeps the input and translates the messages', async ({ page }) => {
  await detailsForm.open(page, 'en');
  const wrong = DETAILS.flatMap((detail) => {
    const [typed, said] = detail.refuses[0] ?? [];
    return typed === undefined || said === undefined ? [] : [{ detail, typed, said }];
  });
  for (const { detail, typed } of wrong) await type(page, 'en', detail, typed);
  await switchTo(page, 'vi');
  await markLiveRegions(page);
  for (const { detail, typed, said } of wrong) {
    await expect(field(page, 'vi', detail)).toHaveValue(typed);
    await expectFieldError(field(page, 'vi', detail), textOf('vi', detailsForm, said));
  }
});

for (const width of [320, 1280]) {
  test(`a name of 10,000 characters fits, stays and is not sent, ${width} px`, async ({
    page,
    mock,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await detailsForm.open(page, 'en');
    await mock.forgetRequests();
    await markLiveRegions(page);
    const [name] = DETAILS;
    if (!name) throw new Error('There is no first field');
    const long = 'Nguyễn'.repeat(1667).slice(0, 10_000);
    await type(page, 'en', name, long);
    await expectFieldError(field(page, 'en', name), words('en', 'profile', 'edit.wrong.longName'));
    await expect(field(page, 'en', name)).toHaveValue(long);
    await expectNoOverflow(page);
    expect(callsOf(detailsForm, await mock.requests())).toEqual([]);
  });
}
