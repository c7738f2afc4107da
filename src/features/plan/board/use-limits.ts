import { useCallback, useState } from 'react';
import type { BookmarkStatus } from '@/api/bookmark/contract';
import type { Columns } from '@/features/plan/list/plan-list';

/** Cards that one press of `show more` adds to a column. */
export const CARDS_A_STEP = 25;

/** How many cards of each column show at most. */
type Limits = Record<BookmarkStatus, number>;

const FIRST: Limits = {
  considering: CARDS_A_STEP,
  preparing: CARDS_A_STEP,
  submitted: CARDS_A_STEP,
  decided: CARDS_A_STEP,
};

/** The cards that show of each column; a column that shows whole stays the same object. */
export function shownColumns(columns: Columns, limits: Limits): Columns {
  const of = (status: BookmarkStatus) => {
    const all = columns[status];
    return all.length > limits[status] ? all.slice(0, limits[status]) : all;
  };
  return {
    considering: of('considering'),
    preparing: of('preparing'),
    submitted: of('submitted'),
    decided: of('decided'),
  };
}

/** What shows of each column at most, and how to show more of one. */
export function useLimits(): { limits: Limits; showMore: (status: BookmarkStatus) => void } {
  const [limits, setLimits] = useState(FIRST);
  const showMore = useCallback((status: BookmarkStatus) => {
    setLimits((now) => ({ ...now, [status]: now[status] + CARDS_A_STEP }));
  }, []);
  return { limits, showMore };
}
