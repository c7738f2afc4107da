import { describe, expect, it } from 'vitest';
import { readEdits } from './kept-edits';
import type { Editable } from './drafts';

const records = (...majors: { id?: number; title: string }[]) => ({ next_program_titles: majors });

function keptFields(edits: object, server: Partial<Editable>): string[] {
  return Object.keys(readEdits(edits, { name: 'Linh', ...server })).sort();
}

describe('a kept edit of a field', () => {
  it.each([
    ['stays on the value that it replaced', 1300, ['sat']],
    ['stays on a value that was sent without an answer', 1400, ['sat']],
    ['gives way to any other value', 1500, []],
    ['gives way to an empty field', null, []],
  ])('%s', (_, sat, fields) => {
    expect(keptFields({ sat: { value: 1450, replaces: [1300, 1400] } }, { sat })).toEqual(fields);
  });

  it('of an earlier build is sent as before', () => {
    expect(keptFields({ sat: { value: 1450 } }, { sat: 1500 })).toEqual(['sat']);
  });

  it('of majors is compared by their ids: titles are in the language of the page', () => {
    const edit = { value: records(), replaces: [records({ id: 4, title: 'Law' })] };
    const keep = (server: Partial<Editable>) => keptFields({ educational_records: edit }, server);
    expect(keep({ educational_records: records({ id: 4, title: 'Luật' }) })).toHaveLength(1);
    expect(keep({ educational_records: records({ id: 5, title: 'Law' }) })).toEqual([]);
  });

  it('gives way with the other half of its answer', () => {
    const edits = {
      budget_min: { value: 20000, replaces: [10000] },
      budget_max: { value: 30000, replaces: [20000] },
      sat: { value: 1450, replaces: [null] },
    };
    expect(keptFields(edits, { budget_min: 10000, budget_max: 15000 })).toEqual(['sat']);
  });
});
