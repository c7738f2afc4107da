export const PLANS = ['free', 'plus', 'mentor'] as const;
export type Plan = (typeof PLANS)[number];

/** Illustrative prices a month, in đồng and US dollars. */
export const PRICES: Record<Plan, { vnd: number; usd: number }> = {
  free: { vnd: 0, usd: 0 },
  plus: { vnd: 129_000, usd: 5 },
  mentor: { vnd: 1_490_000, usd: 59 },
};

/** The text of a table cell, with its figures. */
export type Cell =
  | { words: 'all' | 'none' | 'sessions' }
  | { words: 'programs' | 'daily' | 'drafts'; number: number }
  | { words: 'draftsRead'; number: number; read: number };

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
