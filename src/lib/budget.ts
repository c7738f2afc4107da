/** A budget range as the server sends it, in dollars a year; `max` is empty for an open range. */
export type BudgetPair = { min: string | number; max?: string | number | null | undefined };

/** Parses a budget: `"50,000+"` is 50000. `null` without a number, so an empty maximum never becomes 0 (R22). */
export function budgetNumber(raw: string | number | null | undefined): number | null {
  if (typeof raw === 'number') return Number.isFinite(raw) ? raw : null;
  const text = (raw ?? '').replace(/[,\s$]/g, '').replace(/\+$/, '');
  if (!/^\d+(\.\d+)?$/.test(text)) return null;
  return Number(text);
}

/** `$min - $max`, or `$min+` for an open range (R22). */
export function formatBudget(range: BudgetPair, money: (amount: number) => string): string {
  const min = budgetNumber(range.min) ?? 0;
  const max = budgetNumber(range.max);
  return max === null ? `${money(min)}+` : `${money(min)} - ${money(max)}`;
}
