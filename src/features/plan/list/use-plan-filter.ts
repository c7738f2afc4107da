import { useMemo } from 'react';
import type { Bookmark } from '@/api/bookmark/contract';
import { useLanguage } from '@/i18n/use-locale';
import { countriesOf, countryName, filtered } from './plan-list';
import { useTypedSearch } from '@/shared/search-params/use-typed-search';
import type { PlanParams } from './plan-params';

/** Filters the plan by the URL and by the search as it is typed. */
export function usePlanFilter(list: readonly Bookmark[], params: PlanParams) {
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
    /** The only status that is shown; `null` for all. */
    status,
    narrowed: text.trim() !== '' || status !== null || name !== null,
    countries,
    country: countries.find((country) => country.name === name),
    type,
  };
}
