// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ACTIVITIES,
  BLOCKS,
  INTERESTS,
  MBTI_TYPES,
  RATINGS,
  STATEMENTS,
  type Interest,
  type QuizBody,
} from '@/api/discovery/contract';
import { quizResult } from '@/mocks/handlers/discovery';
import { allRated, arbitraryBody, arbitraryType, withRating } from './arbitrary-bodies';
import { rankedTypes, scoreAnswers } from './scoring';
import { ACTIVITY_TYPES, BLOCK_WEIGHTS, STATEMENT_WEIGHTS } from './weights';

describe('a pure type', () => {
  it('is the result for any other answers', () => {
    fc.assert(
      fc.property(arbitraryType, arbitraryBody, (type, body) => {
        const activities = allRated(type, 'like', 'dislike');
        const { totals } = scoreAnswers({ ...body, activities });
        const others = INTERESTS.filter((one) => one !== type).map((one) => totals[one]);
        expect(totals[type]).toBeGreaterThan(Math.max(...others));
        expect(rankedTypes(totals)[0]).toBe(type);
      }),
    );
  });
});

describe('ticking everything', () => {
  it('counts for no type', () => {
    fc.assert(
      fc.property(arbitraryBody, (body) => {
        const { parts } = scoreAnswers({ ...body, statements: [...STATEMENTS] });
        for (const type of INTERESTS) expect(parts.statements[type]).toBeCloseTo(0, 12);
      }),
    );
  });

  it('alone is flat, without a leaning', () => {
    const result = quizResult({ statements: [...STATEMENTS] }, 'en');
    expect(result.leaning).toBe('none');
    expect(result.majors).toEqual([]);
    expect(result.heading).toBe('No clear leaning yet');
  });

  it('for all activities is flat, too', () => {
    for (const rating of RATINGS) {
      const { parts } = scoreAnswers({ statements: [], activities: allRated('R', rating, rating) });
      for (const type of INTERESTS) expect(parts.activities[type]).toBeCloseTo(0, 12);
    }
  });
});

describe('the order of the answers and the language', () => {
  it('do not change the result: shuffled answers are equal to the last digit', () => {
    const shuffled = arbitraryBody.chain((body) =>
      fc.record({
        body: fc.constant(body),
        statements: fc.shuffledSubarray([...body.statements], {
          minLength: body.statements.length,
        }),
        activities: fc.shuffledSubarray([...(body.activities ?? [])], {
          minLength: (body.activities ?? []).length,
        }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ body, statements, activities }) => {
        expect(quizResult({ ...body, statements, activities }, 'en')).toEqual(
          quizResult(body, 'en'),
        );
      }),
    );
  });

  it('do not change figures, groups or order', () => {
    fc.assert(
      fc.property(arbitraryBody, (body) => {
        const [en, vi] = (['en', 'vi'] as const).map((language) => {
          const { leaning, weights, majors, counted } = quizResult(body, language);
          return {
            leaning,
            weights,
            majors: majors?.map(({ parent_id: id, closeness }) => ({ id, closeness })),
            counted: counted?.map(({ label: _label, ...row }) => row),
          };
        });
        expect(vi).toEqual(en);
      }),
    );
  });
});

describe('liking an activity', () => {
  const changes = fc.record({
    body: arbitraryBody,
    id: fc.constantFrom(...ACTIVITIES),
    before: fc.constantFrom(null, 'unsure' as const, 'dislike' as const),
  });

  it('never lowers its type, and raises it if it was not liked before', () => {
    fc.assert(
      fc.property(changes, fc.constantFrom(...ACTIVITIES), ({ body, id, before }, other) => {
        // Another activity stays rated, so that the shares do not change.
        fc.pre(other !== id);
        const rest = (body.activities ?? []).filter((one) => one.id !== id);
        const base = withRating({ ...body, activities: rest }, other, 'unsure');
        const was = before ? withRating(base, id, before) : base;
        const type = ACTIVITY_TYPES[id];
        const [low, high] = [was, withRating(was, id, 'like')].map((one) => scoreAnswers(one));
        expect(high?.totals[type]).toBeGreaterThan(low?.totals[type] ?? Number.NaN);
      }),
    );
  });

  it('never lets another type overtake its own, even the first', () => {
    fc.assert(
      fc.property(changes, ({ body, id, before }) => {
        const rest = (body.activities ?? []).filter((one) => one.id !== id);
        const base: QuizBody = { ...body, activities: rest };
        const was = scoreAnswers(before ? withRating(base, id, before) : base).totals;
        const is = scoreAnswers(withRating(base, id, 'like')).totals;
        const type = ACTIVITY_TYPES[id];
        // MBTI alone has no totals to compare.
        fc.pre(Object.values(was).some((total) => total !== 0));
        const behind = INTERESTS.filter((other) => was[type] >= was[other] + 1e-9);
        expect(behind.filter((other) => is[other] > is[type] + 1e-9)).toEqual([]);
      }),
    );
  });
});

