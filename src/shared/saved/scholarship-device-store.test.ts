import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resetSession } from '@/browser/session-reset';
import { useDeviceScholarships } from './scholarship-device-store';

const KEY = 'savedScholarships';
const store = () => useDeviceScholarships.getState();

/** Another tab writes; this one hears of it. */
function writeElsewhere(value: string) {
  localStorage.setItem(KEY, value);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: value }));
}
const inStorage = (ids: unknown) => JSON.stringify({ state: { ids }, version: 0 });

beforeEach(() => store().reset());
afterEach(() => localStorage.clear());

describe('scholarships on the device', () => {
  it('are saved once and taken off, a number and its text being the same id', () => {
    store().set(21, true);
    store().set('21', true);
    store().set(25, true);
    expect(store().ids).toEqual(['21', 25]);
    store().set('25', false);
    expect(store().ids).toEqual(['21']);
    expect(localStorage.getItem(KEY)).toContain('21');
  });

  it('follow another tab, and drop what is no id', () => {
    writeElsewhere(inStorage([1, null, {}, 'b', 1]));
    expect(store().ids).toEqual([1, 'b']);
  });

  it('survive any garbage', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.json().map(inStorage)), (garbage) => {
        writeElsewhere(garbage);
        expect(Array.isArray(store().ids)).toBe(true);
        store().reset();
      }),
    );
  });

  it('are forgotten with their visitor, and what this tab puts back stays in the others', () => {
    store().set(1, true);
    resetSession('this-tab');
    expect(store().ids).toEqual([]);
    expect(localStorage.getItem(KEY)).toBeNull();
    store().restore([1]);
    resetSession('another-tab');
    expect(store().ids).toEqual([1]);
  });
});
