import { afterEach, describe, expect, it, vi } from 'vitest';
import { visitStorage } from './visit-storage';

const refused = () => new DOMException('refused', 'SecurityError');

describe('visitStorage', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('stores, reads and removes', () => {
    visitStorage.setItem('a', '1');
    expect(sessionStorage.getItem('a')).toBe('1');
    expect(visitStorage.getItem('a')).toBe('1');
    visitStorage.removeItem('a');
    expect(visitStorage.getItem('a')).toBeNull();
  });

  it('continues if storage is blocked', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw refused();
    });
    expect(() => visitStorage.setItem('a', '1')).not.toThrow();
    expect(visitStorage.getItem('a')).toBeNull();
    expect(() => visitStorage.removeItem('a')).not.toThrow();
  });

  it('continues if storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw refused();
    });
    expect(() => visitStorage.setItem('a', '1')).not.toThrow();
  });
});