describe('MBTI', () => {
  it('alone gives no share, sum or group', () => {
    for (const mbti of MBTI_TYPES) {
      const result = quizResult({ statements: [], mbti }, 'en');
      expect(result.weights).toEqual({ activities: 0, statements: 0, environment: 0, mbti: 0 });
      expect(result.counted?.every(({ total }) => total === 0)).toBe(true);
      expect(result.leaning).toBe('none');
      expect(result.majors).toEqual([]);
    }
  });

  it('counts by its letters with other answers', () => {
    const parts = (mbti: (typeof MBTI_TYPES)[number]) => {
      const { parts: all } = scoreAnswers({ statements: ['numbers'], mbti });
      return INTERESTS.filter((type) => all.mbti[type] > 0);
    };
    expect(parts('ENFP')).toEqual(['A', 'S', 'E']);
    expect(parts('ISTP')).toEqual(['R']);
    expect(parts('ESFJ')).toEqual(['S', 'E', 'C']);
    expect(parts('INTP')).toEqual(['I']);
    expect(parts('INTJ')).toEqual(['I']);
  });
});

describe('the sums', () => {
  it('are weighted by the answered parts, and the shares add up to 1', () => {
    fc.assert(
      fc.property(arbitraryBody, (body) => {
        const { weights } = scoreAnswers(body);
        const given = {
          activities: (body.activities ?? []).length > 0,
          statements: body.statements.length > 0,
          environment: body.environment !== null,
          mbti: body.mbti !== null,
        };
        const basis = given.activities || given.statements || given.environment;
        const whole = BLOCKS.filter((block) => given[block]).reduce(
          (total, block) => total + BLOCK_WEIGHTS[block],
          0,
        );
        for (const block of BLOCKS) {
          const share = basis && given[block] ? BLOCK_WEIGHTS[block] / whole : 0;
          expect(weights[block]).toBeCloseTo(share, 12);
        }
      }),
    );
  });

  it('are centered, within their range, and the total of the answers', () => {
    fc.assert(
      fc.property(arbitraryBody, (body) => {
        const { weights, parts, totals } = scoreAnswers(body);
        for (const block of BLOCKS) {
          const values = INTERESTS.map((type) => parts[block][type]);
          expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(0, 12);
          const spread = Math.max(...values) - Math.min(...values);
          expect(spread).toBeLessThanOrEqual(weights[block] + 1e-12);
        }
        for (const type of INTERESTS) {
          const sum = BLOCKS.reduce((total, block) => total + parts[block][type], 0);
          expect(totals[type]).toBeCloseTo(sum, 12);
        }
      }),
    );
  });

  it('match the example of docs/quiz.md', () => {
    const { parts, totals } = scoreAnswers({
      statements: ['numbers', 'people'],
      environment: 'quiet',
    });
    const rounded = (scores: Readonly<Record<Interest, number>>) =>
      INTERESTS.map((type) => Number(scores[type].toFixed(3)) + 0);
    // .20 / .35 of the statements, .15 / .35 of the environment.
    expect(rounded(parts.statements)).toEqual([-0.308, 0.263, -0.308, 0.073, 0.018, 0.263]);
    expect(rounded(parts.environment)).toEqual([-0.143, 0.286, -0.143, -0.143, -0.143, 0.286]);
    expect(rounded(totals)).toEqual([-0.451, 0.549, -0.451, -0.07, -0.125, 0.549]);
  });
});

describe('the published figures', () => {
  it('give each environment and each statement one point, and each type three activities', () => {
    for (const weights of Object.values(STATEMENT_WEIGHTS)) {
      expect(Object.values(weights).reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 12);
    }
    for (const type of INTERESTS) {
      expect(ACTIVITIES.filter((id) => ACTIVITY_TYPES[id] === type)).toHaveLength(3);
    }
  });
});
