import { useMemo } from 'react';
import { useLocation, type Location } from 'react-router';

/** The query that was asked for last, and what was open then. */
let asked: { at: Location; search: string } | null = null;

/** A query as it stands in a URL, with its `?`; empty for none. */
export function searchOf(query: URLSearchParams): string {
  const text = query.toString();
  return text && `?${text}`;
}

/** The query of the page, and how a change of it is built. */
export type PageQuery = {
  /** As it stands in the URL. */
  query: URLSearchParams;
  /**
   * The query (with its `?`) that a change makes of the newest one, for the caller to go to. The router gets
   * there a moment later, and what is changed in that moment is changed on top of the first.
   */
  next: (change: (query: URLSearchParams) => URLSearchParams) => string;
};

/** The query of the page that is open, which keeps what can be shared of it (R21). */
export function usePageQuery(): PageQuery {
  const at = useLocation();
  return useMemo(
    () => ({
      query: new URLSearchParams(at.search),
      next: (change) => {
        const newest = asked?.at === at ? asked.search : at.search;
        const search = searchOf(change(new URLSearchParams(newest)));
        asked = { at, search };
        return search;
      },
    }),
    [at],
  );
}
