// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Major } from '@/api/major/contract';
import { isChosen, changesField, withMajor, withoutMajor, type MajorChoice } from './choice';

const major = (id: string | number, parent: number | null): Major => ({
  id,
  title: `Major ${id}`,
  ...(parent !== null && { parent: { id: parent, title: `Field ${parent}` } }),
});
const NOTHING: MajorChoice = { parentId: null, titleIds: [] };

describe('withMajor', () => {
  it('sets the field too', () => {
    expect(withMajor(NOTHING, major(25, 5))).toEqual({ parentId: 5, titleIds: [25] });
  });

  it('adds to the majors of the same field', () => {
    const choice = { parentId: 5, titleIds: [25] };
    expect(withMajor(choice, major(26, 5))).toEqual({ parentId: 5, titleIds: [25, 26] });
  });

  it('replaces majors of another field, as the questions do', () => {
    const choice = { parentId: 5, titleIds: [25, 26] };
    expect(changesField(choice, major(1, 1))).toBe(true);
    expect(withMajor(choice, major(1, 1))).toEqual({ parentId: 1, titleIds: [1] });
  });

  it('accepts majors of any field if none was answered', () => {
    const choice = { parentId: null, titleIds: [25] };
    expect(withMajor(choice, major(1, 1))).toEqual({ parentId: null, titleIds: [25, 1] });
  });

  it('finds an id that was stored as text, and sends ids as the server gave them', () => {
    const choice = { parentId: '5', titleIds: ['25'] };
    expect(isChosen(choice, major(25, 5))).toBe(true);
    expect(withMajor(choice, major('x-1', 5))).toEqual({ parentId: '5', titleIds: ['25', 'x-1'] });
    expect(withoutMajor(choice, major(25, 5))).toEqual({ parentId: '5', titleIds: [] });
  });

  it('works without the field if the server does not send it', () => {
    expect(withMajor(NOTHING, major(25, null))).toEqual({ parentId: null, titleIds: [25] });
    expect(withMajor({ parentId: 5, titleIds: [] }, major(25, null))).toEqual({
      parentId: 5,
      titleIds: [25],
    });
  });
});

const anyMajor = fc.integer({ min: 1, max: 12 }).map((id) => major(id, (id % 3) + 1));

it('the answers never mix fields, and an added major can be removed', () => {
  fc.assert(
    fc.property(fc.array(anyMajor, { minLength: 1, maxLength: 12 }), (pressed) => {
      let choice: MajorChoice = NOTHING;
      for (const one of pressed) {
        const before = isChosen(choice, one);
        choice = before ? withoutMajor(choice, one) : withMajor(choice, one);
        expect(isChosen(choice, one)).toBe(!before);
        expect(new Set(choice.titleIds).size).toBe(choice.titleIds.length);
        const fields = new Set(choice.titleIds.map((id) => (Number(id) % 3) + 1));
        expect([...fields].filter((field) => field !== choice.parentId)).toEqual([]);
      }
    }),
  );
});
