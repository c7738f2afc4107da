import { afterEach, describe, expect, it, vi } from 'vitest';
import { visitStorage } from './visit-storage';

const refused = () => new DOMException('refused', 'SecurityError');

describe('visitStorage', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('keeps, gives back and forgets', () => {
    visitStorage.setItem('a', '1');
    expect(sessionStorage.getItem('a')).toBe('1');
    expect(visitStorage.getItem('a')).toBe('1');
    visitStorage.removeItem('a');
    expect(visitStorage.getItem('a')).toBeNull();
  });

  it('goes on where the browser refuses storage', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw refused();
    });
    expect(() => visitStorage.setItem('a', '1')).not.toThrow();
    expect(visitStorage.getItem('a')).toBeNull();
    expect(() => visitStorage.removeItem('a')).not.toThrow();
  });

  it('goes on where storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw refused();
    });
    expect(() => visitStorage.setItem('a', '1')).not.toThrow();
  });
});
