import { pathTo } from '@/routing/paths';
import type { RouteId } from '@/routing/route-table';
import { ROUTES } from '@/routing/route-table';
import type { TestLocale } from '../support/words';

/** A language, a theme and a window width in pixels. */
export type Variant = { locale: TestLocale; theme: 'theme-light' | 'theme-dark'; width: number };

/** Two variants that cover both languages, both themes, a desktop and a phone. */
export const VARIANTS: readonly Variant[] = [
  { locale: 'en', theme: 'theme-light', width: 1280 },
  { locale: 'vi', theme: 'theme-dark', width: 390 },
];

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
