import type { QuizResult } from '@/api/discovery/contract';
import { useTranslation } from '@/i18n/use-translation';

/** A result in a few words, where the server gives them or not (R24). */
export function useResultFormat() {
  const { t } = useTranslation('discovery');
  return {
    /** What it is called; `N/A` where it has no heading. */
    heading: ({ heading }: QuizResult): string => heading?.trim() || t('result.none'),
    /** The closest groups of majors, in a line; a title may have commas of its own. */
    closest: ({ majors }: QuizResult): string =>
      (majors ?? [])
        .filter(({ closeness }) => closeness === 'equal')
        .map(({ title }) => title)
        .join('; ') || t('whatIf.noGroup'),
  };
}
