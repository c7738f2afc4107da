import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetSession } from '@/browser/session-reset';
import { DEVICE_LIMIT, useDevicePrograms, type DeviceProgram } from './device-programs';
import { useDeviceScholarships } from './device-scholarships';

const store = () => useDevicePrograms.getState();
const item = (id: number): DeviceProgram => ({ programId: id, schoolId: 5 });
const stored = () => localStorage.getItem('saved');

/** Another tab writes; this one gets the storage event, as every tab but the writer does. */
function writeElsewhere(value: string | null) {
  if (value === null) localStorage.removeItem('saved');
  else localStorage.setItem('saved', value);
  window.dispatchEvent(new StorageEvent('storage', { key: 'saved', newValue: value }));
}

const inStorage = (items: unknown) => JSON.stringify({ state: { items }, version: 0 });

beforeEach(() => store().reset());
afterEach(() => localStorage.clear());

describe('the list on the device', () => {
  it('is kept for 30 days after the last change, and by an expired visit (R17, R21)', () => {
    vi.useFakeTimers({ now: 0 });
    store().toggle(item(1));
    resetSession('expired-visit');
    vi.setSystemTime(30 * 86_400_000);
    void useDevicePrograms.persist.rehydrate();
    expect(store().items).toEqual([item(1)]);
    vi.setSystemTime(30 * 86_400_000 + 1);
    void useDevicePrograms.persist.rehydrate();
    expect(store().items).toEqual([]);
    vi.useRealTimers();
  });

  it('adds and removes, treating a number and its text as the same id', () => {
    expect(store().toggle(item(1))).toBe(true);
    expect(store().toggle({ programId: 'b', schoolId: 'x' })).toBe(true);
    expect(store().items).toEqual([item(1), { programId: 'b', schoolId: 'x' }]);
    expect(store().toggle({ programId: '1', schoolId: '5' })).toBe(true);
    expect(store().items).toEqual([{ programId: 'b', schoolId: 'x' }]);
  });

  it('holds a hundred, and removing one frees a place', () => {
    for (let id = 0; id < DEVICE_LIMIT; id += 1) expect(store().toggle(item(id))).toBe(true);
    expect(store().toggle(item(1000))).toBe(false);
    expect(store().items).toHaveLength(DEVICE_LIMIT);
    store().remove([3, '4']);
    expect(store().toggle(item(1000))).toBe(true);
    expect(store().items).toHaveLength(DEVICE_LIMIT - 1);
  });

  it('survives a reload', () => {
    store().toggle(item(1));
    const kept = stored();
    useDevicePrograms.setState({ items: [] });
    localStorage.setItem('saved', kept ?? '');
    void useDevicePrograms.persist.rehydrate();
    expect(store().items).toEqual([item(1)]);
  });

  it('follows changes of another tab', () => {
    writeElsewhere(inStorage([item(1), item(2)]));
    expect(store().items).toEqual([item(1), item(2)]);
    writeElsewhere(inStorage([item(2)]));
    expect(store().items).toEqual([item(2)]);
    writeElsewhere(null);
    expect(store().items).toEqual([]);
  });

  it('stays in this tab when another one makes the device a shared one', () => {
    store().toggle(item(1));
    localStorage.clear();
    localStorage.setItem('sharedDevice', 'yes');
    for (const [key, newValue] of [
      ['sharedDevice', 'yes'],
      ['saved', null],
    ] as const) {
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    }
    expect(store().items).toEqual([item(1)]);
    expect(Object.keys(localStorage)).toEqual(['sharedDevice']);
    sessionStorage.clear();
  });

  it('follows a cleared storage', () => {
    store().toggle(item(1));
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(store().items).toEqual([]);
  });

  it('drops invalid items of a damaged storage one by one', () => {
    writeElsewhere(
      inStorage([item(1), null, 'x', { programId: {} }, { programId: 2 }, item(1), item(3)]),
    );
    expect(store().items).toEqual([item(1), item(3)]);
  });

  it('stores scholarships by id, and drops invalid ids', () => {
    const key = 'savedScholarships';
    const ids = [21, null, {}, 'b', '21'];
    localStorage.setItem(key, JSON.stringify({ state: { ids }, version: 0 }));
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(useDeviceScholarships.getState().items).toEqual([21, 'b']);
    useDeviceScholarships.getState().toggle('21');
    expect(localStorage.getItem(key)).toContain('{"ids":["b"]}');
  });

  it('reads any storage content without an error', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((json) => `{"state":${json}}`),
        ),
        (garbage) => {
          writeElsewhere(garbage);
          expect(Array.isArray(store().items)).toBe(true);
          expect(store().items.length).toBeLessThanOrEqual(DEVICE_LIMIT);
          expect(store().toggle({ programId: 'new', schoolId: 1 })).toBe(true);
          store().reset();
        },
      ),
    );
  });

  it('is cleared with its visitor, and restored items stay in other tabs', () => {
    store().toggle(item(1));
    resetSession('this-tab');
    expect(store().items).toEqual([]);
    expect(stored()).toBeNull();
    store().restore([item(1)]);
    useDevicePrograms.setState({ items: [item(9)] });
    localStorage.setItem('saved', inStorage([item(1)]));
    resetSession('another-tab');
    expect(store().items).toEqual([item(1)]);
  });

  it('has what other tabs stored while its page was in the back/forward cache', () => {
    store().toggle(item(1));
    localStorage.setItem('saved', inStorage([item(9)]));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(store().items).toEqual([item(1)]);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(store().items).toEqual([item(9)]);
  });

  it('restores missing items, once', () => {
    store().toggle(item(2));
    store().restore([item(1), item(2), item(1)]);
    expect(store().items).toEqual([item(2), item(1)]);
  });

  it('lasts for the page if storage is blocked, and reports that', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(store().toggle(item(1))).toBe(true);
    expect(store().items).toEqual([item(1)]);
    expect(store().isStored()).toBe(false);
  });
});
