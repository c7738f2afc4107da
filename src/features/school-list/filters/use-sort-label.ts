import { useTranslation } from '@/i18n/use-translation';
import type { SortChoice } from './filters';

/** The name of an order. With nothing to compare the programs with, the list shows variety (docs/ranking.md). */
export function useSortLabel(isCompared: boolean): (choice: SortChoice) => string {
  const { t } = useTranslation('results');
  return (choice) => t(choice === 'match' && !isCompared ? 'sorts.variety' : `sorts.${choice}`);
}
