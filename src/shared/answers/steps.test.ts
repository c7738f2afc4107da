// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { NO_ANSWERS } from './answers';
import {
  answerOf,
  firstOpenStep,
  resumeStep,
  readStep,
  QUESTION_STEPS,
  stepAfter,
  stepBefore,
} from './question-steps';

describe('the questions', () => {
  it('are ordered, forwards and back', () => {
    expect(QUESTION_STEPS.map(stepAfter)).toEqual(['grade', 'budget', 'field', 'majors', null]);
    expect(QUESTION_STEPS.map(stepBefore)).toEqual([null, 'countries', 'grade', 'budget', 'field']);
  });

  it('each have a different answer', () => {
    expect(new Set(QUESTION_STEPS.map(answerOf)).size).toBe(QUESTION_STEPS.length);
  });

  it.each([null, '', 'Grade', 'toString', 'x'.repeat(10_000)])('do not include %j', (raw) => {
    expect(readStep(raw)).toBeNull();
  });

  it('are found by their names', () => {
    expect(QUESTION_STEPS.map(readStep)).toEqual([...QUESTION_STEPS]);
  });

  it('are open until answered', () => {
    expect(firstOpenStep(NO_ANSWERS)).toBe('countries');
    expect(firstOpenStep({ ...NO_ANSWERS, classGradeId: 12, budget: { min: 0, max: null } })).toBe(
      'countries',
    );
    const all = { ...NO_ANSWERS, classGradeId: 0, countryIds: [1], parentId: 1, titleIds: [1] };
    expect(firstOpenStep({ ...all, budget: { min: 0, max: null } })).toBeNull();
  });

  it.each([
    ['the first, without an answer', {}, 'countries'],
    ['the first, where only a later one is answered', { parentId: 1, titleIds: [1] }, 'countries'],
    ['the next', { countryIds: [1], classGradeId: 12 }, 'budget'],
    ['the next, past one without an answer', { countryIds: [1], parentId: 1 }, 'majors'],
    ['the last, which leads to the list', { countryIds: [1], titleIds: [1] }, 'majors'],
  ])('go on at %s', (_, answers, step) => {
    expect(resumeStep({ ...NO_ANSWERS, ...answers })).toBe(step);
  });
});
