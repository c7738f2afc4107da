/** A budget range as the server writes it: dollars a year, `max` empty where it is open. */
export type BudgetPair = { min: string | number; max?: string | number | null | undefined };

/**
 * The number in a budget figure: `"50,000+"` is 50000 (R22, spec section 3). `null` where there is
 * none, so that an empty maximum never becomes 0.
 */
export function budgetNumber(raw: string | number | null | undefined): number | null {
  if (typeof raw === 'number') return Number.isFinite(raw) ? raw : null;
  const text = (raw ?? '').replace(/[,\s$]/g, '').replace(/\+$/, '');
  if (!/^\d+(\.\d+)?$/.test(text)) return null;
  return Number(text);
}

/**
 * `$min - $max`, or `$min+` where the range is open (R22, spec section 5). `money` writes one amount in
 * the locale.
 */
export function formatBudget(range: BudgetPair, money: (amount: number) => string): string {
  const min = budgetNumber(range.min) ?? 0;
  const max = budgetNumber(range.max);
  return max === null ? `${money(min)}+` : `${money(min)} - ${money(max)}`;
}
