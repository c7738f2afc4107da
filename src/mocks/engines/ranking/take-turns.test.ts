import { describe, expect, it } from 'vitest';
import { catalogueEntries } from '@/mocks/data/entries';
import { noAnswers } from './answers';
import { rank } from './ranking';

const options = { sort: 'match', descending: false, degree: null, taughtIn: null, q: '' } as const;
const now = new Date('2026-11-21T09:00:00Z');
const listFor = (answers: object) =>
  rank(catalogueEntries, { ...noAnswers, ...answers }, { options, language: 'en', now });

describe('variety', () => {
  it('without answers shows twelve countries, cheap and dear, in many fields', () => {
    const first = listFor({}).slice(0, 12);
    expect(new Set(first.map(({ entry }) => entry.country.code)).size).toBe(12);
    expect(new Set(first.map(({ entry }) => entry.title.parentId)).size).toBeGreaterThan(5);
    const fees = first.map(({ entry }) => entry.program.tuitionUsd ?? 0);
    expect(fees.filter((fee) => fee < 10_000).length).toBeGreaterThan(2);
    expect(fees.filter((fee) => fee > 20_000).length).toBeGreaterThan(2);
  });

  it.each([{}, { average: 8 }, { classGradeId: '12', ielts: 6 }])(
    'never has two rows of one country in a row, with %o',
    (answers) => {
      const codes = listFor(answers).map(({ entry }) => entry.country.code);
      expect(codes.slice(0, 100).filter((code, at) => code === codes[at - 1])).toEqual([]);
    },
  );
});
