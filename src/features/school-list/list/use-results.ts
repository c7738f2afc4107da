import { useEffect, useEffectEvent } from 'react';
import type { EngineQuestion } from '@/api/engine/queries';
import { useSignedIn } from '@/api/http/use-session';
import type { Overview } from '@/api/engine/contract';
import type { Answers } from '@/shared/answers/answers';
import type { Program } from '@/api/program/contract';
import type { Id, Pagination } from '@/api/http/schemas';
import { resolveCountries } from '@/features/school-list/filters/country-filter';
import { engineFor, engineQuestion, type Narrowing } from './engine-question';
import { useEngine, useEngineState } from '@/shared/program/use-engine';
import { programListParams, type ProgramListParams } from '@/shared/program/list-params';
import { useCountryOptions } from '@/features/school-list/filters/use-country-options';
import {
  useProgramListParams,
  type DroppedName,
} from '@/features/school-list/filters/use-program-list-params';
import type { SetSearchParams } from '@/shared/search-params/use-search-params-state';

const { merge } = programListParams;

type Asked = {
  answers: Answers;
  /** False while it is not known yet what to ask. */
  enabled: boolean;
};

/** One page of recommendations and all that turns it into another one. */
export type Results = Omit<Asked, 'enabled'> & {
  /** Empty while the first page loads and after a failure (spec section 8). */
  programs: Program[];
  /** Programs on all pages. */
  total: number;
  pagination: Pagination | null;
  /** Picture of the shown answer; `null` before sign-in (R20). */
  overview: Overview | null;
  /** Nothing to show yet. */
  loading: boolean;
  /** Another page or order is on its way; the one before is still shown. */
  turning: boolean;
  failed: boolean;
  /** A retry is under way after a failure. */
  retrying: boolean;
  retry: () => void;
  params: ProgramListParams;
  setParams: SetSearchParams<ProgramListParams>;
  searchWith: (changes: Partial<ProgramListParams>) => string;
  /** What the URL gave and could not be used, by name. */
  dropped: DroppedName[];
  /** Country filter as the server has its ids. */
  countryIds: readonly Id[];
  /** The question with other filters, from page 1, to count what it would give. */
  questionWith: (changes: Partial<Narrowing>) => EngineQuestion;
};

/**
 * The recommendations for these answers, with sort, filters and page from the URL (R15, R20, R21). Page 1
 * stays until page 2 is there; a page after the last becomes the last, in the URL too.
 */
export function useResults({ answers, enabled }: Asked): Results {
  const signedIn = useSignedIn();
  const { position, overview } = useEngineState();
  const { params: inUrl, setParams, dropped: unread, searchWith } = useProgramListParams();
  const filtersCountries = inUrl.country.length > 0;
  const countries = useCountryOptions(answers, enabled && filtersCountries);
  const settled = !filtersCountries || countries.options !== null || countries.failed;
  // Without the options there is nothing to check the ids against: they go out as they are.
  const { ids: countryIds, unknown } = countries.options
    ? resolveCountries(countries.options, inUrl.country)
    : { ids: inUrl.country, unknown: false };
  const dropped: DroppedName[] =
    unknown && !unread.includes('country') ? [...unread, 'country'] : unread;
  const params = unknown ? { ...inUrl, country: countryIds.map(String) } : inUrl;

  const narrowing = { ...params, country: countryIds };
  const { data, isPending, isError, isFetching, isPlaceholderData, refetch } = useEngine(
    engineQuestion(engineFor(answers, signedIn), answers, narrowing),
    enabled && settled,
  );

  const shown = isError ? undefined : data;
  const lastPage = Math.max(1, shown?.pagination.last_page ?? 1);
  const beyond = shown !== undefined && !isPlaceholderData && params.page > lastPage;
  const showLastPage = useEffectEvent(() => {
    const state = { dropped: [...dropped, 'beyond'] };
    setParams(merge(params, { page: lastPage }), { replace: true, state });
  });
  useEffect(() => {
    if (beyond) showLastPage();
  }, [beyond]);

  /** What the URL does not have as it is used goes along with a change of the rest. */
  const whole = (changes: Partial<ProgramListParams>) =>
    unknown ? merge(params, changes) : changes;

  const programs = shown?.data ?? [];
  return {
    answers,
    programs,
    total: shown?.total ?? 0,
    pagination: shown?.pagination ?? null,
    overview,
    loading: isPending || beyond || (isPlaceholderData && programs.length === 0),
    turning: isPlaceholderData,
    failed: isError,
    retrying: isError && isFetching,
    retry: () => void refetch(),
    params,
    setParams: (changes, options) => setParams(whole(changes), options),
    searchWith: (changes) => searchWith(whole(changes)),
    dropped,
    countryIds,
    questionWith: (changes) =>
      engineQuestion(position, answers, { ...narrowing, page: 1, ...changes }),
  };
}
