// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { accountWithAnswers, answersOfAccount } from './account-answers';
import { NO_ANSWERS, type Answers } from './answers';

const titles = [
  { id: 1, title: 'Law' },
  { id: 2, title: 'Music' },
];
const answers: Answers = {
  classGradeId: 12,
  countryIds: [1, 'NL'],
  budget: { min: '10000', max: '20000' },
  parentId: 3,
  titleIds: [1, 2],
  average: 8.6,
  ielts: 7,
  sat: 1400,
};

describe('the answers in an account', () => {
  it('are read as they were written', () => {
    expect(answersOfAccount(accountWithAnswers({}, answers, titles), [])).toEqual(answers);
  });

  it('are empty for an empty account', () => {
    expect(answersOfAccount({}, titles)).toEqual(NO_ANSWERS);
    const told = { educational_records: null, country_ids: null, budget_min: null, average: null };
    expect(answersOfAccount(told, titles)).toEqual(NO_ANSWERS);
  });

  it('include a major by its title if it has no id, and omit an unknown one', () => {
    const majors = [{ title: 'Music' }, { title: 'Alchemy' }, { id: 9, title: 'Old' }];
    const info = { educational_records: { next_program_titles: majors } };
    expect(answersOfAccount(info, titles).titleIds).toEqual([2, 9]);
  });

  it('keep a maximum budget without a minimum', () => {
    const info = { budget_max: '20000' };
    expect(answersOfAccount(info, [])).toMatchObject({ budget: { min: 0, max: '20000' } });
    expect(accountWithAnswers(info, { average: 8 }, [])).toMatchObject({ budget_max: '20000' });
  });
});

describe('writing answers into an account', () => {
  const info = {
    class_grade_id: 11,
    country_ids: [5],
    educational_records: { next_program_titles: [{ id: 9, title: 'Old' }] },
    sat: 1200,
  };

  it('changes answered fields only', () => {
    const written = accountWithAnswers(info, { countryIds: [1], average: 8 }, titles);
    expect(written).toMatchObject({ class_grade_id: 11, country_ids: [1], average: 8, sat: 1200 });
    expect(written.educational_records).toEqual(info.educational_records);
  });

  it('writes majors by title, from the options and the existing ones', () => {
    const written = accountWithAnswers(info, { titleIds: [9, 2, 404] }, titles);
    expect(written.educational_records?.next_program_titles).toEqual([
      { id: 9, title: 'Old' },
      { id: 2, title: 'Music' },
    ]);
  });

  it.each<[string, Partial<Answers>, string[]]>([
    ['another is added', { titleIds: [1, 2] }, ['Luật', 'Law', 'Music']],
    ['all others are removed', { titleIds: [] }, ['Luật']],
    ['all others are removed, in the same field', { parentId: 3, titleIds: [] }, ['Luật']],
    ['another field is chosen, which removes the majors', { parentId: 4, titleIds: [] }, []],
  ])('keeps a major by a title of another language if %s', (_, changes, kept) => {
    const majors = [{ title: 'Luật' }, { title: 'Music' }];
    const stored = {
      program_title_parent_id: 3,
      educational_records: { next_program_titles: majors },
    };
    for (const part of [stored, {}]) {
      const written = accountWithAnswers(part, changes, titles, stored);
      expect(written.educational_records?.next_program_titles?.map(({ title }) => title)).toEqual(
        kept,
      );
    }
  });

  it('finds majors and their field, whatever the type of their ids', () => {
    const stored = { ...info, program_title_parent_id: '3' };
    const written = accountWithAnswers(stored, { titleIds: ['9', '2'] }, titles);
    expect(written.educational_records?.next_program_titles).toEqual([
      { id: '9', title: 'Old' },
      { id: '2', title: 'Music' },
    ]);
    const kept = { educational_records: { next_program_titles: [{ title: 'Luật' }] } };
    const same = accountWithAnswers({ ...stored, ...kept }, { parentId: 3, titleIds: [] }, titles);
    expect(same).toMatchObject(kept);
  });

  it('is idempotent', () => {
    const once = accountWithAnswers(info, answers, titles);
    expect(accountWithAnswers(once, answers, titles)).toEqual(once);
  });

  it('removes an answer', () => {
    const empty = accountWithAnswers(accountWithAnswers(info, answers, titles), NO_ANSWERS, titles);
    expect(answersOfAccount(empty, titles)).toEqual(NO_ANSWERS);
  });
});
