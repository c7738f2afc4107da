// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnRange, tuitionSpread } from './tuition-spread';

const columns = (counts: number[], step: number) =>
  counts.map((count, index) => ({ from: index * step, to: (index + 1) * step, count }));

describe('tuitionSpread', () => {
  it('ends on a tick and marks the requested range', () => {
    const spread = tuitionSpread(columns([1, 0, 4, 2, 0, 1, 1], 2500));
    expect(spread).toMatchObject({ max: 20_000, ticks: [0, 5000, 10_000, 15_000, 20_000] });
    expect(spread?.counts).toEqual([1, 0, 4, 2, 0, 1, 1, 0]);
    expect(spread).toMatchObject({ most: { from: 5000, to: 7500 }, all: { from: 0, to: 17_500 } });
    expect(spread && columnRange(spread, { from: 5000, to: 10_000 })).toEqual([2, 4]);
    expect(spread && columnRange(spread, { from: 5000, to: null })).toEqual([2, 8]);
  });

  it.each([
    ['a tie', [0, 3, 0, 3, 1]],
    ['four programs', [0, 3, 0, 1, 0]],
  ])('names no most common range of %s', (_, counts) => {
    const spread = tuitionSpread(columns(counts, 2500));
    expect(spread?.most).toBeNull();
    expect(spread?.all.from).toBe(2500);
  });

  it('extends to the given maximum', () => {
    expect(tuitionSpread(columns([1, 1], 2000), 20_000)?.max).toBe(20_000);
  });

  it.each([
    [undefined],
    [null],
    [[]],
    [columns([0, 0, 0], 2000)],
    [
      [
        { from: 0, to: 0, count: 3 },
        { from: 0, to: 0, count: 3 },
      ],
    ],
    [
      [
        { from: 0, to: 1000, count: 3 },
        { from: 5000, to: 9000, count: 3 },
      ],
    ],
    [columns(Array<number>(5000).fill(1), 10)],
  ])('draws nothing of what has no even scale', (odd) => {
    expect(tuitionSpread(odd)).toBeNull();
  });

  it('places every program and the range inside its columns, for any counts', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(300), { minLength: 2, maxLength: 24 }),
        fc.constantFrom(1000, 2000, 2500, 5000, 10_000),
        fc.nat(90_000),
        (counts, step, to) => {
          fc.pre(counts.some((count) => count > 0));
          const spread = tuitionSpread(columns(counts, step));
          if (!spread) throw new Error('Nothing was drawn');
          const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
          expect(sum(spread.counts)).toBe(sum(counts));
          expect(spread.ticks.at(-1)).toBe(spread.max);
          expect(spread.counts.length * spread.step).toBe(spread.max);
          const [first, last] = columnRange(spread, { from: 0, to });
          expect(first <= last && last <= spread.counts.length).toBe(true);
        },
      ),
    );
  });
});
