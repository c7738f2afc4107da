import { useLocation, useSearchParams } from 'react-router';
import type { QuestionStep } from '@/shared/answers/steps';
import { inLocale } from '@/i18n/locales';
import { useLocale } from '@/i18n/use-locale';
import { isGuestPath } from '@/routing/last-path';
import { pathTo, routeOfPath } from '@/routing/paths';
import { safePath } from '@/routing/safe-path';

type Onward = {
  /** In-app path that the questions end at: the remembered page, else the school list (R8). */
  end: string;
  /** Whether that is the school list. */
  toList: boolean;
  /** The path of a question, which keeps the end in mind. */
  toStep: (step: QuestionStep) => string;
};

function pathOf(path: string): string {
  return path.split(/[?#]/)[0] ?? '';
}

/** Where the questions lead. What the address says of it is looked at like any untrusted input (R34). */
export function useOnward(): Onward {
  const locale = useLocale();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const raw = search.get('next');
  const next = safePath(raw);
  const leadsBack = next !== null && routeOfPath(pathOf(next)) === routeOfPath(pathname);
  const usable = next !== null && !isGuestPath(next) && !leadsBack;
  const end = inLocale(usable ? next : pathTo(locale, 'school-list'), locale);
  return {
    end,
    toList: routeOfPath(pathOf(end)) === 'school-list',
    toStep: (step) => pathTo(locale, 'onboarding', { search: { step, next: raw } }),
  };
}
