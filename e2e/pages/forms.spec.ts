import { expect } from '@playwright/test';
import { FAILED_REQUEST } from '../support/test';
import {
  addressForm,
  codeForm,
  loginForm,
  newEmailForm,
  newPasswordForm,
  phoneForm,
  resetForm,
  signupForm,
} from '../flows/forms/account-forms';
import {
  callsOf,
  fieldOf,
  fillIn,
  markLiveRegions,
  announcement,
  expectFieldError,
  sendButton,
  expectFilledIn,
  tasksDone,
  textOf,
} from '../flows/forms/form';
import { switchTo } from '../flows/languages';
import { test } from '../flows/forms/open-form';
import { achievementForm, cardForm, deletionForm, essayForm } from '../flows/forms/own-forms';
import { LOCALES, words } from '../support/words';

// Every form validates its fields, submits once, and loses no input.

const forms = [
  loginForm,
  signupForm,
  codeForm,
  phoneForm,
  addressForm,
  resetForm,
  newEmailForm,
  newPasswordForm,
  achievementForm,
  essayForm,
  cardForm,
  deletionForm,
];

// Each form in one of the languages.
for (const [index, form] of forms.entries()) {
  const locale = LOCALES[index % 2] ?? 'en';
  test(`${form.name}: invalid input is reported at its field, ${locale}`, async ({
    page,
    mock,
    open,
  }) => {
    await open(form, page, locale);
    const send = sendButton(page, locale, form);
    await markLiveRegions(page);
    for (const wrong of form.fields) {
      for (const [typed, said] of wrong.refuses) {
        for (const field of form.fields) {
          const text = field === wrong ? typed : field.good;
          await fieldOf(page, locale, form, field).fill(text);
        }
        const field = fieldOf(page, locale, form, wrong);
        await send.click();
        await expectFieldError(field, textOf(locale, form, said));
        await expect(field, typed).toBeFocused();
        await tasksDone(page);
        await expect(field, typed).toHaveValue(typed);
        const invalid = page.locator('[aria-invalid=true]');
        await expect(invalid, 'nothing is wrong with the others').toHaveCount(1);
      }
      // Corrected, it is valid again. A form that submits itself is gone by then.
      if (form.submitsItself || form.errorStaysUntilSent) continue;
      await fieldOf(page, locale, form, wrong).fill(wrong.good);
      await expect(fieldOf(page, locale, form, wrong)).not.toHaveAttribute('aria-invalid');
    }
    expect(callsOf(form, await mock.requests())).toEqual([]);
  });

  test(`${form.name}: a failing server loses no input, and a double click submits once, ${locale}`, async ({
    page,
    mock,
    open,
    expectConsole,
  }) => {
    expectConsole(FAILED_REQUEST);
    await open(form, page, locale);
    const { match } = form.call;
    const send = sendButton(page, locale, form);
    const said = (name: string) => `Said of ${name}.`;

    // First, while no message shows: a message that appears or disappears would move the button.
    // A form that submits itself has to be pending when the button is clicked.
    await mock.latency(form.submitsItself === true ? 3000 : 300);
    await mock.fault({ match, kind: 'status', status: 500, body: {} });
    await fillIn(page, locale, form);
    // A form that submits itself is pending by now: its button accepts clicks and ignores them.
    await send.dblclick({ force: form.submitsItself === true });
    const failure = words(locale, 'common', 'failure.status', { status: '500' });
    await expect(
      announcement(page, form.failed ? textOf(locale, form, form.failed) : failure),
    ).toBeVisible();
    expect(callsOf(form, await mock.requests())).toHaveLength(1);
    await expectFilledIn(page, locale, form);
    await mock.clearFaults();
    await mock.latency(0);

    const errors = Object.fromEntries(form.fields.map(({ name }) => [name, [said(name)]]));
    await mock.fault({ match, kind: 'status', status: 422, body: { errors }, times: 1 });
    await markLiveRegions(page);
    await send.click();
    for (const field of form.fields) {
      await expectFieldError(fieldOf(page, locale, form, field), said(field.name));
    }
    const [first] = form.fields;
    if (first) await expect(fieldOf(page, locale, form, first)).toBeFocused();
    await expectFilledIn(page, locale, form);

    await page.route('**/api/**', (route) => route.abort());
    await send.click();
    const network = words(locale, 'common', 'failure.network');
    await expect(
      announcement(page, form.failed ? textOf(locale, form, form.failed) : network),
    ).toBeVisible();
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
    await expectFilledIn(page, locale, form);

    await page.unroute('**/api/**');
    await send.click();
    await form.done(page, locale);
  });

  test(`${form.name}: another language keeps the input and translates the message`, async ({
    page,
    open,
  }) => {
    const [first] = form.fields;
    const [wrong, said] = first?.refuses.at(1) ?? first?.refuses[0] ?? [];
    if (!first || wrong === undefined || said === undefined) throw new Error('It refuses nothing');
    await open(form, page, 'en');
    if (!form.submitsItself) await fillIn(page, 'en', form);
    await fieldOf(page, 'en', form, first).fill(wrong);
    await markLiveRegions(page);
    await sendButton(page, 'en', form).click();
    await expectFieldError(fieldOf(page, 'en', form, first), textOf('en', form, said));
    for (const [from, to] of [
      ['en', 'vi'],
      ['vi', 'en'],
    ] as const) {
      if (form.reopen) {
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      await switchTo(page, to);
      await form.reopen?.(page, to);
      await markLiveRegions(page);
      await expect(sendButton(page, to, form), `${from} to ${to}`).toBeVisible();
      for (const field of form.fields) {
        const typed = field === first ? wrong : field.good;
        await expect(fieldOf(page, to, form, field)).toHaveValue(typed);
      }
      await expectFieldError(fieldOf(page, to, form, first), textOf(to, form, said));
    }
  });
}
