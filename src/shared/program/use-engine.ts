import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { create } from 'zustand';
import type { Overview, Recommendation } from '@/api/engine/contract';
import {
  recommendationsQuery,
  type EnginePosition,
  type RecommendationRequest,
} from '@/api/engine/queries';
import { onSessionReset } from '@/browser/session-reset';
import { useLanguage } from '@/i18n/use-locale';
import { isFirstLoad } from '@/routing/shown-page';

type EngineState = {
  /** The engine that was asked last: before majors are chosen, after, or signed in (spec section 4, R20). */
  position: EnginePosition;
  /** Picture of the whole result; `null` unless the final engine has answered. */
  overview: Overview | null;
};

const INITIAL: EngineState = { position: 'pre', overview: null };

/** The state of the engines, set by `useEngine`. */
export const useEngineState = create<EngineState>(() => INITIAL);

onSessionReset(() => useEngineState.setState(INITIAL));

/**
 * Asks an engine, cached or not: sets the position, clears the overview, and fills it from the final engine's
 * answer (R20). Queries that only count use `recommendationsQuery` and leave both alone.
 */
export function useEngine(
  request: RecommendationRequest,
  enabled = true,
): UseQueryResult<Recommendation> {
  const query = useQuery({
    ...recommendationsQuery(useLanguage(), request),
    enabled,
    // A request that failed before the first render (PageModule.prefetch in src/app/routes.tsx) is shown as failed, not sent
    // again behind its toast.
    retryOnMount: !isFirstLoad(),
  });
  const { position } = request;
  // Not the previous answer, while the engine is called again: the account's answers may have changed.
  const isAnswered = query.isSuccess && !query.isPlaceholderData && !query.isFetching;
  const answer = position === 'final' && isAnswered ? query.data : undefined;
  const overview = answer?.overview ?? null;
  // Before paint: the overview is drawn over the list, and would push it down a frame later.
  useLayoutEffect(() => {
    if (enabled) useEngineState.setState({ position, overview });
  }, [enabled, position, overview]);
  return query;
}
