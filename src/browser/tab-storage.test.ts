import { afterEach, describe, expect, it, vi } from 'vitest';
import { tabStorage } from './tab-storage';

const refused = () => new DOMException('refused', 'SecurityError');

describe('tabStorage', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('stores, reads and removes', () => {
    tabStorage.setItem('a', '1');
    expect(sessionStorage.getItem('a')).toBe('1');
    expect(tabStorage.getItem('a')).toBe('1');
    tabStorage.removeItem('a');
    expect(tabStorage.getItem('a')).toBeNull();
  });

  it('continues if storage is blocked', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw refused();
    });
    expect(() => tabStorage.setItem('a', '1')).not.toThrow();
    expect(tabStorage.getItem('a')).toBeNull();
    expect(() => tabStorage.removeItem('a')).not.toThrow();
  });

  it('continues if storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw refused();
    });
    expect(() => tabStorage.setItem('a', '1')).not.toThrow();
  });
});
