import { useMemo } from 'react';
import type { Bookmark } from '@/api/bookmark/contract';
import { cx } from '@/ui/cx';
import { balanceOf, hintOf } from './balance';
import { BalancePicture } from './balance-picture';
import { NextDeadlines } from './next-deadlines';

type Props = {
  list: readonly Bookmark[];
  now: Date;
  /** The student's budget a year in US dollars; `null` if unknown. */
  budget: number | null;
  onOpen: (key: string) => void;
};

/** The nearest dates and the balance, which needs programs with criteria. */
export function PlanSummary({ list, now, budget, onOpen }: Props) {
  const balance = useMemo(() => balanceOf(list), [list]);
  const hint = useMemo(() => hintOf(list, budget), [list, budget]);
  return (
    <div
      className={cx(
        'ruled mt-3 grid border-b md:mt-6',
        balance && 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
      )}
    >
      <NextDeadlines list={list} now={now} onOpen={onOpen} />
      {balance && hint && <BalancePicture balance={balance} hint={hint} />}
    </div>
  );
}
