import type { Sheet } from './sheet';

const PARTS = ['tuition', 'living', 'other'] as const;
export type SheetPart = (typeof PARTS)[number];

/** What the whole course costs, in US dollars, in three parts. */
export type CourseCost = {
  parts: { part: SheetPart; usd: number | null }[];
  /** The sum of what is known; `null` for nothing. */
  total: number | null;
  /** Something is not known, so that the sum is the least. */
  atLeast: boolean;
};

function sum(amounts: readonly (number | null)[]): number | null {
  const known = amounts.filter((amount) => amount !== null);
  return known.length > 0 ? known.reduce((all, amount) => all + amount, 0) : null;
}

/** The whole course; one year if its length is not known. */
export function courseCost(sheet: Sheet): CourseCost {
  const { tuition, living, insurance, travel, visa } = sheet;
  const years = sheet.years ?? 1;
  const times = (amount: number | null) => amount && amount * years;
  const amounts = { tuition, living, other: sum([insurance, travel, visa]) };
  return {
    parts: PARTS.map((part) => ({ part, usd: times(amounts[part]) })),
    total: times(sum(Object.values(amounts))),
    atLeast: [tuition, living, insurance, travel, visa].includes(null),
  };
}
