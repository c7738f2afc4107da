import type { Bookmark } from '@/api/bookmark/contract';
import type { Program } from '@/api/program/contract';
import { countCriteria } from '@/shared/program/criteria';
import type { CriteriaCount } from '@/ui/strokes';

/** How many criteria of a program are met, not met and unknown; `null` where the server sent none. */
export function criteriaOf({ criteria }: Pick<Program, 'criteria'>): CriteriaCount | null {
  if (!criteria || criteria.length === 0) return null;
  return countCriteria(criteria);
}

/** How many programs meet everything that is known of them, all but one thing, or less. */
export type Balance = { of: number; met: number; one: number; more: number };

/**
 * The balance of a list. Ignores programs whose requirements are unknown; `null` if all are.
 */
export function balanceOf(list: readonly Bookmark[]): Balance | null {
  const balance = { of: 0, met: 0, one: 0, more: 0 };
  for (const { program } of list) {
    const count = criteriaOf(program);
    if (!count || count.met + count.unmet === 0) continue;
    balance.of += 1;
    if (count.unmet === 0) balance.met += 1;
    else if (count.unmet === 1) balance.one += 1;
    else balance.more += 1;
  }
  return balance.of > 0 ? balance : null;
}

/** One remark on a list; amounts are US dollars a year. `steady` asks for nothing. */
export type Hint =
  | { kind: 'none-met' }
  | { kind: 'over-budget'; amount: number }
  | { kind: 'one-country'; country: string }
  | { kind: 'mostly-far' }
  | { kind: 'cheaper'; amount: number }
  | { kind: 'steady' };

/** Fewer programs than this say nothing about where they are. */
const SEVERAL = 3;
/** A program under this part of the budget leaves room. */
const ROOM = 0.6;

function cheaperThan(budget: number, fees: readonly number[]): number | null {
  const amount = Math.round((budget * ROOM) / 1000) * 1000;
  const room = fees.some((fee) => fee < amount);
  return amount > 0 && fees.length > 0 && !room ? amount : null;
}

/**
 * The one remark that a list calls for. The first that holds: no program meets everything known; every fee is
 * over the budget (most a year in US dollars, `null` for none); three or more programs, all in one country;
 * more than half of the list two or more criteria away; no fee under three fifths of the budget. Else the list
 * is steady.
 */
export function hintOf(list: readonly Bookmark[], budget: number | null): Hint | null {
  const balance = balanceOf(list);
  if (!balance) return null;
  if (balance.met === 0) return { kind: 'none-met' };
  const fees = list.flatMap(({ program }) => program.tuition ?? []);
  if (budget !== null && fees.length > 0 && fees.every((fee) => fee > budget)) {
    return { kind: 'over-budget', amount: budget };
  }
  const countries = new Set(list.map(({ program }) => program.school.country ?? ''));
  const [country] = countries;
  if (list.length >= SEVERAL && countries.size === 1 && country) {
    return { kind: 'one-country', country };
  }
  if (balance.more * 2 > balance.of) return { kind: 'mostly-far' };
  const amount = budget === null ? null : cheaperThan(budget, fees);
  return amount === null ? { kind: 'steady' } : { kind: 'cheaper', amount };
}
