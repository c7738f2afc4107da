import { useQuery } from '@tanstack/react-query';
import { useHydratedData } from '@/api/http/prerendered-queries';
import type { Outline } from '@/api/outline/contract';
import { outlineQuery } from '@/api/outline/queries';
import { budgetNumber } from '@/lib/budget';
import type { Answers } from '@/shared/answers/answers';

/** A program as the land needs it; ids as text. */
export type LandProgram = {
  country: string;
  school: string;
  field: string;
  major: string;
  /** US dollars a year; `null` if unknown. */
  tuition: number | null;
  /** Months in which it begins, 1 to 12. */
  months: readonly number[];
  /** The last grade that it asks for. */
  after: number;
  /** The day until which to apply for its next intake, `YYYY-MM-DD`; `null` for all year or if unknown. */
  closes: string | null;
};

/** Cached, because programs are compared by identity. */
const lists = new WeakMap<Outline, readonly LandProgram[]>();

function programsOf(outline: Outline): readonly LandProgram[] {
  const known = lists.get(outline);
  if (known) return known;
  const programs = outline.country_ids.map((country, at) => ({
    country: String(country),
    school: String(outline.school_ids[at]),
    field: String(outline.parent_ids[at]),
    major: String(outline.title_ids[at]),
    tuition: outline.tuition[at] ?? null,
    months: outline.months[at] ?? [],
    after: outline.after[at] ?? 12,
    closes: outline.closes?.[at] ?? null,
  }));
  lists.set(outline, programs);
  return programs;
}

const landQuery = {
  ...outlineQuery(),
  select: programsOf,
  // Without it the counts of the options are used.
  meta: { inlineError: true },
};

/** All programs; `null` while they load and without the call. */
export function useLandPrograms(): readonly LandProgram[] | null {
  const { data } = useQuery(landQuery);
  return useHydratedData(landQuery.queryKey, data) ?? null;
}

/** Whether the programs are still loading. */
export function useLandLoading(): boolean {
  return useQuery(landQuery).isPending;
}

/** The filter of the answers, with one left out. A program of unknown tuition fits. */
export function answersFilter(
  { countryIds, budget, parentId, titleIds }: Answers,
  leftOut?: 'budget',
): (program: LandProgram) => boolean {
  const max = leftOut === 'budget' ? null : budgetNumber(budget?.max);
  const countries = countryIds.map(String);
  const majors = titleIds.map(String);
  return ({ country, field, major, tuition }) =>
    (countries.length === 0 || countries.includes(country)) &&
    (max === null || (tuition ?? 0) <= max) &&
    (parentId === null || String(parentId) === field) &&
    (majors.length === 0 || majors.includes(major));
}
