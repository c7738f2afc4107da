// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countStates, evaluate, rankPrograms } from './evaluate';
import { CHOICES, PROGRAM_IDS, PROGRAMS, SAMPLE, type SampleAnswers } from './sample';

const answers: fc.Arbitrary<SampleAnswers> = fc.record({
  budgetMax: fc.constantFrom(...CHOICES.budgetMax),
  average: fc.constantFrom(...CHOICES.average),
  ielts: fc.constantFrom(...CHOICES.ielts),
  chemistry: fc.boolean(),
});

describe('the criteria of the sample list', () => {
  it('never meet fewer for a better average or test, more money or one more subject', () => {
    fc.assert(
      fc.property(answers, answers, fc.constantFrom(...PROGRAM_IDS), (one, other, id) => {
        const better: SampleAnswers = {
          budgetMax: Math.max(one.budgetMax, other.budgetMax),
          average: Math.max(one.average, other.average),
          ielts: Math.max(one.ielts ?? 0, other.ielts ?? 0) || null,
          chemistry: one.chemistry || other.chemistry,
        };
        expect(countStates(evaluate(id, better)).met).toBeGreaterThanOrEqual(
          countStates(evaluate(id, one)).met,
        );
      }),
    );
  });

  it('rank every program once, fewest unmet first', () => {
    fc.assert(
      fc.property(answers, (told) => {
        const order = rankPrograms(told);
        expect(order.toSorted()).toEqual([...PROGRAM_IDS].toSorted());
        const unmet = order.map((id) => countStates(evaluate(id, told)).unmet);
        expect(unmet).toEqual(unmet.toSorted((a, b) => a - b));
      }),
    );
  });

  it('are unknown, not unmet, for a test not taken', () => {
    const kinds = evaluate('utrecht', { ...SAMPLE.answers, ielts: null });
    expect(kinds.find(({ kind }) => kind === 'ielts')?.state).toBe('unknown');
  });

  it('use only values that can be chosen', () => {
    expect(CHOICES.budgetMax).toContain(SAMPLE.answers.budgetMax);
    expect(CHOICES.average).toContain(SAMPLE.answers.average);
    expect(CHOICES.ielts).toContain(SAMPLE.answers.ielts);
    for (const { deadline } of Object.values(PROGRAMS)) expect(deadline).toMatch(/^\d\d-\d\d$/);
  });
});
