import { bookmarkStatusSchema, type BookmarkStatus } from '@/api/bookmark/contract';
import { defineSearchParams } from '@/shared/search-params/define-search-params';
import { choiceParam, idParam, searchParam } from '@/shared/search-params/param-codecs';

/** View and filters of the plan in the URL (R21, R33). */
export type PlanParams = {
  view: 'board' | 'table';
  q: string;
  /** Narrows the table; on a narrow board it is the column that is open. */
  status: BookmarkStatus | null;
  /** Id of a school in the country: the server has no ids of countries. */
  country: string | null;
  /** The order of the table: `board` is that of the board. Rows without a date are last in both directions. */
  sort: 'board' | 'date';
  /** `null` for the nearest date first. */
  order: 'desc' | null;
};

export const planParams = defineSearchParams<PlanParams>(
  {
    view: choiceParam(['board', 'table'], 'board'),
    q: searchParam,
    status: choiceParam(bookmarkStatusSchema.options, null),
    country: idParam,
    sort: choiceParam(['board', 'date'], 'board'),
    order: choiceParam(['desc'], null),
  },
  (params, changes) => {
    const merged = { ...params, ...changes };
    return { ...merged, order: merged.sort === 'board' ? null : merged.order };
  },
);
