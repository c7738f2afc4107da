import { DEFAULT_PARAMS, writeListParams, type ListParams } from '@/features/results/list-params';
import type { Hint } from '@/features/plan/balance';

/** What of the school list answers a remark on the plan. */
function listFor(hint: Hint): Partial<ListParams> {
  switch (hint.kind) {
    case 'over-budget':
    case 'cheaper':
      return { tuition: hint.amount };
    case 'none-met':
    case 'mostly-far':
    case 'one-country':
    case 'steady':
      // Most criteria met come first, in every country that was asked for.
      return {};
  }
}

/** The query of the school list that a remark leads to. */
export function hintSearch(hint: Hint): Record<string, string> {
  const params = { ...DEFAULT_PARAMS, ...listFor(hint) };
  return Object.fromEntries(writeListParams(new URLSearchParams(), params));
}
