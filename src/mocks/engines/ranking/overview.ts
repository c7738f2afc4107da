import type { Overview } from '@/api/engine/contract';
import type { StudentAnswers } from './answers';
import type { Language } from '@/mocks/catalogue/text';
import type { Ranked } from './ranking';

const COLUMN_WIDTHS = [1000, 2000, 2500, 5000, 10_000];
const MAX_COLUMNS = 24;

function tuitionColumns(tuitions: readonly number[]) {
  if (tuitions.length === 0) return [];
  const highest = Math.max(...tuitions);
  const step = COLUMN_WIDTHS.find((size) => highest < size * MAX_COLUMNS) ?? 20_000;
  return Array.from({ length: Math.floor(highest / step) + 1 }, (_, column) => {
    const from = column * step;
    const to = from + step;
    return { from, to, count: tuitions.filter((fee) => fee >= from && fee < to).length };
  });
}

function countryCounts(ranked: readonly Ranked[], language: Language) {
  const counts = new Map<Ranked['entry']['country'], number>();
  for (const { entry } of ranked) counts.set(entry.country, (counts.get(entry.country) ?? 0) + 1);
  return [...counts]
    .sort(([a, many], [b, more]) => more - many || (a.name.en < b.name.en ? -1 : 1))
    .map(([country, count]) => ({ title: country.name[language], count }));
}

/** The overview of the whole result, not of one page; tuition in US dollars a year. */
export function overviewOf(
  ranked: readonly Ranked[],
  { budgetMax }: StudentAnswers,
  language: Language,
): Overview {
  const tuitions = ranked.flatMap(({ entry }) => entry.program.tuitionUsd ?? []);
  const unmet = (fits: (count: number) => boolean) =>
    ranked.filter((row) => fits(row.unmet)).length;
  return {
    tuition: tuitionColumns(tuitions),
    countries: countryCounts(ranked, language),
    fit: {
      all_met: unmet((count) => count === 0),
      one_unmet: unmet((count) => count === 1),
      more_unmet: unmet((count) => count > 1),
    },
    // Cheaper programs fit, too.
    ...(budgetMax === null
      ? {}
      : { within_budget: tuitions.filter((fee) => fee <= budgetMax).length }),
  };
}
