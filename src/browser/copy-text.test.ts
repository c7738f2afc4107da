import { expect, it, onTestFinished, vi } from 'vitest';
import { copyText } from './copy-text';

it('without the clipboard API it copies a selection, and leaves the page as it was', async () => {
  vi.stubGlobal('navigator', {});
  const copied: (string | undefined)[] = [];
  Reflect.set(document, 'execCommand', () => {
    copied.push(document.querySelector('textarea')?.value);
    return copied.length === 1;
  });
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'execCommand');
    vi.unstubAllGlobals();
  });
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  expect(await copyText('Xin chào')).toBe(true);
  expect(await copyText('refused')).toBe(false);
  expect(copied).toEqual(['Xin chào', 'refused']);
  expect(document.querySelector('textarea')).toBeNull();
  expect(button).toHaveFocus();
});
