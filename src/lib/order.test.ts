// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveInColumns, moveInList, removeFromColumns, removeFromList } from './order';

type Row = { id: number; status: string; order_no: number };
const statuses = ['a', 'b', 'c'];

/** A board whose columns are numbered 1..n, with rows in any order. */
const boards = fc.array(fc.constantFrom(...statuses), { maxLength: 12 }).chain((columns) => {
  const rows = columns.map((status, index): Row => {
    const before = columns.slice(0, index).filter((other) => other === status);
    return { id: index + 1, status, order_no: before.length + 1 };
  });
  return fc.shuffledSubarray(rows, { minLength: rows.length });
});
const places = fc.record({
  status: fc.constantFrom(...statuses),
  order_no: fc.integer({ min: -3, max: 20 }),
});
const ids = fc.integer({ min: 1, max: 14 });

/** The ids of a column in order. */
function column(rows: readonly Row[], status: string): number[] {
  return rows
    .filter((row) => row.status === status)
    .toSorted((a, b) => a.order_no - b.order_no)
    .map(({ id }) => id);
}

function isNumbered(rows: readonly Row[]): boolean {
  return statuses.every((status) => {
    const numbers = rows.filter((row) => row.status === status).map(({ order_no }) => order_no);
    return numbers.toSorted((a, b) => a - b).every((number, index) => number === index + 1);
  });
}

describe('moveInColumns', () => {
  it('keeps every column numbered 1..n, every row, and its index in the array', () => {
    fc.assert(
      fc.property(boards, ids, places, (rows, id, to) => {
        const moved = moveInColumns(rows, id, to);
        expect(isNumbered(moved)).toBe(true);
        expect(moved.map((row) => row.id)).toEqual(rows.map((row) => row.id));
      }),
    );
  });

  it('moves the row to the position, or to the nearest end, and keeps the order of the others', () => {
    fc.assert(
      fc.property(boards, ids, places, (rows, id, to) => {
        fc.pre(rows.some((row) => row.id === id));
        const moved = moveInColumns(rows, id, to);
        const entered = column(moved, to.status);
        const wanted = Math.min(Math.max(to.order_no, 1), entered.length);
        expect(entered.indexOf(id) + 1).toBe(wanted);
        for (const status of statuses) {
          const without = (board: readonly Row[]) => column(board, status).filter((n) => n !== id);
          expect(without(moved)).toEqual(without(rows));
        }
      }),
    );
  });

  it('mutates nothing, and keeps the identity of unmoved rows', () => {
    fc.assert(
      fc.property(boards, ids, places, (rows, id, to) => {
        const before = structuredClone(rows);
        const moved = moveInColumns(rows, id, to);
        expect(rows).toEqual(before);
        const stays = (row: Row, index: number) =>
          rows[index]?.order_no === row.order_no && rows[index].status === row.status;
        const copied = moved.filter((row, index) => stays(row, index) && row !== rows[index]);
        expect(copied).toEqual([]);
      }),
    );
  });

  it('changes nothing for the same position or an unknown id', () => {
    fc.assert(
      fc.property(boards, (rows) => {
        for (const row of rows) expect(moveInColumns(rows, row.id, row)).toEqual(rows);
        expect(moveInColumns(rows, 99, { status: 'a', order_no: 1 })).toEqual(rows);
      }),
    );
  });

  it('is undone by the opposite move', () => {
    fc.assert(
      fc.property(boards, ids, places, (rows, id, to) => {
        const old = rows.find((row) => row.id === id);
        fc.pre(old !== undefined);
        expect(moveInColumns(moveInColumns(rows, id, to), id, old)).toEqual(rows);
      }),
    );
  });
});

it('removing closes the gap and leaves other columns alone', () => {
  fc.assert(
    fc.property(boards, ids, (rows, id) => {
      const left = removeFromColumns(rows, id);
      expect(isNumbered(left)).toBe(true);
      for (const status of statuses) {
        expect(column(left, status)).toEqual(column(rows, status).filter((n) => n !== id));
      }
    }),
  );
});

it('works for a list as a board of one column', () => {
  const lists = boards.map((rows) =>
    rows.map((row, index): Row => ({ ...row, status: 'a', order_no: index + 1 })),
  );
  fc.assert(
    fc.property(lists, ids, fc.integer({ min: -3, max: 20 }), (rows, id, order_no) => {
      const to = { status: 'a', order_no };
      expect(moveInList(rows, id, order_no)).toEqual(moveInColumns(rows, id, to));
      expect(removeFromList(rows, id)).toEqual(removeFromColumns(rows, id));
    }),
  );
});
