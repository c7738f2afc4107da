import { useDeferredValue, useMemo } from 'react';
import type { Bookmark } from '@/api/bookmark/contract';
import { useTranslation } from '@/i18n/use-translation';
import { RetryLine } from '@/shared/states/retry-line';
import type { UsePlanSteps } from '@/shared/steps/use-plan-steps';
import { nextSteps } from '@/shared/today/next-steps';
import { TodayLine } from '@/shared/today/today-line';

type Props = {
  list: readonly Bookmark[];
  steps: Pick<UsePlanSteps, 'stepsOf' | 'loading' | 'failed' | 'error' | 'retry'>;
  now: Date;
};

/** The step of today over the board, where the screen has room for it, or why there is none. */
export function NextLine({ list, steps, now }: Props) {
  const { t } = useTranslation('today');
  const { stepsOf, loading, failed, error, retry } = steps;
  // After the board: it takes all steps of the plan.
  const plan = useDeferredValue(
    useMemo(() => (loading ? null : { list, stepsOf, now }), [loading, list, stepsOf, now]),
    null,
  );
  const next = useMemo(() => plan && nextSteps(plan.list, plan.stepsOf, plan.now)[0], [plan]);
  if (failed) {
    const text = t('stepsFailed');
    return <RetryLine role="alert" text={text} error={error} retry={retry} className="pb-5" />;
  }
  if (next === null) return <div aria-hidden className="mb-6 min-h-14 border-b max-lg:hidden" />;
  return <TodayLine next={next} saved className="max-lg:hidden" />;
}
