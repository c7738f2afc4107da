export const PLANS = ['free', 'plus', 'mentor'] as const;
export type Plan = (typeof PLANS)[number];

/** Illustrative prices a month, in đồng and US dollars. */
export const PRICES: Record<Plan, { vnd: number; usd: number }> = {
  free: { vnd: 0, usd: 0 },
  plus: { vnd: 129_000, usd: 5 },
  mentor: { vnd: 1_490_000, usd: 59 },
};

/** The message of a table cell, with its figures. */
export type Cell =
  | { text: 'all' | 'none' | 'sessions' }
  | { text: 'programs' | 'daily' | 'drafts'; number: number }
  | { text: 'draftsRead'; number: number; read: number };

const ALL = { text: 'all' } as const;

export const ROWS = [
  { name: 'results', cells: { free: ALL, plus: ALL, mentor: ALL } },
  {
    name: 'saved',
    cells: {
      free: { text: 'programs', number: 20 },
      plus: { text: 'programs', number: 100 },
      mentor: { text: 'programs', number: 100 },
    },
  },
  {
    name: 'sophie',
    cells: {
      free: { text: 'daily', number: 10 },
      plus: { text: 'daily', number: 100 },
      mentor: { text: 'daily', number: 100 },
    },
  },
  {
    name: 'feedback',
    cells: {
      free: { text: 'drafts', number: 3 },
      plus: { text: 'drafts', number: 30 },
      mentor: { text: 'draftsRead', number: 30, read: 2 },
    },
  },
  {
    name: 'mentor',
    cells: { free: { text: 'none' }, plus: { text: 'none' }, mentor: { text: 'sessions' } },
  },
  { name: 'data', cells: { free: ALL, plus: ALL, mentor: ALL } },
] as const satisfies readonly { name: string; cells: Record<Plan, Cell> }[];
