// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { NO_ANSWERS } from './answers';
import { answerOf, firstOpenStep, readStep, STEPS, stepAfter, stepBefore } from './steps';

describe('the questions', () => {
  it('follow each other, and lead back', () => {
    expect(STEPS.map(stepAfter)).toEqual(['countries', 'budget', 'field', 'majors', null]);
    expect(STEPS.map(stepBefore)).toEqual([null, 'grade', 'countries', 'budget', 'field']);
  });

  it('each ask for another answer', () => {
    expect(new Set(STEPS.map(answerOf)).size).toBe(STEPS.length);
  });

  it.each([null, '', 'Grade', 'toString', 'x'.repeat(10_000)])('are not named %j', (raw) => {
    expect(readStep(raw)).toBeNull();
  });

  it('are found by their names', () => {
    expect(STEPS.map(readStep)).toEqual([...STEPS]);
  });

  it('are open until they have an answer', () => {
    expect(firstOpenStep(NO_ANSWERS)).toBe('grade');
    expect(firstOpenStep({ ...NO_ANSWERS, classGradeId: 12, budget: { min: 0, max: null } })).toBe(
      'countries',
    );
    const all = { ...NO_ANSWERS, classGradeId: 0, countryIds: [1], parentId: 1, titleIds: [1] };
    expect(firstOpenStep({ ...all, budget: { min: 0, max: null } })).toBeNull();
  });
});
