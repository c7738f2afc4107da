// @vitest-environment node
// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { loadPhoneLibrary, phoneNumber } from './phone-number';

vi.mock('libphonenumber-js/min', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

describe('without the phone library, which failed to load', () => {
  it.each([
    ['0912 345 678', 'VN', '+84912345678'],
    ['+44 7911 123456', 'VN', '+447911123456'],
    ['0044 7911 123456', 'VN', '+447911123456'],
    ['12', 'VN', '+8412'],
    ['', 'VN', null],
    ['abc', 'VN', null],
  ])('%s from %s is sent as %s', async (typed, country, number) => {
    await loadPhoneLibrary();
    expect(phoneNumber(typed, country)).toBe(number);
  });
});
