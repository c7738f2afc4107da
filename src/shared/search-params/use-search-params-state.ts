import { useMemo } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router';
import { isOpenedFromPage, OPENED_FROM_PAGE } from './opened-from-page';
import type { SearchParamsDefinition } from './define-search-params';

/** The last query that was navigated to, and the location from which. */
let pending: { from: Location; search: string } | null = null;

type ChangeOptions = {
  /** Replaces the history entry, so that Back does not undo the change. */
  replace?: boolean;
  /** State of the history entry. By default, a replaced entry keeps its `openedFromPage` mark. */
  state?: unknown;
};

/** Calls in the same tick build on each other, although the router updates later. */
export type SetSearchParams<P> = (changes: Partial<P>, options?: ChangeOptions) => void;

export type SearchParamsState<P> = {
  params: P;
  /** Parameters with an invalid value in the URL. */
  dropped: (keyof P & string)[];
  setParams: SetSearchParams<P>;
  /** Query (with its `?`) after these changes, for links. */
  searchWith: (changes: Partial<P>) => string;
};

/** The state that the page keeps in its query (R21). Other parameters stay; the hash would scroll to its element again. */
export function useSearchParamsState<P>(
  definition: SearchParamsDefinition<P>,
): SearchParamsState<P> {
  const location = useLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const { search: current, state } = location;
    const changed = (search: string, changes: Partial<P>) => {
      const query = new URLSearchParams(search);
      const { params } = definition.read(query);
      const text = definition.write(query, definition.merge(params, changes)).toString();
      return text && `?${text}`;
    };
    return {
      ...definition.read(new URLSearchParams(current)),
      searchWith: (changes) => changed(current, changes),
      setParams: (changes, { replace = false, ...options } = {}) => {
        const newest = pending?.from === location ? pending.search : current;
        const search = changed(newest, changes);
        pending = { from: location, search };
        const mark = replace && isOpenedFromPage(state) ? OPENED_FROM_PAGE : null;
        void navigate({ search }, { replace, state: mark, preventScrollReset: true, ...options });
      },
    };
  }, [definition, location, navigate]);
}
