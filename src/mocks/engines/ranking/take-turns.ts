import type { CatalogueEntry } from '@/mocks/data/entries';
import type { Ranked } from './ranking';

const countryOf = ({ entry }: Ranked) => entry.country.id;

/** The rows by country, in the order of their first rows. */
function byCountry(rows: readonly Ranked[]): Ranked[][] {
  const countries = new Map<number, Ranked[]>();
  for (const row of rows) {
    const known = countries.get(countryOf(row));
    if (known) known.push(row);
    else countries.set(countryOf(row), [row]);
  }
  return [...countries.values()];
}

/** The first row of each country, then the second of each, and so on. A country that is `last` is not the first. */
export function takeTurns(rows: readonly Ranked[], last: number | null): Ranked[] {
  const [first, ...others] = byCountry(rows);
  if (!first) return [];
  const isRepeat = first[0] !== undefined && countryOf(first[0]) === last;
  const countries = isRepeat ? [...others, first] : [first, ...others];
  const turns = Math.max(...countries.map(({ length }) => length));
  return Array.from({ length: turns }, (_, turn) =>
    countries.flatMap((country) => country[turn] ?? []),
  ).flat();
}

/** The median of the known tuition, in dollars a year; `null` if none is known. */
export function medianTuition(entries: readonly CatalogueEntry[]): number | null {
  const known = entries.flatMap(({ program }) => program.tuitionUsd ?? []).sort((a, b) => a - b);
  return known[Math.floor(known.length / 2)] ?? null;
}

/** The cheapest country, the dearest, the second cheapest, and so on. */
function cheapAndDear(countries: Ranked[][]): Ranked[][] {
  const byTuition = countries
    .map((rows) => ({
      rows,
      tuition: medianTuition(rows.map(({ entry }) => entry)) ?? 0,
      id: rows[0] ? countryOf(rows[0]) : 0,
    }))
    .sort((a, b) => a.tuition - b.tuition || a.id - b.id);
  const order: Ranked[][] = [];
  for (let from = 0, to = byTuition.length - 1; from <= to; from++, to--) {
    order.push(byTuition[from]?.rows ?? []);
    if (to > from) order.push(byTuition[to]?.rows ?? []);
  }
  return order;
}

/**
 * Programs that no answer tells apart, for variety: in each turn one program of each country, cheap and dear countries
 * in alternation, and of each country the field that the list has least so far. Schools take turns as they do in `rows`
 * (`turnOf`), whose order decides the rest.
 */
export function mixed(rows: readonly Ranked[], turnOf: (row: Ranked) => number): Ranked[] {
  const fields = new Map<number, number>();
  const timesOf = ({ entry }: Ranked) => fields.get(entry.title.parentId) ?? 0;
  const order: Ranked[] = [];
  const turns = cheapAndDear(byCountry(rows));
  while (order.length < rows.length) {
    for (const left of turns) {
      const [first] = left;
      if (!first) continue;
      let next = first;
      for (const row of left) {
        if (turnOf(row) > turnOf(first)) break;
        if (timesOf(row) < timesOf(next)) next = row;
      }
      left.splice(left.indexOf(next), 1);
      fields.set(next.entry.title.parentId, timesOf(next) + 1);
      order.push(next);
    }
  }
  return order;
}
