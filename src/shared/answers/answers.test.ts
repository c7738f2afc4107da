// @vitest-environment node
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { answersSchema } from '@/api/journey/contract';
import {
  ANSWER_NAMES,
  answerCount,
  answerSchemas,
  isAnswered,
  NO_ANSWERS,
  readAnswers,
  toAnswersBody,
  type Answers,
} from './answers';

const answers: Answers = {
  classGradeId: 12,
  countryIds: [1, 'NL'],
  budget: { min: '10000', max: '20,000' },
  parentId: 3,
  titleIds: [7],
  average: 8.6,
  ielts: 7,
  sat: 1400,
};

const garbage: Record<keyof Answers, readonly unknown[]> = {
  classGradeId: [{}, [], true, Number.NaN, { id: 1 }],
  countryIds: [1, 'NL', null, [null], [[1]], Array.from({ length: 501 }, () => 1)],
  budget: [
    ...['10000', {}, { min: null, max: null }, { min: 'abc', max: null }, { min: '', max: '' }],
    ...[
      { min: -5, max: null },
      { min: 20, max: 10 },
      { min: 1, max: 'many' },
    ],
    { min: '9'.repeat(10_000), max: null },
  ],
  parentId: [{}, [1], false],
  titleIds: [{ 0: 1 }, [{}], 'x'.repeat(10_000)],
  average: ['8', -1, 10.1, Number.NaN, {}],
  ielts: [9.5, -0.5, 7.3, '7'],
  sat: [399, 1601, 1400.5, '1400'],
};

describe('readAnswers', () => {
  it('reads answers unchanged, even after serialization', () => {
    expect(readAnswers(answers)).toEqual({ answers, dropped: [] });
    expect(readAnswers(JSON.parse(JSON.stringify(answers)))).toEqual({ answers, dropped: [] });
    expect(readAnswers(NO_ANSWERS)).toEqual({ answers: NO_ANSWERS, dropped: [] });
  });

  it.each([null, undefined, 'text', 5, true, [], [answers], {}, { other: 1 }])(
    'is empty for %j',
    (raw) => {
      expect(readAnswers(raw)).toEqual({ answers: NO_ANSWERS, dropped: [] });
    },
  );

  it.each(ANSWER_NAMES)('reports and drops an invalid %s, and keeps the others', (name) => {
    for (const broken of garbage[name]) {
      const read = readAnswers({ ...answers, [name]: broken });
      expect([broken, read]).toEqual([
        broken,
        { answers: { ...answers, [name]: NO_ANSWERS[name] }, dropped: [name] },
      ]);
    }
  });

  it.each([
    { min: '50,000+', max: '' },
    { min: 0, max: null },
    { min: '', max: '10000' },
    { min: 10_000, max: 10_000 },
  ])('keeps the budget %j as the server wrote it', (budget) => {
    expect(readAnswers({ budget }).answers.budget).toEqual(budget);
  });

  it('accepts the ends of each scale', () => {
    for (const ends of [
      { average: 0, ielts: 0, sat: 400 },
      { average: 10, ielts: 9, sat: 1600 },
    ]) {
      expect(readAnswers(ends)).toEqual({ answers: { ...NO_ANSWERS, ...ends }, dropped: [] });
    }
  });

  it('returns valid answers for any JSON, and is idempotent', () => {
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.constantFrom(...Object.values(answers)),
    );
    const raw = fc.oneof(
      fc.jsonValue(),
      fc.dictionary(fc.constantFrom(...ANSWER_NAMES, '__proto__'), value),
    );
    fc.assert(
      fc.property(raw, (given) => {
        const read = readAnswers(given);
        for (const name of ANSWER_NAMES) {
          expect(v.is<v.GenericSchema>(answerSchemas[name], read.answers[name])).toBe(true);
        }
        for (const name of read.dropped) expect(read.answers[name]).toEqual(NO_ANSWERS[name]);
        expect(readAnswers(read.answers)).toEqual({ answers: read.answers, dropped: [] });
        expect(v.is(answersSchema, toAnswersBody(read.answers))).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('toAnswersBody', () => {
  it('uses the field names of the API', () => {
    expect(toAnswersBody(answers)).toEqual({
      class_grade_id: 12,
      country_ids: [1, 'NL'],
      budget_min: 10000,
      budget_max: 20_000,
      program_title_parent_id: 3,
      program_title_ids: [7],
      average: 8.6,
      ielts: 7,
      sat: 1400,
    });
  });

  it('omits unanswered fields; 0 and an id of 0 are answers', () => {
    expect(toAnswersBody(NO_ANSWERS)).toEqual({});
    expect(toAnswersBody({ ...NO_ANSWERS, classGradeId: 0, average: 0 })).toEqual({
      class_grade_id: 0,
      average: 0,
    });
    expect(toAnswersBody({ ...NO_ANSWERS, budget: { min: '50000', max: '' } })).toEqual({
      budget_min: 50000,
    });
  });

  it.each(ANSWER_NAMES)('up to %s includes only earlier answers', (name) => {
    const before = ANSWER_NAMES.slice(0, ANSWER_NAMES.indexOf(name));
    const cut = Object.fromEntries(before.map((other) => [other, answers[other]]));
    expect(toAnswersBody(answers, name)).toEqual(toAnswersBody({ ...NO_ANSWERS, ...cut }));
  });
});

describe('answerCount', () => {
  it('counts what has an answer', () => {
    expect(answerCount(NO_ANSWERS)).toBe(0);
    expect(answerCount(answers)).toBe(8);
    expect(isAnswered({ ...NO_ANSWERS, sat: 400 }, 'sat')).toBe(true);
    expect(isAnswered({ ...NO_ANSWERS, titleIds: [] }, 'titleIds')).toBe(false);
  });
});
