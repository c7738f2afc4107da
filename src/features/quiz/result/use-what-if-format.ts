import { ENVIRONMENTS, RATINGS, STATEMENTS } from '@/api/discovery/contract';
import { useTranslation } from '@/i18n/use-translation';
import { activityOf, type WhatIfChange, type WhatIfTarget } from './what-if-choices';

export function useWhatIfFormat() {
  const { t } = useTranslation('discovery');
  const optionLabel = (value: string) => {
    const statement = STATEMENTS.find((one) => one === value);
    if (statement) return t(`statement.${statement}`);
    const environment = ENVIRONMENTS.find((one) => one === value);
    if (environment) return t(`environment.${environment}`);
    const rating = RATINGS.find((one) => one === value);
    // An MBTI type is the same in every language.
    return rating ? t(`rating.${rating}`) : value;
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
    change: ({ kind, value }: WhatIfChange): string => {
      if (kind === 'leaveOut') return t('whatIf.leaveOut');
      return kind === 'choose'
        ? optionLabel(value)
        : t(`whatIf.${kind}`, { what: optionLabel(value) });
    },
  };
}
