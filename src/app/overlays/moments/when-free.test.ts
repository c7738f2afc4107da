import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerUnsavedChanges } from '@/browser/unsaved-changes';
import { whenFree } from './when-free';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Adds an element to the page. Returns a function that removes it. */
function show(html: string): () => void {
  document.body.insertAdjacentHTML('beforeend', html);
  const added = document.body.lastElementChild;
  added?.querySelector<HTMLElement>('[data-focused]')?.focus();
  return () => added?.remove();
}

/** Makes a property of the browser report something else. Returns a function that restores it. */
function report(target: Navigator | Document, name: 'onLine' | 'hidden', value: boolean) {
  Object.defineProperty(target, name, { configurable: true, value });
  return () => void Reflect.deleteProperty(target, name);
}

it.each<[string, () => () => void]>([
  ['a dialog', () => show('<div role="dialog"></div>')],
  ['an alert dialog', () => show('<div role="alertdialog"></div>')],
  ['a menu', () => show('<ul role="menu"></ul>')],
  ['a list of options', () => show('<ul role="listbox"></ul>')],
  ['an error', () => show('<div class="Toastify__toast--error"></div>')],
  ['typing in a text', () => show('<p><textarea data-focused></textarea></p>')],
  ['typing in a field', () => show('<p><input type="search" data-focused /></p>')],
  ['an unsaved change', () => registerUnsavedChanges(() => true)],
  ['a hidden page', () => report(document, 'hidden', true)],
  ['a page without a network', () => report(navigator, 'onLine', false)],
])('a moment waits for the end of %s', async (_name, begin) => {
  const end = begin();
  const onFree = vi.fn<(isFree: boolean) => void>();
  void whenFree(new AbortController().signal).then(onFree);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onFree).not.toHaveBeenCalled();
  end();
  await vi.advanceTimersByTimeAsync(200);
  expect(onFree).toHaveBeenCalledExactlyOnceWith(true);
});

it.each([
  ['nothing', ''],
  ['a box that is ticked', '<p><input type="checkbox" data-focused /></p>'],
  ['a toast of a success', '<div class="Toastify__toast--success"></div>'],
])('a moment does not wait for %s', async (_name, html) => {
  if (html !== '') show(html);
  await expect(whenFree(new AbortController().signal)).resolves.toBe(true);
});

it('a moment is not shown once its page was left', async () => {
  show('<div role="dialog"></div>');
  const page = new AbortController();
  const free = whenFree(page.signal);
  page.abort();
  await vi.advanceTimersByTimeAsync(200);
  await expect(free).resolves.toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});
