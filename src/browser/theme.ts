const KEY = 'theme';
const LIGHT = 'theme-light';
const DARK = 'theme-dark';

export type Theme = typeof LIGHT | typeof DARK;

function parse(raw: string | null): Theme {
  return raw === DARK ? DARK : LIGHT;
}

function apply(theme: Theme): void {
  const { classList } = document.documentElement;
  classList.toggle(DARK, theme === DARK);
  classList.toggle(LIGHT, theme === LIGHT);
}

/** Applies the stored theme to `<html>`; light is the default (R30). */
export function applyStoredTheme(): void {
  try {
    apply(parse(localStorage.getItem(KEY)));
  } catch {
    apply(LIGHT);
  }
}

/** Switches the theme and stores the choice (R30). */
export function toggleTheme(): void {
  const next: Theme = document.documentElement.classList.contains(DARK) ? LIGHT : DARK;
  apply(next);
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // Storage is blocked: the theme applies to this page only.
  }
}

/** Follows theme changes in other tabs (R30). */
export function followTheme(): void {
  window.addEventListener('storage', (event) => {
    if (event.key === KEY || event.key === null) applyStoredTheme();
  });
}
