import { expect, type Locator, type Page } from '@playwright/test';
import type { RecordedRequest } from '@/mocks/server/recorder';
import { words, type TestLocale } from '../../support/words';

/** One field of a form, as the tests fill it in. */
export type FormField = {
  /** Its name in the call and in the API's errors. */
  name: string;
  /** Key of its label. */
  label: string;
  /** Something that it takes. */
  good: string;
  /** What it refuses: what is typed, and the key of what is then said at it. */
  refuses: readonly (readonly [typed: string, said: string])[];
};

/** A form as the tests know it. Keys are of the namespace, or name another one before a colon. */
export type TestForm = {
  name: string;
  namespace: string;
  open: (page: Page, locale: TestLocale) => Promise<void>;
  /** Whose it is; without, a visitor's. `new` is somebody who has just signed up. */
  as?: 'linh.tran' | 'minh' | 'new';
  /** Stands in a dialog. */
  dialog?: boolean;
  fields: readonly FormField[];
  /** Key of the button. */
  send: string;
  /** Sends itself once it is complete. */
  sendsItself?: boolean;
  /** What is wrong stays said until it is sent again. */
  saysUntilSent?: boolean;
  /** The call, by its name in the API, its method and the end of its path. */
  call: { match: string; method: string; path: RegExp };
  /** Opens it again where it has to be left for the links of the page. */
  again?: (page: Page, locale: TestLocale) => Promise<void>;
  /** Key of what is said where it failed for no fault of a field; else it is the API's own failure. */
  failed?: string;
  /** Waits for what follows once it was taken. */
  done: (page: Page, locale: TestLocale) => Promise<void>;
};

/** A text of a form in a language, as a pattern where something is filled in. */
export function textOf(locale: TestLocale, form: TestForm, key: string): RegExp | string {
  const [first, second] = key.split(':');
  const text =
    second === undefined ? words(locale, form.namespace, key) : words(locale, first ?? '', second);
  if (!text.includes('{{')) return text;
  const plain = text
    .split(/\{\{.*?\}\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(plain.join('.+'));
}

function place(page: Page, form: TestForm): Locator {
  return form.dialog ? page.getByRole('dialog') : page.getByRole('main');
}

/** A field of a form, by its label. */
export function fieldOf(page: Page, locale: TestLocale, form: TestForm, { label }: FormField) {
  return place(page, form).getByLabel(textOf(locale, form, label), { exact: true });
}

/** The button that sends a form. */
export function sendButton(page: Page, locale: TestLocale, form: TestForm): Locator {
  const name = textOf(locale, form, form.send);
  return place(page, form).getByRole('button', { name, exact: true });
}

/** Fills in every field with something that it takes. */
export async function fillIn(page: Page, locale: TestLocale, form: TestForm): Promise<void> {
  for (const field of form.fields) await fieldOf(page, locale, form, field).fill(field.good);
}

/** Every field has what `fillIn` put there. */
export async function stillThere(page: Page, locale: TestLocale, form: TestForm): Promise<void> {
  for (const field of form.fields) {
    await expect(fieldOf(page, locale, form, field), field.name).toHaveValue(field.good);
  }
}

/** The calls of a form among what reached the API. */
export function callsOf({ call }: TestForm, requests: readonly RecordedRequest[]) {
  return requests.filter(
    ({ method, url }) => method === call.method && call.path.test(new URL(url).pathname),
  );
}

const LIVE = '[aria-live]:not([aria-live=off]), [role=alert], [role=status]';

/** Marks the live regions of now: only what appears in one that was there before is surely read out. */
export function markLiveRegions(page: Page): Promise<void> {
  return page.locator(LIVE).evaluateAll((regions) => {
    for (const region of regions) region.setAttribute('data-was-there', '');
  });
}

/** A field says what is wrong with it, marked as such, and it is read out. `markLiveRegions` came before. */
export async function saysAtField(field: Locator, text: RegExp | string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(
    typeof text === 'string' ? new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')) : text,
  );
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  const heard = await field.evaluate((element) => {
    const ids = (element.getAttribute('aria-describedby') ?? '').split(' ');
    const texts = ids.flatMap((id) => document.getElementById(id) ?? []);
    return texts.some((node) => node.textContent !== '' && node.closest('[data-was-there]'));
  });
  expect(heard, 'stands in a live region that was there before').toBe(true);
}

/** A text that is read out somewhere on the page: in a live region, or in a toast. */
export function readOut(page: Page, text: RegExp | string): Locator {
  return page.locator(`${LIVE}, .Toastify__toast`).filter({ hasText: text }).first();
}

/**
 * Waits for the tasks that are due in the page. The form library puts the focus on a wrong field twice, the second
 * time in a task of its own: what is typed elsewhere before that would land in this field.
 */
export function tasksDone(page: Page): Promise<void> {
  return page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve)));
}
