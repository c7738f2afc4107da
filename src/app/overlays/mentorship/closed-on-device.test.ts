import { afterEach, expect, it, vi } from 'vitest';
import { isClosed, rememberClosed } from './closed-on-device';

afterEach(() => vi.restoreAllMocks());

it('remembers in memory if storage is blocked', () => {
  const refuse = () => {
    throw new DOMException('denied');
  };
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  expect(isClosed()).toBe(false);
  rememberClosed();
  expect(isClosed()).toBe(true);
});
