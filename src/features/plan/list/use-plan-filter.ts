import { useMemo } from 'react';
import type { Bookmark } from '@/api/bookmark/contract';
import { useLanguage } from '@/i18n/use-locale';
import { countriesOf, countryName, filtered, type PlanCountry } from './plan-list';
import { useTypedSearch } from '@/shared/search-params/use-typed-search';
import type { PlanParams } from './plan-params';

/** The plan under its filter, and what the filter can be. */
export type PlanFiltering = {
  /** What fits, in the order of the board. */
  fitting: readonly Bookmark[];
  /** Something narrows the list. */
  narrowed: boolean;
  countries: readonly PlanCountry[];
  /** The country that the URL means; `undefined` for none. */
  country: PlanCountry | undefined;
  /** Follows the typing, before it is in the URL. */
  type: (text: string) => void;
};

/** Narrows the plan by what the URL says, and by what is being typed right now. */
export function usePlanFilter(list: readonly Bookmark[], params: PlanParams): PlanFiltering {
  const language = useLanguage();
  const [text, type] = useTypedSearch(params.q);
  const { country: schoolId } = params;
  const status = params.view === 'table' ? params.status : null;
  const countries = useMemo(() => countriesOf(list, language), [list, language]);
  const name = countryName(list, schoolId);
  const fitting = useMemo(
    () => filtered(list, { text, status, country: schoolId }),
    [list, text, status, schoolId],
  );
  return {
    fitting,
    narrowed: text.trim() !== '' || status !== null || name !== null,
    countries,
    country: countries.find((country) => country.name === name),
    type,
  };
}
