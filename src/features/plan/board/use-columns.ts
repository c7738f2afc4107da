import { useCallback, useMemo, useState } from 'react';
import type { Bookmark, BookmarkStatus } from '@/api/bookmark/contract';
import { columnsOf, eachStatus } from '@/features/plan/list/plan-list';

/** Cards that a column shows at first, and that one press of `show more` adds. */
export const CARDS_PER_PAGE = 25;

/** The columns of the board: all cards, and the rendered ones. A column within its limit stays the same object. */
export function useColumns(list: readonly Bookmark[]) {
  const [limits, setLimits] = useState(() => eachStatus(() => CARDS_PER_PAGE));
  const columns = useMemo(() => columnsOf(list), [list]);
  const shown = useMemo(
    () =>
      eachStatus((status) => {
        const all = columns[status];
        return all.length > limits[status] ? all.slice(0, limits[status]) : all;
      }),
    [columns, limits],
  );
  const showMore = useCallback((status: BookmarkStatus) => {
    setLimits((now) => ({ ...now, [status]: now[status] + CARDS_PER_PAGE }));
  }, []);
  return { columns, shown, showMore };
}
