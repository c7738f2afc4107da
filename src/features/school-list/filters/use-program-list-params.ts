import { useLocation } from 'react-router';
import { useProgramDetailParam } from '@/features/school-list/detail/use-program-detail-param';
import { programListParams, type ProgramListParams } from '@/shared/program/list-params';
import {
  useSearchParamsState,
  type SearchParamsState,
} from '@/shared/search-params/use-search-params-state';

const OTHER_NAMES = ['beyond', 'detail'] as const;

/** A part of the URL that could not be used; `beyond` is a page after the last. */
export type DroppedName = keyof ProgramListParams | (typeof OTHER_NAMES)[number];

const NAMES: readonly DroppedName[] = [
  ...(Object.keys(programListParams.defaults) as (keyof ProgramListParams)[]), // keys of that type
  ...OTHER_NAMES,
];

/** Names that were dropped when this history entry replaced one that could not be shown. */
function droppedBefore(state: unknown): DroppedName[] {
  if (typeof state !== 'object' || state === null || !('dropped' in state)) return [];
  const { dropped } = state;
  return Array.isArray(dropped) ? NAMES.filter((name) => dropped.includes(name)) : [];
}

type ProgramListState = Omit<SearchParamsState<ProgramListParams>, 'dropped'> & {
  dropped: DroppedName[];
};

/** Sort, filters, page and view of the list, and what its URL names that cannot be used (R21). */
export function useProgramListParams(): ProgramListState {
  const { state } = useLocation();
  const url = useSearchParamsState(programListParams);
  const { isInvalid } = useProgramDetailParam();
  const dropped = new Set<DroppedName>([...url.dropped, ...droppedBefore(state)]);
  if (isInvalid) dropped.add('detail');
  return { ...url, dropped: [...dropped] };
}
