import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { searchOf, usePageQuery } from '@/shared/search-params/use-page-query';
import {
  DROPPED_NAMES,
  readDetail,
  readListParams,
  writeDetail,
  writeListParams,
  type DetailParams,
  type DroppedName,
  type ListParams,
} from '@/shared/program/list-params';

/** How a change is written: as a step to come back from, or in place of what was there. */
export type WriteOptions = { replace?: boolean; state?: unknown };

/** Changes some parameters. What narrows or orders the list begins at page 1 again. */
export type SetListParams = (changes: Partial<ListParams>, options?: WriteOptions) => void;

type UseListParams = {
  params: ListParams;
  setParams: SetListParams;
  /** What the URL gave and could not be used. */
  dropped: DroppedName[];
  /** Query (with its `?`) of the list with these changes, for links. */
  searchWith: (changes: Partial<ListParams>) => string;
};

/** The parameters with some changes; what narrows or orders the list begins at page 1 again. */
export function changed(params: ListParams, changes: Partial<ListParams>): ListParams {
  const staysOnPage = 'page' in changes || Object.keys(changes).every((name) => name === 'view');
  return { ...params, ...changes, page: changes.page ?? (staysOnPage ? params.page : 1) };
}

/** Whether the state of a history entry carries this mark. */
export function hasMark(state: unknown, mark: 'turned' | 'detail'): boolean {
  return typeof state === 'object' && state !== null && mark in state;
}

/** What was left out when the entry was written in place of one that could not be shown. */
function droppedBefore(state: unknown): DroppedName[] {
  if (typeof state !== 'object' || state === null || !('dropped' in state)) return [];
  const { dropped } = state;
  return Array.isArray(dropped) ? DROPPED_NAMES.filter((name) => dropped.includes(name)) : [];
}

/** Sort, filters, page and view of the list, as they stand in the URL (R21). */
export function useListParams(): UseListParams {
  const { state, hash } = useLocation();
  const { query, next } = usePageQuery();
  const navigate = useNavigate();
  return useMemo(() => {
    const { params, dropped: unread } = readListParams(query);
    const dropped = new Set([...unread, ...droppedBefore(state)]);
    if (readDetail(query).dropped) dropped.add('detail');
    const written = (newest: URLSearchParams, changes: Partial<ListParams>) =>
      writeListParams(newest, changed(readListParams(newest).params, changes));
    return {
      params,
      dropped: [...dropped],
      searchWith: (changes) => searchOf(written(query, changes)),
      setParams: (changes, { replace = false, state: mark } = {}) => {
        const search = next((newest) => written(newest, changes));
        void navigate({ search, hash }, { replace, state: mark, preventScrollReset: true });
      },
    };
  }, [query, next, state, hash, navigate]);
}

type UseDetail = {
  detail: DetailParams | null;
  /** State of the entry, which a link inside the dialog takes along. */
  state: unknown;
  /** Query (with its `?`) with this dialog open, for links. */
  searchFor: (detail: DetailParams) => string;
  /** Shows another one in the same dialog; Back still closes it. */
  show: (detail: DetailParams) => void;
  /** Goes back to before it was opened, or takes it out of a URL that was entered with it. */
  close: () => void;
};

/** State of a link that opens the dialog, so that closing it can go back. */
export const DETAIL_STATE = { detail: true };

/** The detail dialog's state, which is the URL's: opening is a step, Back closes it (design section 5). */
export function useDetail(): UseDetail {
  const { state } = useLocation();
  const { query, next } = usePageQuery();
  const navigate = useNavigate();
  return useMemo(() => {
    const put = (detail: DetailParams | null, keep: unknown) => {
      const search = next((newest) => writeDetail(newest, detail));
      void navigate({ search }, { replace: true, state: keep, preventScrollReset: true });
    };
    return {
      detail: readDetail(query).detail,
      state,
      searchFor: (detail) => searchOf(writeDetail(query, detail)),
      show: (detail) => put(detail, state),
      close: () => {
        if (hasMark(state, 'detail')) void navigate(-1);
        else put(null, null);
      },
    };
  }, [query, next, state, navigate]);
}
