// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyAchievementWrite, type AchievementWrite } from './achievement-list';
import type { Achievement } from './contract';

const one = (id: number, order_no: number): Achievement => ({
  id,
  type: 'club',
  title: `Achievement ${id}`,
  order_no,
});
const list = [one(1, 1), one(2, 2), one(3, 3)];
const order = (all: readonly Achievement[]) => all.map(({ id }) => id);

describe('applying a write to the achievements', () => {
  it('moves one and renumbers the others', () => {
    const up: AchievementWrite = { kind: 'change', id: 3, changes: { order_no: 1 } };
    const moved = applyAchievementWrite(list, up);
    expect(order(moved)).toEqual([3, 1, 2]);
    expect(moved.map(({ order_no }) => order_no)).toEqual([1, 2, 3]);
  });

  it('changes texts without moving anything', () => {
    const write: AchievementWrite = {
      kind: 'change',
      id: 2,
      changes: { title: 'New', hours: null },
    };
    expect(applyAchievementWrite(list, write)[1]).toEqual({
      ...one(2, 2),
      title: 'New',
      hours: null,
    });
  });

  it('closes the gap after a removal', () => {
    const left = applyAchievementWrite(list, { kind: 'remove', id: 1 });
    expect(left).toEqual([one(2, 1), one(3, 2)]);
  });

  it('inserts a new one only once the server has it', () => {
    const write: AchievementWrite = { kind: 'add', fields: {}, client_id: 'a' };
    expect(applyAchievementWrite(list, write)).toEqual(list);
    expect(order(applyAchievementWrite(list, write, one(9, 2)))).toEqual([1, 9, 2, 3]);
  });

  it('inserts a new one once, even if the server confirms it twice', () => {
    const write: AchievementWrite = { kind: 'add', fields: {}, client_id: 'a' };
    const added = applyAchievementWrite(list, write, one(9, 2));
    expect(applyAchievementWrite(added, write, one(9, 2))).toEqual(added);
  });

  it('takes the server’s version of a change, at the server’s position', () => {
    const write: AchievementWrite = { kind: 'change', id: 1, changes: { title: 'Mine' } };
    const saved = { ...one(1, 3), title: 'Theirs' };
    const after = [one(2, 1), one(3, 2), saved];
    expect(applyAchievementWrite(list, write, saved)).toEqual(after);
    expect(applyAchievementWrite(after, write, saved)).toEqual(after);
  });

  it('knows an id as a number and as its text', () => {
    const saved = { ...one(1, 3), id: '1' };
    const after = [one(2, 1), one(3, 2), saved];
    const add: AchievementWrite = { kind: 'add', fields: {}, client_id: 'a' };
    expect(applyAchievementWrite(list, add, saved)).toEqual(after);
    const move: AchievementWrite = { kind: 'change', id: 1, changes: { order_no: 3 } };
    expect(applyAchievementWrite(list, move, saved)).toEqual(after);
    const remove: AchievementWrite = { kind: 'remove', id: 1 };
    expect(applyAchievementWrite(after, remove)).toEqual([one(2, 1), one(3, 2)]);
  });

  it('leaves the items of a list alone for an unknown id', () => {
    const write: AchievementWrite = { kind: 'change', id: 7, changes: { title: 'New' } };
    for (const saved of [null, one(7, 1)]) {
      expect(applyAchievementWrite(list.toReversed(), write, saved)).toEqual(list);
    }
  });

  it('keeps every item numbered 1..n, and is idempotent', () => {
    const id = fc.integer({ min: 1, max: 4 });
    const write = fc.oneof(
      fc.record({ kind: fc.constant('remove' as const), id }),
      fc.record({
        kind: fc.constant('change' as const),
        id,
        changes: fc.record({ order_no: fc.integer({ min: -2, max: 9 }) }),
      }),
    );
    fc.assert(
      fc.property(fc.array(write, { maxLength: 8 }), (writes) => {
        let now = list;
        for (const next of writes) {
          const after = applyAchievementWrite(now, next);
          expect(applyAchievementWrite(after, next)).toEqual(after);
          expect(after.map(({ order_no }) => order_no)).toEqual(after.map((_, i) => i + 1));
          const gone = next.kind === 'remove' && now.some((item) => item.id === next.id) ? 1 : 0;
          expect(after).toHaveLength(now.length - gone);
          now = after;
        }
      }),
    );
  });
});
