import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useHydratedData } from '@/api/http/prerendered-queries';
import type { Country } from '@/api/journey/contract';
import { countriesQuery } from '@/api/journey/queries';
import { useLanguage } from '@/i18n/use-locale';
import { idsOf } from '@/shared/answers/use-options';
import { useLandPrograms } from './programs';
import { strokesOf, strokesOfCounts, type LandStrokes } from './strokes';

const NONE: readonly Country[] = [];

/** The countries of the first question, whose counts stand in for the programs. */
export function useLandCountries(): readonly Country[] {
  const query = countriesQuery(useLanguage(), {});
  const { data } = useQuery({ ...query, retryOnMount: false });
  return useHydratedData(query.queryKey, data) ?? NONE;
}

/** The strokes of all programs, or of the counts of the countries; `null` with neither. */
export function useStrokes(): LandStrokes | null {
  const programs = useLandPrograms();
  const countries = useLandCountries();
  return useMemo(() => {
    if (programs) return strokesOf(programs);
    const counts = countries.flatMap(({ country_ids: ids, count }) => {
      // A place with several ids is chosen with all of them, so one stands for it.
      const [id] = idsOf(ids);
      return count == null || id === undefined ? [] : { country: String(id), count };
    });
    return counts.length > 0 ? strokesOfCounts(counts) : null;
  }, [programs, countries]);
}
