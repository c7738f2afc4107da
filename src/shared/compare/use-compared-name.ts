import { useTranslation } from '@/i18n/use-translation';
import type { ComparedProgram } from './use-compared';

/** Words for a program in the comparison, whatever is known of it. */
export function useComparedName() {
  const { t } = useTranslation('results');
  return ({ program, state }: ComparedProgram): string => {
    if (program) return program.title;
    if (state === 'loading') return t('compare.loading');
    return state === 'missing' ? t('compare.missing') : t('compare.missingOne');
  };
}
