import { describe, expect, it, vi } from 'vitest';
import { applyStoredTheme, followTheme, toggleTheme } from './theme';

const shown = () => document.documentElement.className.split(' ').filter(Boolean).sort();

function otherTabChose(theme: string | null): void {
  if (theme === null) localStorage.clear();
  else localStorage.setItem('theme', theme);
  const key = theme === null ? null : 'theme';
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: theme }));
}

function refuseStorage(): void {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
}

describe('the theme', () => {
  it.each([null, '', 'dark', 'theme-Dark', '{"a":1}', 'x'.repeat(10_000)])(
    'is light for %j in storage',
    (stored) => {
      if (stored !== null) localStorage.setItem('theme', stored);
      document.documentElement.className = 'theme-dark';
      applyStoredTheme();
      expect(shown()).toEqual(['theme-light']);
    },
  );

  it('is the stored one', () => {
    localStorage.setItem('theme', 'theme-dark');
    applyStoredTheme();
    expect(shown()).toEqual(['theme-dark']);
  });

  it('is switched and stored, and keeps other classes', () => {
    document.documentElement.classList.add('other');
    toggleTheme();
    expect(shown()).toEqual(['other', 'theme-dark']);
    expect(localStorage.getItem('theme')).toBe('theme-dark');
    toggleTheme();
    expect(shown()).toEqual(['other', 'theme-light']);
    expect(localStorage.getItem('theme')).toBe('theme-light');
  });

  it('can be switched if storage is blocked', () => {
    refuseStorage();
    applyStoredTheme();
    expect(shown()).toEqual(['theme-light']);
    toggleTheme();
    expect(shown()).toEqual(['theme-dark']);
  });

  it('follows another tab, and ignores other keys', () => {
    followTheme();
    otherTabChose('theme-dark');
    expect(shown()).toEqual(['theme-dark']);
    localStorage.setItem('theme', 'theme-light');
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    expect(shown()).toEqual(['theme-dark']);
    otherTabChose(null);
    expect(shown()).toEqual(['theme-light']);
    localStorage.setItem('theme', 'theme-dark');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(shown()).toEqual(['theme-dark']);
  });
});
