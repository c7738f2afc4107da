import { expect } from '@playwright/test';
import { HOA, loginForm, signupForm } from '../flows/forms/account-forms';
import {
  callsOf,
  fillIn,
  markLiveRegions,
  expectFieldError,
  sendButton,
  textOf,
  type TestForm,
} from '../flows/forms/form';
import { test } from '../flows/forms/open-form';
import { expectNoOverflow } from '../flows/overflow';
import { achievementForm } from '../flows/forms/own-forms';
import { ONE_LOCALE, words } from '../support/words';

// Pasted, far too long, and incomplete input.

for (const locale of ONE_LOCALE) {
  test(`a password of 200 characters is pasted completely, at sign-up and at login, ${locale}`, async ({
    page,
    context,
    mock,
    open,
  }) => {
    const secret = 'Mật khẩu dài: đủ 200 ký tự, có dấu & khoảng trắng! '.repeat(4).slice(0, 200);
    const passwordOf = (form: TestForm) =>
      page.getByLabel(textOf(locale, form, 'password'), { exact: true });
    const paste = async (form: TestForm) => {
      const email = page.getByLabel(textOf(locale, form, 'email'), { exact: true });
      await email.fill(secret);
      await email.press('ControlOrMeta+a');
      await email.press('ControlOrMeta+c');
      await email.fill(HOA.email);
      await passwordOf(form).focus();
      await page.keyboard.press('ControlOrMeta+v');
      await expect(passwordOf(form)).toHaveValue(secret);
    };
    expect(secret).toHaveLength(200);
    await open(signupForm, page, locale);
    await fillIn(page, locale, signupForm);
    await passwordOf(signupForm).fill('');
    await paste(signupForm);
    await sendButton(page, locale, signupForm).click();
    await signupForm.done(page, locale);
    const [sent] = callsOf(signupForm, await mock.requests());
    expect(sent?.body).toMatchObject({ password: secret });

    await context.clearCookies({ name: 'token' });
    await open(loginForm, page, locale);
    await paste(loginForm);
    await sendButton(page, locale, loginForm).click();
    await expect(page).not.toHaveURL(/login/);
    expect((await context.cookies()).map(({ name }) => name)).toContain('token');
  });

  for (const width of [320, 1280]) {
    test(`a name of 10,000 characters fits and stays, ${locale}, ${width} px`, async ({
      page,
      open,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const name = 'Nguyễn'.repeat(1667).slice(0, 10_000);
      await open(signupForm, page, locale);
      await fillIn(page, locale, signupForm);
      const field = page.getByLabel(textOf(locale, signupForm, 'name'), { exact: true });
      await field.fill(name);
      await markLiveRegions(page);
      await sendButton(page, locale, signupForm).click();
      await expectFieldError(field, textOf(locale, signupForm, 'error.nameLong'));
      await expect(field).toHaveValue(name);
      await expectNoOverflow(page);
    });
  }
}

for (const locale of ONE_LOCALE) {
  test(`a month without a year, and an end before the start, are reported at the month, ${locale}`, async ({
    page,
    open,
    mock,
  }) => {
    await open(achievementForm, page, locale);
    await fillIn(page, locale, achievementForm);
    const part = (what: string, key: 'monthOf' | 'yearOf') => {
      const label = words(locale, 'achievements', `form.${key}`);
      const name = label.replace('{{what}}', words(locale, 'achievements', `form.${what}`));
      return page.getByRole('combobox', { name, exact: true });
    };
    await part('start', 'monthOf').selectOption('09');
    await markLiveRegions(page);
    await sendButton(page, locale, achievementForm).click();
    const said = (key: string) => words(locale, 'achievements', `form.error.${key}`);
    await expectFieldError(part('start', 'monthOf'), said('halfMonth'));
    await expect(part('start', 'monthOf')).toBeFocused();
    await part('start', 'yearOf').selectOption({ index: 2 });
    await expect(part('start', 'monthOf')).not.toHaveAttribute('aria-invalid');
    await page.getByText(words(locale, 'achievements', 'form.ongoing')).click();
    await part('end', 'monthOf').selectOption('08');
    // The same year: the end may be in the next one.
    await part('end', 'yearOf').selectOption({ index: 3 });
    await markLiveRegions(page);
    await sendButton(page, locale, achievementForm).click();
    await expectFieldError(part('end', 'monthOf'), said('endBeforeStart'));
    expect(callsOf(achievementForm, await mock.requests())).toEqual([]);
    await part('end', 'monthOf').selectOption('10');
    await sendButton(page, locale, achievementForm).click();
    await achievementForm.done(page, locale);
  });
}
