import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveInColumns, removeFromColumns } from '@/lib/order';
import { applyWrite, type BookmarkWrite } from './bookmark-list';
import { bookmarkStatusSchema, type Bookmark, type BookmarkChanges } from './contract';
import type { Program } from '@/api/program/contract';

const statuses = bookmarkStatusSchema.options;
const LAST = Number.MAX_SAFE_INTEGER;

function programOf(id: number): Program {
  return { id, title: `Program ${id}`, school: { id: 1, name: 'School' } };
}

const changes: fc.Arbitrary<BookmarkChanges> = fc.record(
  {
    note: fc.constantFrom('one', 'two', null),
    deadline: fc.constantFrom('2027-01-01', null),
    status: fc.constantFrom(...statuses),
    order_no: fc.integer({ min: -1, max: 9 }),
  },
  { requiredKeys: [] },
);
const programId = fc.integer({ min: 1, max: 8 });
const write: fc.Arbitrary<BookmarkWrite> = fc.oneof(
  fc.record({
    kind: fc.constant('add' as const),
    program: programId.map(programOf),
    fields: changes,
  }),
  fc.record({ kind: fc.constant('change' as const), programId, changes }),
  fc.record({ kind: fc.constant('remove' as const), programId }),
);

/** The server's own rules for a list whose rows are in any order. */
function onServer(rows: readonly Bookmark[], one: BookmarkWrite): Bookmark[] {
  const id = one.kind === 'add' ? one.program.id : one.programId;
  const found = rows.find(({ program }) => program.id === id);
  if (one.kind === 'remove') return found ? removeFromColumns(rows, found.id) : [...rows];
  if (one.kind === 'add' && found) return [...rows];
  if (one.kind === 'change' && !found) return [...rows];
  const fields = one.kind === 'add' ? (one.fields ?? {}) : one.changes;
  const begun: Bookmark =
    found ??
    ({
      id: `new-${id}`,
      status: 'considering',
      order_no: LAST,
      program: programOf(Number(id)),
    } satisfies Bookmark);
  const all = found ? [...rows] : moveInColumns([...rows, begun], begun.id, begun);
  const { status, order_no, ...own } = fields;
  const written = all.map((row) => (row.id === begun.id ? { ...row, ...own } : row));
  const row = written.find((other) => other.id === begun.id) ?? begun;
  if (status === undefined && order_no === undefined) return written;
  const to = status ?? row.status;
  const place = order_no ?? (to === row.status ? row.order_no : LAST);
  return moveInColumns(written, row.id, { status: to, order_no: place });
}

function board(rows: readonly Bookmark[]): Bookmark[] {
  return rows.toSorted(
    (a, b) => statuses.indexOf(a.status) - statuses.indexOf(b.status) || a.order_no - b.order_no,
  );
}

/** A valid list of the server. */
const list = fc.array(write, { maxLength: 20 }).map((all) => board(all.reduce(onServer, [])));

describe('applyWrite', () => {
  it('gives the same list as the server, in board order', () => {
    fc.assert(
      fc.property(fc.array(write, { maxLength: 30 }), (writes) => {
        const here = writes.reduce((all, one) => applyWrite(all, one), [] as Bookmark[]);
        expect(here).toEqual(board(writes.reduce(onServer, [])));
      }),
      { numRuns: 2000 },
    );
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(list, write, (before, one) => {
        const once = applyWrite(before, one);
        expect(applyWrite(once, one)).toEqual(once);
      }),
      { numRuns: 2000 },
    );
  });

  it('numbers each column 1..n, and keeps each program once', () => {
    fc.assert(
      fc.property(list, write, (before, one) => {
        const after = applyWrite(before, one);
        for (const status of statuses) {
          const column = after.filter((bookmark) => bookmark.status === status);
          expect(column.map(({ order_no }) => order_no)).toEqual(column.map((_, i) => i + 1));
        }
        expect(new Set(after.map(({ program }) => program.id)).size).toBe(after.length);
      }),
    );
  });

  it('restores a removed program to its place with its details', () => {
    fc.assert(
      fc.property(
        list.filter((rows) => rows.length > 0),
        fc.nat(),
        (before, at) => {
          const gone = before[at % before.length];
          if (!gone) throw new Error('an empty list');
          const { program, note, deadline, status, order_no } = gone;
          const without = applyWrite(before, { kind: 'remove', programId: program.id });
          const fields = { note, deadline, status, order_no };
          const back = applyWrite(without, { kind: 'add', program, fields });
          const plain = (rows: readonly Bookmark[]) =>
            rows.map(({ id: _id, ...rest }) => ({ note: undefined, deadline: undefined, ...rest }));
          expect(plain(back)).toEqual(plain(before));
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('replaces the temporary id of an added program by the server’s', () => {
    const one: BookmarkWrite = { kind: 'add', program: programOf(1) };
    const saved: Bookmark = { id: 77, status: 'considering', order_no: 1, program: programOf(1) };
    expect(applyWrite([], one, saved)).toEqual([saved]);
    expect(applyWrite(applyWrite([], one), one, saved)).toEqual([saved]);
  });

  it('treats a program id as the same whether it is a number or text', () => {
    const added = applyWrite([], { kind: 'add', program: programOf(1) });
    expect(applyWrite(added, { kind: 'remove', programId: '1' })).toEqual([]);
  });
});
