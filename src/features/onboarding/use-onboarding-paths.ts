import { useSearchParams } from 'react-router';
import type { QuestionStep } from '@/shared/answers/question-steps';
import { inLocale } from '@/i18n/locales';
import { useLocale } from '@/i18n/use-locale';
import { isReturnTarget } from '@/routing/last-path';
import { pathTo, routeOfPath } from '@/routing/paths';
import { safePath } from '@/routing/safe-path';

function pathOf(path: string): string {
  return path.split(/[?#]/)[0] ?? '';
}

/** The paths of the questions and of the page after them. `next` of the URL is validated (R34). */
export function useOnboardingPaths() {
  const locale = useLocale();
  const [search] = useSearchParams();
  const raw = search.get('next');
  const next = safePath(raw);
  const usable =
    next !== null && isReturnTarget(next) && routeOfPath(pathOf(next)) !== 'onboarding';
  const endPath = inLocale(usable ? next : pathTo(locale, 'school-list'), locale);
  return {
    endPath,
    endsAtList: routeOfPath(pathOf(endPath)) === 'school-list',
    stepPath: (step: QuestionStep) => pathTo(locale, 'onboarding', { search: { step, next: raw } }),
  };
}
