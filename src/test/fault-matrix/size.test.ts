import { describe, expect, it } from 'vitest';
import { endpointNames } from '@/mocks/server/routes';
import { CALL_NAMES, CALLS } from './calls';
import { FAULTS } from './faults';
import { cellsOf, titleOf } from './matrix';

const variants = CALL_NAMES.flatMap((name) =>
  CALLS[name].map((variant) => [titleOf(name, variant), variant] as const),
);

function grouped<T>(list: readonly T[], keyOf: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of list) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}

describe('the fault matrix', () => {
  it('covers every call of the contract and every fault, and gives a reason for each gap', () => {
    const run = variants.reduce((sum, [, variant]) => sum + cellsOf(variant).run.length, 0);
    const skipped = variants.flatMap(([title, variant]) =>
      cellsOf(variant).skipped.map((cell) => ({ title, ...cell })),
    );
    const lines = grouped(skipped, ({ why }) => why).map(([why, cells]) => {
      const which = grouped(cells, ({ title }) => title).map(
        ([title, some]) => `${title}: ${some.map(({ fault }) => fault).join(', ')}`,
      );
      return `  ${cells.length} because ${why}\n    ${which.join('\n    ')}`;
    });
    process.stdout.write(
      `${CALL_NAMES.length} calls (${variants.length} variants to make them) x ${FAULTS.length} faults = ` +
        `${variants.length * FAULTS.length} cells, ${run} run, ${skipped.length} skipped:\n${lines.join('\n')}\n`,
    );
    expect(CALL_NAMES.toSorted()).toEqual(endpointNames.toSorted());
    expect(run + skipped.length).toBe(variants.length * FAULTS.length);
    expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(FAULTS.length);
    expect(skipped.filter(({ why }) => why.length < 10)).toEqual([]);
  });
});
