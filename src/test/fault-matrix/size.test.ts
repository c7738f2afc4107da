import { describe, expect, it } from 'vitest';
import { endpointNames } from '@/mocks/server/routes';
import { CALL_NAMES, CALLS } from './calls';
import { FAULTS } from './faults';
import { cellsOf, titleOf } from './matrix';

const ways = CALL_NAMES.flatMap((name) =>
  CALLS[name].map((way) => [titleOf(name, way), way] as const),
);

function grouped<T>(list: readonly T[], keyOf: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of list) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}

describe('the fault matrix', () => {
  it('has every call of the contract and every fault, and says what it leaves out and why', () => {
    const run = ways.reduce((sum, [, way]) => sum + cellsOf(way).run.length, 0);
    const left = ways.flatMap(([title, way]) =>
      cellsOf(way).left.map((cell) => ({ title, ...cell })),
    );
    const lines = grouped(left, ({ why }) => why).map(([why, cells]) => {
      const which = grouped(cells, ({ title }) => title).map(
        ([title, some]) => `${title}: ${some.map(({ fault }) => fault).join(', ')}`,
      );
      return `  ${cells.length} because ${why}\n    ${which.join('\n    ')}`;
    });
    process.stdout.write(
      `${CALL_NAMES.length} calls (${ways.length} ways to make them) x ${FAULTS.length} faults = ` +
        `${ways.length * FAULTS.length} cells, ${run} run, ${left.length} skipped:\n${lines.join('\n')}\n`,
    );
    expect(CALL_NAMES.toSorted()).toEqual(endpointNames.toSorted());
    expect(run + left.length).toBe(ways.length * FAULTS.length);
    expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(FAULTS.length);
    expect(left.filter(({ why }) => why.length < 10)).toEqual([]);
  });
});
