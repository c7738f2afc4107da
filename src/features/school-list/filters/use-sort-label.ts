import { useTranslation } from '@/i18n/use-translation';
import { answerCount, type Answers } from '@/shared/answers/answers';
import type { SortChoice } from './filters';

/** The name of an order. Without answers there is nothing to match: the list shows variety (docs/ranking.md). */
export function useSortLabel(answers: Answers): (choice: SortChoice) => string {
  const { t } = useTranslation('results');
  const isAnswered = answerCount(answers) > 0;
  return (choice) => t(choice === 'match' && !isAnswered ? 'sorts.variety' : `sorts.${choice}`);
}
