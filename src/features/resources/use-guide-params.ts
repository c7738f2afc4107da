import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { searchOf, usePageQuery } from '@/shared/search-params/use-page-query';
import { readGuideParams, writeGuideParams, type GuideParams } from './guide-params';

/** State of a link that opens a guide from the list, so that closing it can go back to where the list stood. */
export const OPENED_FROM_LIST = { guide: true };

function isOpenedFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'guide' in state;
}

/** Changes some parameters: as a step to come back from, or in place of what was there. */
export type SetGuideParams = (
  changes: Partial<GuideParams>,
  options?: { replace?: boolean },
) => void;

type UseGuideParams = {
  params: GuideParams;
  setParams: SetGuideParams;
  /** Query (with its `?`) of the page with these changes, for links. */
  searchWith: (changes: Partial<GuideParams>) => string;
  /** State of this history entry, which a link to the next guide takes along. */
  state: unknown;
  /** Goes back to the list that the guide was opened from; `null` where it was opened by its address. */
  goBack: (() => void) | null;
};

/** Filters and the open guide, as they stand in the URL (R21). */
export function useGuideParams(): UseGuideParams {
  const { state, hash } = useLocation();
  const { query, next } = usePageQuery();
  const navigate = useNavigate();
  return useMemo(() => {
    const written = (newest: URLSearchParams, changes: Partial<GuideParams>) =>
      writeGuideParams(newest, { ...readGuideParams(newest), ...changes });
    return {
      params: readGuideParams(query),
      searchWith: (changes) => searchOf(written(query, changes)),
      state,
      setParams: (changes, { replace = false } = {}) => {
        const keep = { replace, state: replace ? state : null, preventScrollReset: true };
        // A filter pressed while the search is on its way there is on top of it.
        void navigate({ search: next((newest) => written(newest, changes)), hash }, keep);
      },
      goBack: isOpenedFromList(state) ? () => void navigate(-1) : null,
    };
  }, [query, next, state, hash, navigate]);
}
