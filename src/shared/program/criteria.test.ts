// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { capitalize } from './criteria';

it('capitalizes the same on a device in Turkish', () => {
  vi.spyOn(String.prototype, 'toLocaleUpperCase').mockImplementation(function (this: string) {
    return this.replaceAll('i', 'İ').toUpperCase();
  });
  expect(capitalize('ielts')).toBe('Ielts');
});
