import { deviceStorage } from './device-storage';

const KEY = 'theme';
const LIGHT = 'theme-light';
const DARK = 'theme-dark';

export const isDark = () => document.documentElement.classList.contains(DARK);

function apply(dark: boolean): void {
  const { classList } = document.documentElement;
  classList.toggle(DARK, dark);
  classList.toggle(LIGHT, !dark);
}

/** Applies the stored theme to `<html>`; light is the default (R30). */
export function applyStoredTheme(): void {
  apply(deviceStorage.getItem(KEY) === DARK);
}

/** Switches the theme and stores the choice (R30). If storage is blocked, it applies to this page only. */
export function toggleTheme(): void {
  const dark = !isDark();
  apply(dark);
  deviceStorage.setItem(KEY, dark ? DARK : LIGHT);
}

/** Follows theme changes in other tabs (R30). */
export function followTheme(): void {
  window.addEventListener('storage', (event) => {
    if (event.key === KEY || event.key === null) applyStoredTheme();
  });
  // A page from the back/forward cache has missed those events.
  window.addEventListener('pageshow', applyStoredTheme);
}
