import type { Page } from '@playwright/test';
import { test as base } from '../../support/test';
import type { TestLocale } from '../../support/words';
import { HOA } from './account-forms';
import type { TestForm } from './form';

/** Opens a form as its student or visitor. */
type Open = (form: TestForm, page: Page, locale: TestLocale) => Promise<void>;

/** `test` with the `open` fixture. */
export const test = base.extend<{ open: Open }>({
  open: async ({ signIn, signUp, mock }, use) => {
    await use(async (form, page, locale) => {
      if (form.as === 'new') await signUp(HOA);
      else if (form.as) await signIn(form.as);
      await form.open(page, locale);
      await mock.forgetRequests();
    });
  },
});
