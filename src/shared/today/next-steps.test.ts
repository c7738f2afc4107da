import { describe, expect, it } from 'vitest';
import type { Bookmark } from '@/api/bookmark/contract';
import { newPlanStep } from '@/api/plan-step/contract';
import type { PlanStep } from '@/shared/steps/plan-step';
import { nextSteps } from './next-steps';

const NOW = new Date('2026-11-24T12:00:00');

function program(id: number, more: Partial<Bookmark> = {}): Bookmark {
  return {
    id,
    status: 'preparing',
    order_no: id,
    program: { id, title: `P${id}`, deadline: '2027-01-15', school: { id, name: `S${id}` } },
    ...more,
  };
}

function step(
  of: number,
  kind: PlanStep['kind'],
  day: string | null,
  more: Partial<PlanStep> = {},
) {
  const { state, title } = newPlanStep(kind);
  return {
    programId: String(of),
    key: kind,
    kind,
    title: title ?? null,
    due: day === null ? null : { day, time: null, zone: null },
    suggested: false,
    state,
    essayId: null,
    scholarshipId: null,
    waiting: false,
    refused: null,
    ...more,
  };
}

function next(bookmarks: Bookmark[], steps: PlanStep[]) {
  const stepsOf = (id: unknown) => steps.filter(({ programId }) => programId === String(id));
  return nextSteps(bookmarks, stepsOf, NOW).map(({ kind, bookmark, served, days }) => ({
    kind,
    of: bookmark.id,
    serves: served.map(({ bookmark: { id } }) => id),
    days,
  }));
}

describe('the next steps', () => {
  it('are by date: overdue, the nearest, undated last', () => {
    const steps = [
      step(1, 'own', null),
      step(1, 'essay', '2026-12-01'),
      step(1, 'fee', '2026-11-20'),
      step(1, 'form', '2027-01-15', { state: 'done' }),
    ];
    expect(next([program(1)], steps).map(({ kind }) => kind)).toEqual(['fee', 'essay', 'own']);
  });

  it('a suggested date that has passed is not overdue: it comes after what is due in the next days', () => {
    const suggested = { suggested: true };
    const steps = [
      step(1, 'test', '2026-10-01', suggested),
      step(1, 'fee', '2026-12-08', suggested),
      step(1, 'form', '2027-01-15'),
      step(2, 'own', '2026-11-20'),
    ];
    const found = next([program(1), program(2)], steps);
    expect(found.map(({ kind }) => kind)).toEqual(['own', 'fee', 'test', 'form']);
  });

  it('a program that is saved three days before its deadline begins with its form', () => {
    const late = program(1, { deadline: '2026-11-27' });
    const steps = [
      step(1, 'test', '2026-10-01', { suggested: true }),
      step(1, 'fee', '2026-11-23', { suggested: true }),
      step(1, 'form', '2026-11-27'),
      step(2, 'essay', '2026-11-30', { suggested: true }),
    ];
    const found = next([late, program(2)], steps);
    expect(found.map(({ kind }) => kind)).toEqual(['form', 'test', 'fee', 'essay']);
  });

  it('of a test that serves two programs, the date to come counts', () => {
    const steps = [
      step(1, 'test', '2026-10-01', { suggested: true }),
      step(2, 'test', '2026-12-01', { suggested: true }),
    ];
    expect(next([program(1), program(2)], steps)).toEqual([
      { kind: 'test', of: 2, serves: [1, 2], days: 7 },
    ]);
  });

  it('a step with a name of its own is not shared', () => {
    const steps = [
      step(1, 'test', '2026-12-01'),
      step(1, 'test', '2026-12-02', { key: 'a', title: 'SAT' }),
      step(2, 'test', '2026-12-03'),
    ];
    const found = next([program(1), program(2)], steps);
    expect(found.map(({ serves }) => serves)).toEqual([[1, 2], [1]]);
  });

  it('one test serves three programs, by the nearest date of them', () => {
    const steps = [
      step(1, 'test', '2026-12-20'),
      step(2, 'test', '2026-12-01'),
      step(3, 'test', null),
    ];
    expect(next([program(1), program(2), program(3)], steps)).toEqual([
      { kind: 'test', of: 2, serves: [1, 2, 3], days: 7 },
    ]);
  });

  it('on the same day the one that serves most programs is first', () => {
    const day = '2026-12-01';
    const steps = [step(1, 'fee', day), step(1, 'letters', day), step(2, 'letters', day)];
    const [first] = next([program(1), program(2)], steps);
    expect(first).toMatchObject({ kind: 'letters', serves: [1, 2] });
  });

  it('an essay serves the programs that it is linked to', () => {
    const steps = [
      step(1, 'essay', '2026-12-01', { essayId: 'e1' }),
      step(2, 'essay', '2026-12-02', { essayId: 'e1' }),
      step(3, 'essay', '2026-12-03'),
    ];
    const found = next([program(1), program(2), program(3)], steps);
    expect(found.map(({ serves }) => serves)).toEqual([[1, 2], [3]]);
  });

  it('are none of a missed program, of a refused one, and of the form that was sent', () => {
    const closed = { id: 1, title: 'P1', deadline: '2026-11-10', school: { id: 1, name: 'S1' } };
    const missed = program(1, { deadline: '2026-11-01', program: closed });
    const refused = program(2, { status: 'decided', outcome: 'refused' });
    const sent = program(3, { status: 'submitted' });
    const day = '2026-12-01';
    const steps = [step(1, 'fee', day), step(2, 'own', day), step(3, 'form', day)];
    expect(next([missed, refused, sent], steps)).toEqual([]);
  });

  it('stay after a day that only the student has set', () => {
    const early = program(1, { deadline: '2026-11-01' });
    const allYear = { id: 2, title: 'P2', deadline: null, school: { id: 2, name: 'S2' } };
    const rolling = program(2, { deadline: '2026-11-01', program: allYear });
    const steps = [step(1, 'fee', '2026-12-01'), step(2, 'fee', '2026-12-02')];
    expect(next([early, rolling], steps).map(({ of }) => of)).toEqual([1, 2]);
  });

  it('an offer asks for its reply, and for the visa', () => {
    const offer = program(1, { status: 'decided', outcome: 'offer', deadline: '2026-12-06' });
    const waiting = program(2, { status: 'submitted' });
    const steps = [step(1, 'visa', '2027-06-18'), step(2, 'visa', '2027-06-18')];
    expect(next([offer, waiting], steps)).toEqual([
      { kind: 'reply', of: 1, serves: [], days: 12 },
      { kind: 'visa', of: 1, serves: [1], days: 206 },
    ]);
  });
});
