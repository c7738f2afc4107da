import { ENVIRONMENTS, RATINGS, STATEMENTS } from '@/api/discovery/contract';
import { useTranslation } from '@/i18n/use-translation';
import { activityOf, type WhatIfChange, type WhatIfTarget } from './what-if-choices';

/** What can be changed to try, and what to, in the words of the questions. */
export function useWhatIfFormat() {
  const { t } = useTranslation('discovery');
  const option = (word: string) => {
    const statement = STATEMENTS.find((one) => one === word);
    if (statement) return t(`statement.${statement}`);
    const environment = ENVIRONMENTS.find((one) => one === word);
    if (environment) return t(`environment.${environment}`);
    const rating = RATINGS.find((one) => one === word);
    // An MBTI type is the same in every language.
    return rating ? t(`rating.${rating}`) : word;
  };
  return {
    target: (target: WhatIfTarget): string => {
      const activity = activityOf(target);
      if (activity) return t(`activity.${activity}`);
      if (target === 'activities') return t('whatIf.allActivities');
      return target === 'statements' || target === 'environment' || target === 'mbti'
        ? t(`counted.${target}`)
        : '';
    },
    change: ({ kind, word }: WhatIfChange): string => {
      if (kind === 'leaveOut') return t('whatIf.leaveOut');
      return kind === 'choose' ? option(word) : t(`whatIf.${kind}`, { what: option(word) });
    },
  };
}
