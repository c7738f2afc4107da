import type { LandProgram } from './programs';

/** The most strokes that can still be told apart. */
const MAX_STROKES = 700;

/** Programs of one country and of about the same tuition; empty if only their number is known. */
export type Stroke = { country: string; programs: readonly LandProgram[] };

export type LandStrokes = {
  strokes: readonly Stroke[];
  /** How many programs a stroke is. */
  each: number;
};

/** 1, 2, 5, 10, 20, 50, …: the smallest that keeps the strokes few. */
function programsEach(total: number): number {
  for (let power = 1; ; power *= 10) {
    for (const digit of [1, 2, 5]) if (total / (digit * power) <= MAX_STROKES) return digit * power;
  }
}

function byTuition(a: LandProgram, b: LandProgram): number {
  return (a.tuition ?? Infinity) - (b.tuition ?? Infinity) || Number(a.field) - Number(b.field);
}

/** The strokes of programs. Each keeps its place, whatever the answers. */
export function strokesOf(programs: readonly LandProgram[]): LandStrokes {
  const each = programsEach(programs.length);
  const countries = new Map<string, LandProgram[]>();
  for (const program of programs) {
    const list = countries.get(program.country);
    if (list) list.push(program);
    else countries.set(program.country, [program]);
  }
  const strokes = [...countries].flatMap(([country, all]) => {
    const sorted = all.sort(byTuition);
    return Array.from({ length: Math.ceil(sorted.length / each) }, (_, at) => ({
      country,
      programs: sorted.slice(at * each, (at + 1) * each),
    }));
  });
  return { strokes, each };
}

/** The strokes of countries of which only the number of programs is known. */
export function strokesOfCounts(
  counts: readonly { country: string; count: number }[],
): LandStrokes {
  const each = programsEach(counts.reduce((sum, { count }) => sum + count, 0));
  const strokes = counts.flatMap(({ country, count }) =>
    Array.from({ length: Math.ceil(count / each) }, () => ({ country, programs: [] })),
  );
  return { strokes, each };
}

/**
 * The strokes that stand for the programs with a property: in each country as many as those programs need, first the
 * strokes with the most of them.
 */
export function strokesWith(
  { strokes, each }: LandStrokes,
  has: (program: LandProgram) => boolean,
): boolean[] {
  const chosen = strokes.map(() => false);
  const numbers = strokes.map(({ programs }) => programs.filter(has).length);
  const byCountry = new Map<string, number[]>();
  strokes.forEach(({ country }, at) => {
    const list = byCountry.get(country) ?? [];
    list.push(at);
    byCountry.set(country, list);
  });
  for (const list of byCountry.values()) {
    const total = list.reduce((sum, at) => sum + (numbers[at] ?? 0), 0);
    const first = list.sort((a, b) => (numbers[b] ?? 0) - (numbers[a] ?? 0) || a - b);
    for (const at of first.slice(0, Math.ceil(total / each))) chosen[at] = true;
  }
  return chosen;
}
