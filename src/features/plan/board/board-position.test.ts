import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyWrite } from '@/api/bookmark/bookmark-list';
import type { Bookmark } from '@/api/bookmark/contract';
import { columnsOf, keyOf, STATUSES } from '@/features/plan/list/plan-list';
import { positionOfGap, stepGap, type Gap } from './board-position';

/** A plan with this many programs in each column. */
function planOf(sizes: readonly number[]): Bookmark[] {
  return STATUSES.flatMap((status, column) =>
    Array.from({ length: sizes[column] ?? 0 }, (_, index): Bookmark => {
      const id = column * 100 + index;
      return {
        id: `b${id}`,
        status,
        order_no: index + 1,
        program: { id, title: `Program ${id}`, school: { id, name: `School ${id}` } },
      };
    }),
  );
}

function keysIn(list: readonly Bookmark[], status: Bookmark['status']): string[] {
  return columnsOf(list)[status].map(keyOf);
}

const sizes = fc.tuple(fc.nat(6), fc.nat(6), fc.nat(6), fc.nat(6));

describe('a position on the board', () => {
  it('is the visible one, whatever the filter hides', () => {
    fc.assert(
      fc.property(
        sizes,
        fc.nat(),
        fc.constantFrom(...STATUSES),
        fc.nat(),
        fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }),
        (counts, which, status, at, hidden) => {
          const list = planOf(counts);
          const moving = list[which % Math.max(1, list.length)];
          if (!moving) return;
          // The card that moves was visible, for it was dragged.
          const shown = list.filter((card, index) => card === moving || !hidden[index]);
          const column = columnsOf(shown)[status];
          const target = column[at % (column.length + 1)];
          const gap: Gap = { status, before: target ? keyOf(target) : null };
          const place = positionOfGap(list, moving, gap, column);
          const after = place
            ? applyWrite(list, { kind: 'change', programId: moving.program.id, changes: place })
            : list;

          const others = column.filter((card) => card !== moving).map(keyOf);
          const seen = keysIn(after, status).filter(
            (key) => key === keyOf(moving) || others.includes(key),
          );
          const wanted = target && target !== moving ? others.indexOf(keyOf(target)) : null;
          const index = wanted ?? (target ? column.indexOf(moving) : others.length);
          expect(seen.indexOf(keyOf(moving))).toBe(index);
          expect(after).toHaveLength(list.length);
        },
      ),
    );
  });

  it('needs no write if the card is there already', () => {
    const list = planOf([3, 0, 0, 0]);
    const [first, second, third] = list;
    if (!first || !second || !third) throw new Error('three cards');
    const at = (before: Bookmark | null): Gap => ({
      status: 'considering',
      before: before && keyOf(before),
    });
    expect(positionOfGap(list, second, at(second), list)).toBeNull();
    expect(positionOfGap(list, second, at(third), list)).toBeNull();
    expect(positionOfGap(list, third, at(null), list)).toBeNull();
    expect(positionOfGap(list, first, at(null), list)).toEqual({
      status: 'considering',
      order_no: 3,
    });
  });

  it('after the last visible card is before the cards that a long column hides', () => {
    const list = planOf([1, 5, 0, 0]);
    const [moving] = list;
    if (!moving) throw new Error('a card');
    const shown = columnsOf(list).preparing.slice(0, 2);
    expect(positionOfGap(list, moving, { status: 'preparing', before: null }, shown)).toEqual({
      status: 'preparing',
      order_no: 3,
    });
  });

  it('moves up and down one visible card at a time, and stops at the ends', () => {
    const list = planOf([4, 0, 0, 0]);
    const shown = list.filter((_, index) => index !== 1);
    const [first, , third] = list;
    if (!first || !third) throw new Error('cards');
    expect(stepGap(shown, third, 'up')).toEqual({ status: 'considering', before: keyOf(first) });
    expect(stepGap(shown, third, 'down')).toEqual({ status: 'considering', before: null });
    expect(stepGap(shown, first, 'up')).toBeNull();
    expect(stepGap(shown.slice(0, 2), third, 'down')).toBeNull();
  });
});
