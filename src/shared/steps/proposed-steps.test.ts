// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Program } from '@/api/program/contract';
import type { StepKind } from '@/api/plan-step/contract';
import type { DueDate } from '@/shared/program/deadlines';
import { instantOf } from '@/lib/time-zone';
import { proposedSteps } from './proposed-steps';

function program(iso_code: string | null, dates: Partial<Program> = {}): Program {
  return { id: 1, title: 'P', school: { id: 1, name: 'S', iso_code }, ...dates };
}

const DATES = {
  deadline: '2027-01-15',
  deadline_time: '23:59',
  deadline_time_zone: 'Europe/Amsterdam',
  starts: '2027-09',
};

const ALL = ['US', 'AU', 'GB', 'NL', 'DE', 'FI', 'MY', 'SG', 'CA', 'JP', 'KR', 'TW', 'FR', 'VN'];

/** The end of a step's day for a student in Hanoi. */
function endIn(zone: string | null, day: string, time: string | null): number {
  return instantOf(day, time ?? '24:00', zone ?? 'Asia/Ho_Chi_Minh');
}

describe('the proposed steps', () => {
  it.each([
    ['US', ['test', 'letters', 'essay', 'transcript', 'fee', 'form', 'visa']],
    ['GB', ['test', 'essay', 'letters', 'fee', 'form', 'visa']],
    ['NL', ['test', 'transcript', 'essay', 'fee', 'form', 'visa']],
    ['DE', ['test', 'transcript', 'essay', 'fee', 'form', 'visa']],
    ['JP', ['test', 'transcript', 'letters', 'essay', 'fee', 'form', 'visa']],
    ['AU', ['test', 'transcript', 'fee', 'form', 'visa']],
    ['VN', ['transcript', 'fee', 'form']],
    // A country that this client does not know, and one that the server does not tell.
    ['BR', ['test', 'transcript', 'essay', 'fee', 'form', 'visa']],
    [null, ['test', 'transcript', 'essay', 'fee', 'form', 'visa']],
  ])('of %s, in the order of their dates', (country, keys) => {
    const steps = proposedSteps(program(country, DATES));
    expect(steps.map(({ key }) => key)).toEqual(keys);
    const days = steps.map(({ due }) => due?.day ?? '');
    expect(days).toEqual(days.toSorted());
  });

  it('the form has the deadline itself, the others days of the student’s own', () => {
    const steps = proposedSteps(program('NL', DATES));
    expect(steps.find(({ key }) => key === 'form')?.due).toEqual({
      day: '2027-01-15',
      time: '23:59',
      zone: 'Europe/Amsterdam',
    });
    expect(steps.find(({ key }) => key === 'essay')?.due).toEqual({
      day: '2027-01-01',
      time: null,
      zone: null,
    });
  });

  it('are counted from another date if one is given', () => {
    const due = { day: '2026-12-31', time: null, zone: null };
    const steps = proposedSteps(program('NL', DATES), due);
    expect(steps.find(({ key }) => key === 'form')?.due).toEqual(due);
    expect(steps.find(({ key }) => key === 'fee')?.due?.day).toBe('2026-12-28');
  });

  it.each([{}, { deadline: null }, { deadline: 'soon' }, { deadline: '2027-02-30' }])(
    'have no dates with %o',
    (dates) => {
      const steps = proposedSteps(program('NL', { starts: '2027-09', ...dates }));
      expect(steps).toHaveLength(6);
      expect(steps.flatMap(({ due }) => due ?? [])).toEqual([]);
    },
  );

  it('the visa comes before the first month, after the decision, or has no date', () => {
    const visa = (starts: string | null) =>
      proposedSteps(program('NL', { ...DATES, starts })).at(-1)?.due?.day ?? null;
    expect(visa('2027-09')).toBe('2027-06-18');
    expect(visa('2027-02')).toBe('2027-01-23');
    expect(visa('2027-01')).toBeNull();
    expect(visa(null)).toBeNull();
  });

  it('of any program have unique keys and real dates, none but the visa after the deadline', () => {
    const day = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const dates = fc.record({
      deadline: fc.oneof(day, fc.constantFrom(null, '', 'soon', '2027-02-30', '2027-13-01')),
      deadline_time: fc.constantFrom(null, '00:00', '12:00', '23:59'),
      deadline_time_zone: fc.constantFrom(
        null,
        'Pacific/Auckland',
        'Pacific/Honolulu',
        'Mars/Base',
      ),
      starts: fc.oneof(
        fc.constant(null),
        day.map((start) => start.slice(0, 7)),
      ),
    });
    const country = fc.oneof(fc.constantFrom(...ALL, null), fc.string({ maxLength: 3 }));
    fc.assert(
      fc.property(country, dates, (iso, own) => {
        const steps = proposedSteps(program(iso, own));
        expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length);
        expect(steps.filter(({ key, kind }) => key !== kind)).toEqual([]);
        const form = steps.find(({ kind }) => kind === 'form')?.due ?? null;
        const end = form ? endIn(form.zone, form.day, form.time) : Number.NaN;
        const isReal = ({ day: date }: DueDate) =>
          new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10) === date;
        const isInTime = (kind: StepKind, due: DueDate) =>
          kind === 'visa'
            ? due.day > (form?.day ?? '') && due.day < `${own.starts}-01`
            : endIn(due.zone, due.day, due.time) <= end;
        const wrong = steps.filter(({ kind, due }) => due && !(isReal(due) && isInTime(kind, due)));
        expect(wrong).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });
});
