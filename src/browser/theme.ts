const KEY = 'theme';
const LIGHT = 'theme-light';
const DARK = 'theme-dark';

/** The themes of the product; light is the default (spec section 9, R30). */
export type Theme = typeof LIGHT | typeof DARK;

function parse(raw: string | null): Theme {
  return raw === DARK ? DARK : LIGHT;
}

function apply(theme: Theme): void {
  const { classList } = document.documentElement;
  classList.toggle(DARK, theme === DARK);
  classList.toggle(LIGHT, theme === LIGHT);
}

/** Puts the remembered theme on `<html>`; anything but the two names is the default (R30). */
export function applyStoredTheme(): void {
  try {
    apply(parse(localStorage.getItem(KEY)));
  } catch {
    apply(LIGHT);
  }
}

/** Switches to the other theme and remembers it for the next visit (spec section 1, R30). */
export function toggleTheme(): void {
  const next: Theme = document.documentElement.classList.contains(DARK) ? LIGHT : DARK;
  apply(next);
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // Storage may be refused; the theme holds for this page.
  }
}

/** Follows the theme that another tab chose (R30). */
export function followTheme(): void {
  window.addEventListener('storage', (event) => {
    if (event.key === KEY || event.key === null) applyStoredTheme();
  });
}
