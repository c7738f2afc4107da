import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
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
  const { search, state, hash } = useLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const query = new URLSearchParams(search);
    const params = readGuideParams(query);
    const searchWith = (changes: Partial<GuideParams>) => {
      const text = writeGuideParams(query, { ...params, ...changes }).toString();
      return text && `?${text}`;
    };
    return {
      params,
      searchWith,
      state,
      setParams: (changes, { replace = false } = {}) => {
        const keep = { replace, state: replace ? state : null, preventScrollReset: true };
        void navigate({ search: searchWith(changes), hash }, keep);
      },
      goBack: isOpenedFromList(state) ? () => void navigate(-1) : null,
    };
  }, [search, state, hash, navigate]);
}
