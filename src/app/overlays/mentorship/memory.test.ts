import { afterEach, expect, it, vi } from 'vitest';
import { isClosed, rememberClosing } from './memory';

afterEach(() => vi.restoreAllMocks());

it('where storage is refused, the page itself remembers', () => {
  const refuse = () => {
    throw new DOMException('denied');
  };
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  expect(isClosed()).toBe(false);
  rememberClosing('close');
  expect(isClosed()).toBe(true);
});
