import { inLocale, localeOfPath } from '@/i18n/locales';
import { lastPath } from '@/routing/last-path';
import { pathTo } from '@/routing/paths';

/** Where a sign-in leads: back to the remembered page, else to the school list, in the language of now (R8). */
export function returnPath(): string {
  const locale = localeOfPath(window.location.pathname);
  return inLocale(lastPath() ?? pathTo(locale, 'school-list'), locale);
}

/** Where a sign-up leads: to the phone's code, with the remembered page for what comes after (R8). */
export function afterSignup(): string {
  const locale = localeOfPath(window.location.pathname);
  return pathTo(locale, 'verify-phone', { search: { next: lastPath() } });
}
