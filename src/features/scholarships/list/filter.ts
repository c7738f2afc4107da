import type { Scholarship } from '@/api/scholarship/contract';
import { daysUntil } from '@/i18n/format-date';
import { foldText } from '@/lib/fold-text';
import { countCriteria } from '@/shared/program/criteria';
import {
  ELSEWHERE,
  scholarshipParams,
  type ScholarshipParams,
  type ScholarshipSort,
} from './scholarship-params';

/** The filters, in the order in which an empty list offers to clear them. */
const FILTER_NAMES = ['q', 'open', 'pays', 'field', 'country', 'saved'] as const;
type FilterName = (typeof FILTER_NAMES)[number];
const { defaults } = scholarshipParams;

export type FilterContext = {
  now: Date;
  /** Whether the `saved` filter includes it: it is saved, or was removed in this view. */
  isSaved: (scholarship: Scholarship) => boolean;
};

/** Whether applications are open at `now`; without a deadline they are all year. */
export function isOpen({ opens, deadline }: Scholarship, now: Date): boolean {
  if (!deadline) return true;
  const begun = !opens || daysUntil(opens, now) <= 0;
  return begun && daysUntil(deadline, now) >= 0;
}

function searchText({ name, provider, countries, about }: Scholarship): string {
  const places = countries?.map(({ title }) => title) ?? [];
  return foldText([name, provider, ...places, about].join(' '));
}

function isIn({ countries }: Scholarship, country: string): boolean {
  return (countries ?? []).some(({ id }) =>
    country === ELSEWHERE ? id == null : id != null && String(id) === country,
  );
}

/** A scholarship without fields is for any. */
function isFor({ fields }: Scholarship, field: string): boolean {
  return !fields?.length || fields.some(({ id }) => String(id) === field);
}

export function filterScholarships(
  list: readonly Scholarship[],
  { q, country, field, pays, open, saved }: ScholarshipParams,
  { now, isSaved }: FilterContext,
): Scholarship[] {
  const search = foldText(q).split(' ').filter(Boolean);
  return list.filter((one) => {
    if (country !== null && !isIn(one, country)) return false;
    if (field !== null && !isFor(one, field)) return false;
    if (pays !== null && one.amount?.kind !== pays) return false;
    if (open && !isOpen(one, now)) return false;
    if (saved && !isSaved(one)) return false;
    const text = search.length > 0 ? searchText(one) : '';
    return search.every((word) => text.includes(word));
  });
}

/** A change that finds scholarships again, and how many. */
export type FilterRelaxation = {
  name: FilterName | 'all';
  total: number;
  changes: Partial<ScholarshipParams>;
};

/** Each filter that finds something when it is cleared; else clearing all of them. */
export function filterRelaxations(
  list: readonly Scholarship[],
  params: ScholarshipParams,
  context: FilterContext,
): FilterRelaxation[] {
  const count = (changes: Partial<ScholarshipParams>) =>
    filterScholarships(list, { ...params, ...changes }, context).length;
  const active = FILTER_NAMES.filter((name) => params[name] !== defaults[name]);
  const single = active.flatMap((name): FilterRelaxation[] => {
    const changes = { [name]: defaults[name] };
    const total = count(changes);
    return total > 0 ? [{ name, total, changes }] : [];
  });
  if (single.length > 0) return single;
  const changes = { ...defaults, sort: params.sort };
  const total = count(changes);
  return total > 0 ? [{ name: 'all', total, changes }] : [];
}

function hasPassed({ deadline }: Scholarship, now: Date): boolean {
  return !!deadline && daysUntil(deadline, now) < 0;
}

/** The nearest deadline first; of those that have passed, the latest. Then the scholarships that are open all year. */
function byDeadline(a: Scholarship, b: Scholarship, now: Date): number {
  const days = ({ deadline }: Scholarship) =>
    deadline ? Math.abs(daysUntil(deadline, now)) : Number.MAX_VALUE;
  return days(a) - days(b);
}

/** Fewest unmet criteria, then most met. */
function byFit(a: Scholarship, b: Scholarship): number {
  const [one, other] = [countCriteria(a.criteria ?? []), countCriteria(b.criteria ?? [])];
  return one.unmet - other.unmet || other.met - one.met;
}

/** A sorted copy; equal ones are sorted by deadline, and those whose deadline has passed are last in any order. */
export function sortScholarships(
  list: readonly Scholarship[],
  sort: ScholarshipSort,
  now: Date,
): Scholarship[] {
  return [...list].sort(
    (a, b) =>
      Number(hasPassed(a, now)) - Number(hasPassed(b, now)) ||
      (sort === 'fit' && byFit(a, b)) ||
      byDeadline(a, b, now),
  );
}
