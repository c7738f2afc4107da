import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bookmark } from '@/api/bookmark/contract';
import { newPlanStep } from '@/api/plan-step/contract';
import { stepsByProgram } from './steps-by-program';
import { firstOpen, isStillOpen, urgencyOf } from './urgency';

const NOW = new Date('2026-11-24T12:00:00');

/** A program with this deadline, and its steps with what is stored. */
function saved(deadline: string, stored: Partial<ReturnType<typeof newPlanStep>>[] = []) {
  const school = { id: 1, name: 'Aalto', iso_code: 'US' };
  const bookmark: Bookmark = {
    id: 1,
    status: 'considering',
    order_no: 1,
    program: { id: 1, title: 'P', school, deadline, starts: '2027-09' },
  };
  const records = stored.map((fields) => {
    const kind = fields.kind ?? 'test';
    return { ...newPlanStep(kind), program_id: 1, key: kind, updated_at: '', ...fields };
  });
  const all = stepsByProgram([bookmark], { records, entries: [], wording: () => '' });
  return { bookmark, steps: all.get('1') ?? [] };
}

const open = (deadline: string, stored?: Parameters<typeof saved>[1]) =>
  saved(deadline, stored)
    .steps.filter((step) => isStillOpen(step, NOW))
    .map(({ kind }) => kind);

describe('a step is still open', () => {
  it('if its suggested date has passed', () => {
    expect(open('2027-03-01')).toEqual([]);
    expect(open('2026-12-20')).toEqual(['test', 'letters']);
    expect(open('2026-11-26')).toEqual(['test', 'letters', 'essay', 'transcript', 'fee']);
  });

  it('also if something of it is stored, but not if it is done or the date is the student’s own', () => {
    const day = '2026-11-01';
    expect(open('2026-12-20', [{ kind: 'letters' }])).toEqual(['test', 'letters']);
    expect(open('2026-12-20', [{ kind: 'letters', state: 'done' }])).toEqual(['test']);
    expect(open('2026-12-20', [{ kind: 'letters', day }])).toEqual(['test']);
  });
});

describe('the step to do first', () => {
  const first = (deadline: string, stored?: Parameters<typeof saved>[1]) => {
    const { steps, bookmark } = saved(deadline, stored);
    return firstOpen(steps, bookmark, NOW)?.kind;
  };

  it('is the next one that is due, or one that is still open if nothing is due in the next days', () => {
    expect(first('2027-01-15')).toBe('test');
    // Essay in 12 days.
    expect(first('2026-12-20')).toBe('essay');
    const essay = { kind: 'essay', state: 'done' } as const;
    const transcript = { kind: 'transcript', state: 'done' } as const;
    expect(first('2026-12-20', [essay, transcript])).toBe('test');
    expect(first('2026-11-26')).toBe('form');
  });

  it('is what the student has planned for a day that has passed', () => {
    expect(first('2026-12-20', [{ kind: 'letters', day: '2026-11-01' }])).toBe('letters');
  });

  it('is never still open while another one is due within two weeks, whatever the deadline', () => {
    const days = fc.integer({ min: 0, max: 90 });
    fc.assert(
      fc.property(days, (left) => {
        const deadline = new Date(Date.UTC(2026, 10, 24 + left)).toISOString().slice(0, 10);
        const { steps, bookmark } = saved(deadline);
        const due = steps.filter((step) => {
          const urgency = urgencyOf(step, bookmark, NOW);
          return !isStillOpen(step, NOW) && urgency <= 14;
        });
        const next = firstOpen(steps, bookmark, NOW);
        expect(next && isStillOpen(next, NOW) && due.length > 0).toBe(false);
      }),
    );
  });
});
