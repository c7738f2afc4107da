import { programListParams, type ProgramListParams } from '@/shared/program/list-params';
import type { Hint } from './balance';

/** What of the school list answers a remark on the plan. */
function listFor(hint: Exclude<Hint, { kind: 'one-country' }>): Partial<ProgramListParams> {
  switch (hint.kind) {
    case 'over-budget':
    case 'cheaper':
      return { tuition: hint.amount };
    case 'none-met':
    case 'mostly-far':
    case 'steady':
      // Most criteria met come first.
      return {};
  }
}

/** The query of the school list that a remark leads to. */
export function hintSearch(hint: Hint): Record<string, string> {
  // The list shows the countries that were answered: others are chosen there first.
  if (hint.kind === 'one-country') return { step: 'countries' };
  const { defaults, write } = programListParams;
  return Object.fromEntries(write(new URLSearchParams(), { ...defaults, ...listFor(hint) }));
}
