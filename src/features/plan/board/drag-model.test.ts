import { describe, expect, it } from 'vitest';
import type { Bookmark } from '@/api/bookmark/contract';
import { endTarget, gapOf, nextTarget, visiblePlace, tabTarget } from './drag-model';
import type { Columns } from '@/features/plan/list/plan-list';

function card(id: string, status: Bookmark['status']): Bookmark {
  return { id, status, order_no: 1, program: { id, title: id, school: { id, name: id } } };
}

const columns: Columns = {
  considering: ['a', 'b', 'c'].map((id) => card(id, 'considering')),
  preparing: ['d'].map((id) => card(id, 'preparing')),
  submitted: [],
  decided: ['e'].map((id) => card(id, 'decided')),
};

/** The positions of the first card after some arrow keys. */
function walk(tabs: boolean, ...codes: string[]): string {
  const board = { columns, tabs, moving: 'a' };
  return codes.reduce((from, code) => nextTarget(`Arrow${code}`, from, board) ?? from, 'a');
}

describe('moving by arrow keys', () => {
  it.each([
    ['down one place, which is before the next but one', ['Down'], 'c'],
    ['down to the end', ['Down', 'Down'], endTarget('considering')],
    ['not past the end', ['Down', 'Down', 'Down'], endTarget('considering')],
    ['down and back up to where it stands', ['Down', 'Up'], 'a'],
    ['into the next column', ['Right'], 'd'],
    ['into an empty column', ['Right', 'Right'], endTarget('submitted')],
    ['not past the last column', ['Right', 'Right', 'Right', 'Right'], 'e'],
    ['and home again', ['Right', 'Left'], 'a'],
  ])('goes %s', (_name, codes, target) => {
    expect(walk(false, ...codes)).toBe(target);
  });

  it.each([
    ['onto the next tab', ['Right'], tabTarget('preparing')],
    ['from tab to tab', ['Right', 'Right', 'Down', 'Up'], tabTarget('submitted')],
    ['and home again', ['Right', 'Left'], 'a'],
  ])('with one visible column, goes %s', (_name, codes, target) => {
    expect(walk(true, ...codes)).toBe(target);
  });

  it('does nothing on another key', () => {
    expect(nextTarget('KeyA', 'a', { columns, tabs: false, moving: 'a' })).toBeNull();
    expect(nextTarget('ArrowDown', 'gone', { columns, tabs: false, moving: 'a' })).toBeNull();
  });
});

describe('the announcement of a position', () => {
  it.each([
    ['a', { place: 1, of: 3 }],
    ['c', { place: 2, of: 3 }],
    [endTarget('considering'), { place: 3, of: 3 }],
    ['d', { place: 1, of: 2 }],
    [endTarget('submitted'), { place: 1, of: 1 }],
    [tabTarget('preparing'), { place: 1, of: 2 }],
  ])('before %s', (target, told) => {
    const gap = gapOf(target, columns);
    expect(gap && visiblePlace(gap, columns, 'a')).toEqual(told);
  });
});
