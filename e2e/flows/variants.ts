import type { Page } from '@playwright/test';
import { pathTo } from '@/routing/paths';
import type { RouteId } from '@/routing/route-table';
import { ROUTES } from '@/routing/route-table';
import type { TestLocale } from '../support/words';

/** The window of a phone. */
export const PHONE = { width: 390, height: 844 };
/** The window of a desktop. */
export const DESKTOP = { width: 1280, height: 900 };

/** Opens the pages of a test in the dark theme. */
export async function inDarkTheme(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('theme', 'theme-dark'));
}

/** Shows the open page in the other theme. */
export function switchTheme(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.classList.toggle('theme-dark');
    document.documentElement.classList.toggle('theme-light');
  });
}

/** A language, a theme and a window width in pixels. */
export type Variant = { locale: TestLocale; theme: 'theme-light' | 'theme-dark'; width: number };

/** In English and light, on a desktop. */
export const ON_DESKTOP: Variant = { locale: 'en', theme: 'theme-light', width: 1280 };
/** In Vietnamese and dark, on a phone. */
export const ON_PHONE: Variant = { locale: 'vi', theme: 'theme-dark', width: 390 };
/** Two variants that cover both languages, both themes, a desktop and a phone. */
export const VARIANTS = [ON_DESKTOP, ON_PHONE];

/** The name of a variant, for test names. */
export function nameOf({ locale, theme, width }: Variant): string {
  return `${locale}, ${theme}, ${width} px`;
}

/** The window of a variant. */
export function viewportOf({ width }: Variant): { width: number; height: number } {
  return { width, height: width < 768 ? 844 : 900 };
}

/** Whether a route is only for students. */
export function isForStudents(id: RouteId): boolean {
  const guards: readonly string[] = ROUTES[id].middleware;
  return guards.includes('auth');
}

/** The path of a route; the essay is Linh's newest one. */
export function pathOf(locale: TestLocale, id: RouteId): string {
  return pathTo(locale, id, { params: { id: 'e1' } });
}
