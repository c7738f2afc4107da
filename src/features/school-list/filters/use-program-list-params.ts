import { useLocation } from 'react-router';
import { useProgramDetailParam } from '@/features/school-list/detail/use-program-detail-param';
import { programListParams, type ProgramListParams } from '@/shared/program/list-params';
import { useSearchParamsState } from '@/shared/search-params/use-search-params-state';
import { keysOf } from '@/lib/keys-of';

const OTHER_NAMES = ['beyond', 'detail'] as const;

/** An invalid part of the URL; `beyond` is a page after the last. */
export type DroppedName = keyof ProgramListParams | (typeof OTHER_NAMES)[number];

const NAMES: readonly DroppedName[] = [...keysOf(programListParams.defaults), ...OTHER_NAMES];

/** The names that a redirect from an invalid URL has put in the history state. */
function droppedBefore(state: unknown): DroppedName[] {
  if (typeof state !== 'object' || state === null || !('dropped' in state)) return [];
  const { dropped } = state;
  return Array.isArray(dropped) ? NAMES.filter((name) => dropped.includes(name)) : [];
}

/** Sort, filters, page and view of the list, and the invalid parts of its URL (R21). */
export function useProgramListParams() {
  const { state } = useLocation();
  const url = useSearchParamsState(programListParams);
  const { isInvalid } = useProgramDetailParam();
  const dropped = new Set<DroppedName>([...url.dropped, ...droppedBefore(state)]);
  if (isInvalid) dropped.add('detail');
  return { ...url, dropped: [...dropped] };
}
