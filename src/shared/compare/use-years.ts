import { useQueries } from '@tanstack/react-query';
import type { AnswersBody } from '@/api/journey/contract';
import type { Program } from '@/api/program/contract';
import type { Rate } from '@/api/rate/contract';
import { schoolQuery } from '@/api/school/queries';
import { useLanguage } from '@/i18n/use-locale';
import { costsOfYear, totalOf } from '@/shared/program/year-cost';

export type Years = {
  /** The whole cost of a year of each program (R41); `null` while its school is loading. */
  totals: readonly (ReturnType<typeof totalOf> & { illustrative: boolean })[] | null;
  rate: Rate | null;
};

/** What a year of these programs costs. A school that cannot be loaded has no known costs besides the tuition. */
export function useYears(programs: readonly Program[], answers: AnswersBody): Years {
  const language = useLanguage();
  const schools = useQueries({
    queries: programs.map(({ school }) => ({
      ...schoolQuery(language, school.id, answers),
      meta: { inlineError: true },
    })),
  });
  if (schools.some(({ isPending }) => isPending)) return { totals: null, rate: null };
  return {
    totals: programs.map((program, at) => {
      const costs = costsOfYear(program, schools[at]?.data?.costs);
      return { ...totalOf(costs), illustrative: costs.some((cost) => cost.illustrative) };
    }),
    rate: schools.flatMap(({ data }) => data?.rate ?? [])[0] ?? null,
  };
}
