import { useMemo } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router';
import { isOpenedHere, OPENED_HERE } from './opened-here';
import type { SearchParamsDefinition } from './define-search-params';

/** The last query that was navigated to, and the location that was open at that time. */
let pending: { from: Location; search: string } | null = null;

/** A query as it is in a URL, with its `?`; empty for none. */
function searchOf(query: URLSearchParams): string {
  const text = query.toString();
  return text && `?${text}`;
}

type ChangeOptions = {
  /** Replaces the history entry, so that Back does not undo the change. */
  replace?: boolean;
  /** State of the history entry. By default a replaced entry stays one that was opened here. */
  state?: unknown;
};

/** Changes some parameters. Calls in one moment build on each other, although the router is later than they are. */
export type SetSearchParams<P> = (changes: Partial<P>, options?: ChangeOptions) => void;

/** The state that a page keeps in its URL. */
export type SearchParamsState<P> = {
  params: P;
  /** Parameters whose value in the URL was invalid. */
  dropped: (keyof P & string)[];
  setParams: SetSearchParams<P>;
  /** Query (with its `?`) after these changes, for links. */
  searchWith: (changes: Partial<P>) => string;
};

/** The state that the page keeps in its query, by one definition (R21). Other parameters and the hash stay. */
export function useSearchParamsState<P>(
  definition: SearchParamsDefinition<P>,
): SearchParamsState<P> {
  const location = useLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const { search: current, hash, state } = location;
    const changed = (search: string, changes: Partial<P>) => {
      const query = new URLSearchParams(search);
      const { params } = definition.read(query);
      return searchOf(definition.write(query, definition.merge(params, changes)));
    };
    return {
      ...definition.read(new URLSearchParams(current)),
      searchWith: (changes) => changed(current, changes),
      setParams: (changes, { replace = false, ...options } = {}) => {
        const newest = pending?.from === location ? pending.search : current;
        const search = changed(newest, changes);
        pending = { from: location, search };
        const mark = replace && isOpenedHere(state) ? OPENED_HERE : null;
        void navigate(
          { search, hash },
          { replace, state: mark, preventScrollReset: true, ...options },
        );
      },
    };
  }, [definition, location, navigate]);
}
