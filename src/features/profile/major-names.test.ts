// @vitest-environment node
import { expect, it } from 'vitest';
import { majorNames } from './major-names';

const titles = [
  { id: 1, title: 'Luật' },
  { id: '2', title: 'Âm nhạc' },
];

it('names majors in the language of the options, whatever the type of their ids', () => {
  const majors = [{ id: '1', title: 'Law' }, { id: 2, title: 'Music' }, { title: 'Alchemy' }];
  const info = { educational_records: { next_program_titles: majors } };
  expect(majorNames(info, titles)).toEqual(['Luật', 'Âm nhạc', 'Alchemy']);
});

it('has none for an account without majors', () => {
  expect(majorNames({}, titles)).toEqual([]);
  expect(majorNames({ educational_records: null }, titles)).toEqual([]);
});
