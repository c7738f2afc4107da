// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Bookmark } from '@/api/bookmark/contract';
import { newPlanStep, type PlanStepRecord } from '@/api/plan-step/contract';
import { newEntry } from './outbox';
import { stepsByProgram } from './steps-by-program';

function saved(id: number): Bookmark {
  const school = { id, name: 'Aalto', iso_code: 'FI' };
  const program = { id, title: 'P', school, deadline: '2027-01-20' };
  return { id, status: 'preparing', order_no: id, program };
}

function record(program_id: number): PlanStepRecord {
  return { ...newPlanStep('test'), program_id, key: 'test', updated_at: '' };
}

const first = saved(1);
const records = [record(1), record(2)];
const stepsOf = (
  bookmark: Bookmark,
  stored = records,
  entries: Parameters<typeof stepsByProgram>[1]['entries'] = [],
) => {
  const all = stepsByProgram([bookmark], { records: stored, entries, wording: () => 'no' });
  return all.get('1') ?? [];
};

describe('the steps of a program', () => {
  it('are the same list while neither they nor the last day change', () => {
    const before = stepsOf(first);
    expect(stepsOf(first)).toBe(before);
    expect(stepsOf({ ...first, order_no: 7, note: 'Mai' })).toBe(before);
    expect(stepsOf(first, [record(2), ...records.slice(0, 1)])).toBe(before);
    const other = newEntry({ program_id: 2, key: 'test' }, newPlanStep('test'));
    expect(stepsOf(first, records, [other])).toBe(before);
  });

  it('follow a change of the last day, of what is stored, and of what waits', () => {
    const day = (steps: ReturnType<typeof stepsOf>, of: string) =>
      steps.find(({ key }) => key === of)?.due?.day;
    expect(day(stepsOf(first), 'form')).toBe('2027-01-20');
    expect(day(stepsOf({ ...first, deadline: '2027-01-10' }), 'form')).toBe('2027-01-10');
    expect(day(stepsOf({ ...first, deadline: '2027-01-10', status: 'submitted' }), 'form')).toBe(
      '2027-01-20',
    );
    expect(day(stepsOf(first, [{ ...record(1), day: '2026-12-01' }]), 'test')).toBe('2026-12-01');
    const done = newEntry(
      { program_id: 1, key: 'test' },
      { ...newPlanStep('test'), state: 'done' },
    );
    const state = (steps: ReturnType<typeof stepsOf>) =>
      steps.find(({ key }) => key === 'test')?.state;
    expect(state(stepsOf(first, records, [done]))).toBe('done');
    expect(state(stepsOf(first))).toBe('open');
    expect(stepsOf(first, [])).toHaveLength(stepsOf(first).length);
  });
});
