import * as v from 'valibot';
import { bookmarkStatusSchema, type BookmarkStatus } from '@/api/bookmark/contract';
import { cleanSearch } from '@/lib/search-text';

/** What the URL says of the plan (R21, R33). */
export type PlanParams = {
  view: 'board' | 'table';
  /** Search as typed, at most `SEARCH_LIMIT` characters. */
  q: string;
  /** Narrows the table; on the board it is the column that is open where one shows at a time. */
  status: BookmarkStatus | null;
  /** Id of a school in the country that is meant. */
  country: string | null;
};

const ID = /^[\w.~:-]{1,64}$/;

/** Reads the plan from a query. What cannot be used counts as absent. Never throws. */
export function readPlanParams(query: URLSearchParams): PlanParams {
  const status = v.safeParse(bookmarkStatusSchema, query.get('status'));
  const country = query.get('country') ?? '';
  return {
    view: query.get('view') === 'table' ? 'table' : 'board',
    q: cleanSearch(query.get('q') ?? ''),
    status: status.success ? status.output : null,
    country: ID.test(country) ? country : null,
  };
}

/** The query with these parameters in it; what is not the plan's own stays, what is the default is left out. */
export function writePlanParams(query: URLSearchParams, params: PlanParams): URLSearchParams {
  const written = new URLSearchParams(query);
  const values = {
    view: params.view === 'board' ? null : params.view,
    q: cleanSearch(params.q) || null,
    status: params.status,
    country: params.country,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === null) written.delete(name);
    else written.set(name, value);
  }
  return written;
}
