import { expect, type Locator, type Page } from '@playwright/test';
import type { RecordedRequest } from '@/mocks/server/recorder';
import { escapeRegExp, words, type TestLocale } from '../../support/words';

/** A field of a form. */
export type FormField = {
  /** Its name in the request and in the API's errors. */
  name: string;
  /** Key of its label. */
  label: string;
  /** A valid value. */
  good: string;
  /** Invalid values, each with the key of its message. */
  refuses: readonly (readonly [typed: string, said: string])[];
};

/** A form. Keys belong to its namespace, or name another before a colon. */
export type TestForm = {
  name: string;
  namespace: string;
  open: (page: Page, locale: TestLocale) => Promise<void>;
  /** The student; a visitor by default. `new` has just signed up. */
  as?: 'linh.tran' | 'minh' | 'new';
  /** Whether it is in a dialog. */
  dialog?: boolean;
  fields: readonly FormField[];
  /** Key of the button. */
  send: string;
  /** Whether it submits once it is complete. */
  submitsItself?: boolean;
  /** Whether messages stay until the next submission. */
  errorStaysUntilSent?: boolean;
  /** The call, by its name in the API, its method and the end of its path. */
  call: { match: string; method: string; path: RegExp };
  /** Reopens it if it has to be closed to reach the links of the page. */
  reopen?: (page: Page, locale: TestLocale) => Promise<void>;
  /** The key of its message for other failures; by default the API's message. */
  failed?: string;
  /** Waits for the page after a successful submission. */
  done: (page: Page, locale: TestLocale) => Promise<void>;
};

/** A text of a form in a language, as a pattern if it has placeholders. */
export function textOf(locale: TestLocale, form: TestForm, key: string): RegExp | string {
  const [first, second] = key.split(':');
  const text =
    second === undefined ? words(locale, form.namespace, key) : words(locale, first ?? '', second);
  if (!text.includes('{{')) return text;
  const plain = text.split(/\{\{.*?\}\}/).map(escapeRegExp);
  return new RegExp(plain.join('.+'));
}

function place(page: Page, form: TestForm): Locator {
  return form.dialog ? page.getByRole('dialog') : page.getByRole('main');
}

/** A field of a form, by its label. */
export function fieldOf(page: Page, locale: TestLocale, form: TestForm, { label }: FormField) {
  return place(page, form).getByLabel(textOf(locale, form, label), { exact: true });
}

/** The submit button. */
export function sendButton(page: Page, locale: TestLocale, form: TestForm): Locator {
  const name = textOf(locale, form, form.send);
  return place(page, form).getByRole('button', { name, exact: true });
}

/** Fills in every field with a valid value. */
export async function fillIn(page: Page, locale: TestLocale, form: TestForm): Promise<void> {
  for (const field of form.fields) await fieldOf(page, locale, form, field).fill(field.good);
}

/** Expects the values of `fillIn` in every field. */
export async function expectFilledIn(
  page: Page,
  locale: TestLocale,
  form: TestForm,
): Promise<void> {
  for (const field of form.fields) {
    await expect(fieldOf(page, locale, form, field), field.name).toHaveValue(field.good);
  }
}

/** The requests of a form among all API requests. */
export function callsOf({ call }: TestForm, requests: readonly RecordedRequest[]) {
  return requests.filter(
    ({ method, url }) => method === call.method && call.path.test(new URL(url).pathname),
  );
}

const LIVE = '[aria-live]:not([aria-live=off]), [role=alert], [role=status]';

/** Marks the current live regions: only changes of existing ones are announced reliably. */
export function markLiveRegions(page: Page): Promise<void> {
  return page.locator(LIVE).evaluateAll((regions) => {
    for (const region of regions) region.setAttribute('data-was-there', '');
  });
}

/** Expects the message of an invalid field, and its announcement. Needs `markLiveRegions` before. */
export async function expectFieldError(field: Locator, text: RegExp | string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(
    typeof text === 'string' ? new RegExp(escapeRegExp(text)) : text,
  );
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  const heard = await field.evaluate((element) => {
    const ids = (element.getAttribute('aria-describedby') ?? '').split(' ');
    const texts = ids.flatMap((id) => document.getElementById(id) ?? []);
    return texts.some((node) => node.textContent !== '' && node.closest('[data-was-there]'));
  });
  expect(heard, 'stands in a live region that was there before').toBe(true);
}

/** An announced text: in a live region, or in a toast. */
export function announcement(page: Page, text: RegExp | string): Locator {
  return page.locator(`${LIVE}, .Toastify__toast`).filter({ hasText: text }).first();
}

/**
 * Waits for the pending tasks of the page. The form library focuses an invalid field twice, the second time in a
 * later task: text typed elsewhere before that would end up in this field.
 */
export function tasksDone(page: Page): Promise<void> {
  return page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve)));
}
