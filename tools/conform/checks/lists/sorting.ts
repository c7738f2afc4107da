import type { EngineBody } from '@/api/engine/contract';
import type { Program } from '@/api/program/contract';
import type { Run } from '../../check';
import type { Client } from '../../client';
import { askEngine, majorIds, type Engine } from '../../lists';

type Key = 'tuition' | 'deadline' | 'name';
type Value = string | number | null;

const valueOf: Record<Key, (row: Program) => Value> = {
  tuition: ({ tuition }) => tuition ?? null,
  deadline: ({ deadline }) => deadline ?? null,
  name: ({ title }) => title,
};

type Compare = (a: Value, b: Value) => number;

/**
 * Servers sort texts by codes or by the alphabet, with or without signs: two texts are in the wrong order only if they are
 * in all of these.
 */
function comparisonsFor(language: string): readonly Compare[] {
  const byText = (compare: (a: string, b: string) => number): Compare => {
    return (a, b) =>
      typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));
  };
  const base = { sensitivity: 'base' } as const;
  return [
    byText(new Intl.Collator(language, base).compare),
    byText(new Intl.Collator(language, { ...base, ignorePunctuation: true }).compare),
    byText((a, b) => Number(a > b) - Number(a < b)),
  ];
}

/** The first two neighbors in the wrong order; rows without a value are last both ways. */
function firstOutOfOrder(
  values: readonly Value[],
  order: 'asc' | 'desc',
  comparisons: readonly Compare[],
): readonly [Value, Value] | null {
  const way = order === 'asc' ? 1 : -1;
  for (const [index, after] of values.entries()) {
    const before = index === 0 ? undefined : values[index - 1];
    if (before === undefined || after === null) continue;
    const isWrong =
      before === null || comparisons.every((compare) => way * compare(before, after) > 0);
    if (isWrong) return [before, after];
  }
  return null;
}

async function checkEngine(client: Client, engine: Engine, base: EngineBody): Promise<void> {
  const { report, connection } = client;
  for (const sort of ['tuition', 'deadline', 'name'] as const) {
    for (const order of ['asc', 'desc'] as const) {
      const wishes = { ...base, sort, order };
      const first = await askEngine(client, engine, wishes);
      const second =
        first.pagination.last_page > 1
          ? await askEngine(client, engine, wishes, { page: 2 })
          : null;
      const values = [...first.rows, ...(second?.rows ?? [])].map(valueOf[sort]);
      if (values.every((value) => value === null) && values.length > 0) {
        report.unchecked(engine, `not checked: sort=${sort}, because no program has that field.`);
        continue;
      }
      const wrong = firstOutOfOrder(values, order, comparisonsFor(connection.language));
      const way = order === 'asc' ? 'the lowest first' : 'the highest first';
      report.check(wrong === null, first.reply, {
        expected: `programs by ${sort === 'name' ? 'title' : sort}, ${way}, those without one last`,
        came: `${JSON.stringify(wrong?.[0])} before ${JSON.stringify(wrong?.[1])}`,
        so: 'The list is not in the order that the student has chosen.',
      });
    }
  }
}

/** Whether `sort` and `order` order the lists of all engines, across pages. */
export async function checkSorting({ visitor, main, part, narrow, narrowOwn }: Run): Promise<void> {
  await part(() => checkEngine(visitor, 'preRunEngine', narrow));
  await part(async () => {
    const program_title_ids = await majorIds(visitor);
    await checkEngine(visitor, 'runEngine', { ...narrow, program_title_ids });
  });
  await part(() => checkEngine(main.client, 'finalEngine', narrowOwn));
}
