import { useDeferredValue, useEffect, useEffectEvent } from 'react';
import { useSignedIn } from '@/api/http/use-session';
import { answerCount, type Answers } from '@/shared/answers/answers';
import { isCountryChosen, resolveCountries } from '@/features/school-list/filters/country-filter';
import { engineFor, toRecommendationRequest, type EngineFilters } from './recommendation-request';
import { useEngine, useEngineState } from '@/shared/program/use-engine';
import { programListParams, type ProgramListParams } from '@/shared/program/list-params';
import { useCountryOptions } from '@/features/school-list/filters/use-country-options';
import {
  useProgramListParams,
  type DroppedName,
} from '@/features/school-list/filters/use-program-list-params';
import type { SetSearchParams } from '@/shared/search-params/use-search-params-state';

const { merge } = programListParams;

export type Results = ReturnType<typeof useResults>;

/** The list around an open program. */
export type DetailList = Pick<Results, 'answers' | 'programs' | 'pagination' | 'total' | 'turning'>;

type UseResults = { answers: Answers; known: boolean; enabled: boolean };

/**
 * The recommendations for these answers, with sort, filters and page from the URL (R15, R20, R21). The previous page
 * stays until the next one is loaded; a page after the last redirects to the last. `enabled` is false while the answers
 * load; `known` is false if they could not be loaded, too.
 */
export function useResults({ answers, known: isKnown, enabled }: UseResults) {
  const signedIn = useSignedIn();
  // One by one: asking an engine replaces the state, also by an equal one.
  const position = useEngineState((state) => state.position);
  const overview = useEngineState((state) => state.overview);
  const { params: inUrl, setParams, dropped: invalid, searchWith } = useProgramListParams();
  const byCountry = inUrl.country.length > 0;
  const countries = useCountryOptions(answers, enabled && byCountry);
  const isReady = enabled && (!byCountry || countries.options !== null || countries.failed);
  // Without the options, the ids cannot be validated and are sent as they are.
  const { ids: countryIds, unknown } = countries.options
    ? resolveCountries(countries.options, inUrl.country)
    : { ids: inUrl.country, unknown: false };
  const leftOut = countries.leftOut.filter((option) => isCountryChosen(option, inUrl.country));
  const known = countryIds.length + leftOut.flatMap(({ ids }) => ids).length;
  const dropped: DroppedName[] =
    unknown && known < inUrl.country.length && !invalid.includes('country')
      ? [...invalid, 'country']
      : invalid;
  const params = unknown ? { ...inUrl, country: countryIds.map(String) } : inUrl;

  const filters = { ...params, country: countryIds };
  const { data, isPending, isError, isFetching, isPlaceholderData, refetch } = useEngine(
    toRecommendationRequest(engineFor(answers, signedIn), answers, filters),
    isReady,
  );

  const result = isError ? undefined : data;
  const turning = isPlaceholderData || (isFetching && !isPending && !isError);
  const lastPage = Math.max(1, result?.pagination.last_page ?? 1);
  const beyond = result !== undefined && !isPlaceholderData && params.page > lastPage;
  const showLastPage = useEffectEvent(() => {
    const state = { dropped: [...dropped, 'beyond'] };
    setParams(merge(params, { page: lastPage }), { replace: true, state });
  });
  useEffect(() => {
    if (beyond) showLastPage();
  }, [beyond]);

  /** Each change also removes unknown countries from the URL. */
  const withoutUnknown = (changes: Partial<ProgramListParams>) =>
    unknown ? merge(params, changes) : changes;
  const change: SetSearchParams<ProgramListParams> = (changes, options) =>
    setParams(withoutUnknown(changes), options);

  const programs = result?.data ?? [];
  const isLoaded = !isPending && !beyond && !(isPlaceholderData && programs.length === 0);
  // They are rendered behind the skeleton, so that the page responds meanwhile.
  const isRendered = useDeferredValue(isLoaded);
  return {
    answers,
    /** The programs are compared with the answers. Those of an account that could not be loaded here are known to the server. */
    isCompared: !isKnown || answerCount(answers) > 0,
    /** Empty while the first page loads and after a failure (spec section 8). */
    programs,
    /** Programs on all pages. */
    total: result?.total ?? 0,
    pagination: result?.pagination ?? null,
    overview,
    loading: !isLoaded || !isRendered,
    /** Another page or order is loading, or this one for other answers; the previous one is still displayed. */
    turning,
    failed: isError,
    retrying: isError && isFetching,
    retry: () => void refetch(),
    params,
    setParams: change,
    searchWith: (changes: Partial<ProgramListParams>) => searchWith(withoutUnknown(changes)),
    dropped,
    /** Countries of the URL that the answers leave out. */
    leftOut,
    /** The country filter with ids as the server has them. */
    countryIds,
    /** How many countries it has: an option may stand for several ids. */
    countryCount:
      countries.options?.filter((option) => isCountryChosen(option, params.country)).length ??
      params.country.length,
    /** The request with other filters, from page 1. */
    requestWith: (changes: Partial<EngineFilters>) =>
      toRecommendationRequest(position, answers, { ...filters, ...changes, page: 1 }),
  };
}
