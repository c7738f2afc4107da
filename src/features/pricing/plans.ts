/** The plans, the free one first. */
export const PLANS = ['free', 'plus', 'mentor'] as const;
/** A plan. */
export type Plan = (typeof PLANS)[number];

/** What a plan would cost a month, in đồng and in US dollars; illustrative, and the page says so. */
export const PRICES: Record<Plan, { vnd: number; usd: number }> = {
  free: { vnd: 0, usd: 0 },
  plus: { vnd: 129_000, usd: 5 },
  mentor: { vnd: 1_490_000, usd: 59 },
};

/** What stands in a cell: words, with the figures they are filled with. */
export type Cell =
  | { words: 'all' | 'none' | 'sessions' }
  | { words: 'programs' | 'daily' | 'drafts'; number: number }
  | { words: 'draftsRead'; number: number; read: number };

/** What the plans hold, line by line. */
export const ROWS = [
  {
    name: 'results',
    cells: { free: { words: 'all' }, plus: { words: 'all' }, mentor: { words: 'all' } },
  },
  {
    name: 'saved',
    cells: {
      free: { words: 'programs', number: 20 },
      plus: { words: 'programs', number: 100 },
      mentor: { words: 'programs', number: 100 },
    },
  },
  {
    name: 'sophie',
    cells: {
      free: { words: 'daily', number: 10 },
      plus: { words: 'daily', number: 100 },
      mentor: { words: 'daily', number: 100 },
    },
  },
  {
    name: 'feedback',
    cells: {
      free: { words: 'drafts', number: 3 },
      plus: { words: 'drafts', number: 30 },
      mentor: { words: 'draftsRead', number: 30, read: 2 },
    },
  },
  {
    name: 'mentor',
    cells: { free: { words: 'none' }, plus: { words: 'none' }, mentor: { words: 'sessions' } },
  },
  {
    name: 'data',
    cells: { free: { words: 'all' }, plus: { words: 'all' }, mentor: { words: 'all' } },
  },
] as const satisfies readonly { name: string; cells: Record<Plan, Cell> }[];
