import { useTranslation } from '@/i18n/use-translation';
import type { CriteriaCount } from '@/ui/strokes';

const STATES = ['met', 'unmet', 'unknown'] as const;

/** Formats a count of criteria: `4 met, 1 not met, 1 unknown`, without those that are 0. */
export function useTally(): (count: CriteriaCount) => string {
  const { t } = useTranslation();
  return (count) =>
    STATES.filter((state) => count[state] > 0)
      .map((state) => t(`criteria.${state}`, { count: count[state] }))
      .join(', ');
}
