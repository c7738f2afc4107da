import type { AnswersBody } from '@/api/journey/contract';
import type { Program } from '@/api/program/contract';
import type { Rate } from '@/api/rate/contract';
import { useSchools } from '@/shared/hooks/use-schools';
import { costsOfYear, totalOf } from '@/shared/program/year-cost';

export type Years = {
  /** The whole cost of a year of each program (R41); `null` while its school is loading. */
  totals: readonly (ReturnType<typeof totalOf> & { illustrative: boolean })[] | null;
  rate: Rate | null;
};

/** What a year of these programs costs. A school that cannot be loaded has no known costs besides the tuition. */
export function useYears(programs: readonly Program[], answers: AnswersBody): Years {
  const { schools, schoolOf } = useSchools(
    programs.map(({ school }) => school.id),
    answers,
  );
  if (schools.some(({ isPending }) => isPending)) return { totals: null, rate: null };
  return {
    totals: programs.map((program) => {
      const costs = costsOfYear(program, schoolOf(program.school.id)?.data?.costs);
      return { ...totalOf(costs), illustrative: costs.some((cost) => cost.illustrative) };
    }),
    rate: schools.flatMap(({ data }) => data?.rate ?? [])[0] ?? null,
  };
}
