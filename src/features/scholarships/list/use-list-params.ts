import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  DETAIL_PARAM,
  readDetail,
  readListParams,
  writeListParams,
  type ListParams,
} from './list-params';

/** Changes some parameters; a search is written in place, so that Back is not one letter. */
export type SetListParams = (changes: Partial<ListParams>, options?: { replace?: boolean }) => void;

function toSearch(query: URLSearchParams): string {
  const text = query.toString();
  return text && `?${text}`;
}

/** Search, filters and order of the list, as they stand in the URL (R21). */
export function useListParams(): {
  params: ListParams;
  setParams: SetListParams;
  /** Something in the URL was of no use. */
  dropped: boolean;
} {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { params, dropped } = useMemo(() => {
    const query = new URLSearchParams(search);
    const read = readListParams(query);
    return { params: read.params, dropped: read.dropped || readDetail(query).dropped };
  }, [search]);
  // A change that comes before the page of the one before it builds on that all the same.
  const newest = useRef(params);
  useEffect(() => {
    newest.current = params;
  }, [params]);
  return {
    params,
    dropped,
    setParams: (changes, { replace = false } = {}) => {
      newest.current = { ...newest.current, ...changes };
      const next = toSearch(writeListParams(new URLSearchParams(search), newest.current));
      void navigate({ search: next }, { replace, preventScrollReset: true });
    },
  };
}

/** State of a link that opens the dialog, so that closing it can go back. */
export const DETAIL_STATE = { scholarship: true };

/** The dialog's state, which is the URL's: opening is a step, Back closes it (design section 5). */
export function useDetail(): {
  /** Id of the scholarship that is open, as the URL has it. */
  id: string | null;
  /** Query (with its `?`) with this one open, for links. */
  searchFor: (id: string) => string;
  close: () => void;
} {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const query = new URLSearchParams(search);
    const write = (id: string | null) => {
      const next = new URLSearchParams(query);
      next.delete(DETAIL_PARAM);
      if (id !== null) next.set(DETAIL_PARAM, id);
      return toSearch(next);
    };
    return {
      id: readDetail(query).id,
      searchFor: write,
      close: () => {
        const opened = typeof state === 'object' && state !== null && 'scholarship' in state;
        if (opened) void navigate(-1);
        else void navigate({ search: write(null) }, { replace: true, preventScrollReset: true });
      },
    };
  }, [search, state, navigate]);
}
