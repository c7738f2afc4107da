import { useCallback, useState } from 'react';
import type { BookmarkStatus } from '@/api/bookmark/contract';
import { eachStatus, type Columns } from '@/features/plan/list/plan-list';

/** Cards that one press of `show more` adds to a column. */
export const CARDS_A_STEP = 25;

type Limits = Record<BookmarkStatus, number>;

/** The rendered cards; a column within its limit stays the same object. */
export function shownColumns(columns: Columns, limits: Limits): Columns {
  return eachStatus((status) => {
    const all = columns[status];
    return all.length > limits[status] ? all.slice(0, limits[status]) : all;
  });
}

export function useLimits(): { limits: Limits; showMore: (status: BookmarkStatus) => void } {
  const [limits, setLimits] = useState(() => eachStatus(() => CARDS_A_STEP));
  const showMore = useCallback((status: BookmarkStatus) => {
    setLimits((now) => ({ ...now, [status]: now[status] + CARDS_A_STEP }));
  }, []);
  return { limits, showMore };
}
