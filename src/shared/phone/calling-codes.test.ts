// @vitest-environment node
import { getCountries, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import { describe, expect, it } from 'vitest';
import { CALLING_CODES, callingCodeOf, readablePhone } from './calling-codes';

describe('calling codes', () => {
  it('are those of the validation library', () => {
    for (const { country, code } of CALLING_CODES) {
      expect(isSupportedCountry(country) && getCountryCallingCode(country)).toBe(code);
    }
    expect(CALLING_CODES.length).toBeGreaterThan(getCountries().length - 3);
    expect(callingCodeOf('VN')).toBe('84');
    expect(callingCodeOf('??')).toBe('');
  });

  it.each([
    ['+84912345678', '+84 912 345 678'],
    ['+12133734253', '+1 213 373 4253'],
    ['+447911123456', '+44 791 112 3456'],
    ['+0000', '+0000'],
    ['', ''],
  ])('for %s read %s, in one line', (number, words) => {
    expect(readablePhone(number)).toBe(words.replaceAll(' ', '\u00a0'));
  });
});
