import type { Program } from '@/api/program/contract';
import type { School, SchoolProgram } from '@/api/school/contract';

/** In the order of the bar (R41). */
const COST_PARTS = ['tuition', 'living', 'insurance', 'travel', 'visa'] as const;

export type CostPart = (typeof COST_PARTS)[number];

export type Cost = {
  part: CostPart;
  /** US dollars a year; `null` if it is not known, which is never 0. */
  amount: number | null;
  /** Kind of source. */
  basis: 'similar' | 'school' | 'government' | 'universities' | 'survey' | null;
  /** Day or month when it was read. */
  readOn: string | null;
  illustrative: boolean;
};

type Costs = School['costs'];

function costOf(part: Exclude<CostPart, 'tuition'>, costs: Costs): Cost {
  const found = costs?.find((cost) => cost.part === part);
  return {
    part,
    amount: found?.amount ?? null,
    basis: found?.basis ?? (found?.source === 'school' ? 'school' : null),
    readOn: found?.read_on ?? null,
    illustrative: found?.source === 'illustrative',
  };
}

/** All parts besides tuition, known or not. */
export function otherCosts(costs: Costs): Cost[] {
  return COST_PARTS.flatMap((part) => (part === 'tuition' ? [] : costOf(part, costs)));
}

/** All parts of a program's year, known or not. */
export function costsOfYear(
  program: Program & Pick<SchoolProgram, 'read_on'>,
  costs: Costs,
): Cost[] {
  const { tuition = null, tuition_source: source, read_on: readOn = null } = program;
  const basis = source === 'illustrative' ? 'similar' : (source ?? null);
  const illustrative = source === 'illustrative';
  const first = { part: 'tuition', amount: tuition, basis, readOn, illustrative } as const;
  return [first, ...otherCosts(costs)];
}

/** The sum of the known parts, `null` for none; `atLeast` while one is missing. */
export function totalOf(costs: readonly Cost[]): { total: number | null; atLeast: boolean } {
  const known = costs.flatMap(({ amount }) => amount ?? []);
  return {
    total: known.length > 0 ? known.reduce((sum, amount) => sum + amount, 0) : null,
    atLeast: known.length < costs.length,
  };
}

/** Share of the bar that stands for a part that is not known. */
const UNKNOWN_SHARE = 0.06;
/** A budget beyond the bar's end would have no place for its mark. */
const MARK_MARGIN = 0.02;

/** Widths of the parts and the position of the budget's mark, as shares of the bar. The dollars have one scale. */
export function barOf(costs: readonly Cost[], budget: number | null) {
  const missing = costs.filter(({ amount }) => amount === null).length;
  const room = 1 - missing * UNKNOWN_SHARE;
  const { total } = totalOf(costs);
  const dollars = Math.max((total ?? 0) / room, (budget ?? 0) / (1 - MARK_MARGIN)) || 1;
  return {
    parts: costs.map(({ part, amount }) => ({
      part,
      known: amount !== null,
      width: amount === null ? UNKNOWN_SHARE : amount / dollars,
    })),
    mark: budget === null ? null : budget / dollars,
  };
}
