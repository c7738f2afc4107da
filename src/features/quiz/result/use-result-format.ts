import type { QuizResult } from '@/api/discovery/contract';
import { useTranslation } from '@/i18n/use-translation';

export function useResultFormat() {
  const { t } = useTranslation('discovery');
  return {
    heading: ({ heading }: QuizResult): string => heading?.trim() || t('result.none'),
    /** Joined by semicolons: a title may contain commas. */
    closest: ({ majors }: QuizResult): string =>
      (majors ?? [])
        .filter(({ closeness }) => closeness === 'equal')
        .map(({ title }) => title)
        .join('; ') || t('whatIf.noGroup'),
  };
}
