import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { readLocaleCookie, writeLocaleCookie } from '@/i18n/locale-cookie';

/** A link of the language switch, as in the prerendered page. */
function addLink(locale: string): HTMLElement {
  const link = document.createElement('a');
  link.hreflang = locale;
  link.href = `#${locale}`;
  const text = link.appendChild(document.createElement('span'));
  document.body.replaceChildren(link);
  return text;
}

it('the language switch works before the app runs: the next page has its language (R3)', async () => {
  writeLocaleCookie('vi');
  vi.stubGlobal('CSSLayerBlockRule', Object);
  vi.stubGlobal('API_URL', null);
  await import('./boot');
  fireEvent.click(addLink('fr'));
  expect(readLocaleCookie()).toBe('vi');
  const link = addLink('en');
  const handle = (event: Event) => event.preventDefault();
  link.addEventListener('click', handle);
  fireEvent.click(link);
  expect(readLocaleCookie(), 'the app handles it').toBe('vi');
  link.removeEventListener('click', handle);
  fireEvent.click(link);
  expect(readLocaleCookie()).toBe('en');
});
