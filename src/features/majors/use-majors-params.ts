import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  majorsSearch,
  readMajorsParams,
  type MajorsParam,
  type MajorsParams,
} from './majors-params';

type UseMajorsParams = {
  params: MajorsParams;
  /** What the URL gave and could not be used. */
  dropped: MajorsParam[];
  /** Query (with its `?`) with these changes, for links. */
  searchWith: (changes: Partial<MajorsParams>) => string;
  /** Writes a search in place of the one that stood; what was open is closed. */
  setSearch: (q: string) => void;
  /** Opens a major as a step that Back takes back; in place of another one that is open. */
  open: (major: string) => void;
  /** Closes the open major: back to before it was opened, or out of a URL that was entered with it. */
  close: () => void;
};

/** State of the history entry that opened a major, so that closing it can go back. */
const OPENED_STATE = { major: true };

function wasOpened(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'major' in state;
}

/** Search, cluster and the open major, as they stand in the URL (R21). */
export function useMajorsParams(): UseMajorsParams {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const query = new URLSearchParams(search);
    const { params, dropped } = readMajorsParams(query);
    const searchWith = (changes: Partial<MajorsParams>) =>
      majorsSearch(query, { ...params, ...changes });
    const go = (to: string, replace: boolean, mark: unknown) =>
      void navigate({ search: to }, { replace, state: mark, preventScrollReset: true });
    return {
      params,
      dropped,
      searchWith,
      setSearch: (q) => go(searchWith({ q, major: null }), true, null),
      open: (major) => {
        // Of two quick presses the second comes before the page has been painted for the first.
        const now = readMajorsParams(new URLSearchParams(window.location.search)).params;
        const marked = params.major === null || wasOpened(state);
        go(searchWith({ major }), now.major !== null, marked ? OPENED_STATE : null);
      },
      close: () => {
        if (wasOpened(state)) void navigate(-1);
        else go(searchWith({ major: null }), true, null);
      },
    };
  }, [search, state, navigate]);
}
