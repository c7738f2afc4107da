import { useMemo } from 'react';
import type { Bookmark } from '@/api/bookmark/contract';
import type { UsePlanSteps } from '@/shared/steps/use-plan-steps';
import { nextSteps } from '@/shared/today/next-steps';
import { TodayLine } from '@/shared/today/today-line';

type Props = { list: readonly Bookmark[]; stepsOf: UsePlanSteps['stepsOf']; now: Date };

/** The step of today over the board; on smaller screens the cards come first. */
export function NextLine({ list, stepsOf, now }: Props) {
  const next = useMemo(() => nextSteps(list, stepsOf, now)[0], [list, stepsOf, now]);
  return <TodayLine next={next} saved className="max-lg:hidden" />;
}
