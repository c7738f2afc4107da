import ICAL from 'ical.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Bookmark } from '@/api/bookmark/contract';
import { offsetAt } from '@/lib/time-zone';
import { bookmark, now, readCalendar, texts } from '@/test/plan/plan-calendar';
import { planIcs } from './plan-ics';
import type { FileStep } from './step-types';

afterEach(() => ICAL.TimezoneService.reset());

describe('the steps of a plan in its calendar', () => {
  it('has an event for each open step with a date, besides that of sending the form', async () => {
    const due = { day: '2027-01-20', time: null, zone: 'Europe/Helsinki' };
    const step = (key: FileStep['kind'], changes: Partial<FileStep> = {}): FileStep => ({
      ...{ key, kind: key, title: null, due, state: 'open' },
      ...changes,
    });
    const steps = [
      step('form'),
      step('essay', { due: { ...due, day: '2026-12-20' } }),
      step('fee', { state: 'done' }),
      step('letters', { due: null }),
      step('test', { due: { ...due, day: '2026-11-01' } }),
      step('own', { key: 'a b', title: 'Ask Mai', due: { ...due, time: '09:30', zone: null } }),
      step('visa', { due: { ...due, day: '2027-06-01', zone: null } }),
    ];
    const shown = async (own: Bookmark) =>
      readCalendar(await planIcs([own], () => steps, texts, now)).map(({ event }) => [
        event.uid.split('@')[0],
        event.summary,
        event.startDate.toString(),
      ]);
    const later = [
      ['step-p1-a%20b', 'Ask Mai: BSc Data Science', '2027-01-20'],
      ['step-p1-visa', 'visa: BSc Data Science', '2027-06-01'],
    ];
    expect(await shown(bookmark())).toEqual([
      ['program-p1', 'send: BSc Data Science', '2027-01-20T23:59:00'],
      ['step-p1-essay', 'essay: BSc Data Science', '2026-12-20T23:59:00'],
      ...later,
    ]);
    // What comes before sending is settled, with or without a tick.
    expect(await shown(bookmark({ status: 'submitted' }))).toEqual(later);
    expect(await shown(bookmark({ status: 'decided', outcome: 'refused' }))).toEqual([]);
    // Moved back, to apply once more.
    expect(await shown(bookmark({ status: 'preparing', outcome: 'refused' }))).toEqual(
      await shown(bookmark({ status: 'preparing' })),
    );
  });
});

describe('the reminders of an event', () => {
  const viewer = 'Asia/Ho_Chi_Minh';
  afterEach(() => vi.unstubAllEnvs());

  /** When each reminder rings, where the student is. */
  async function rings(own: Bookmark, steps: FileStep[] = [], at = now): Promise<string[][]> {
    vi.stubEnv('TZ', viewer);
    const events = readCalendar(await planIcs([own], () => steps, texts, at));
    return events.map(({ component, event }) =>
      component.getAllSubcomponents('valarm').map((alarm) => {
        const trigger = alarm.getFirstPropertyValue('trigger');
        if (!(trigger instanceof ICAL.Duration)) throw new Error('no duration');
        const start = event.startDate.toJSDate().getTime();
        const local = new Date(start + trigger.toSeconds() * 1000 + offsetAt(viewer, start));
        return local.toISOString().slice(0, 16);
      }),
    );
  }

  it.each([
    // 23:59 in Helsinki is 4:59 on the next day in Hanoi: the last morning is that of the 20th.
    ['2027-01-20', null, ['2027-01-07T08:00', '2027-01-18T08:00', '2027-01-20T08:00']],
    // 15:00 is 20:00 in Hanoi.
    ['2027-01-20', '15:00', ['2027-01-06T08:00', '2027-01-17T08:00', '2027-01-20T08:00']],
    ['2026-12-01', '15:00', ['2026-11-28T08:00', '2026-12-01T08:00']],
    ['2026-11-22', '15:00', ['2026-11-22T08:00']],
  ])('are on the student’s mornings 14 and 3 days before %s %s and on it', async (...given) => {
    const [deadline, deadline_time, expected] = given;
    expect(await rings(bookmark({ program: { deadline, deadline_time } }))).toEqual([expected]);
  });

  it('are on the mornings of a whole day too, and three days before a step', async () => {
    const due = { day: '2026-12-24', time: null, zone: null };
    const essay: FileStep = { key: 'essay', kind: 'essay', title: null, due, state: 'open' };
    expect(await rings(bookmark({ deadline: '2026-12-31' }), [essay])).toEqual([
      ['2026-12-17T08:00', '2026-12-28T08:00', '2026-12-31T08:00'],
      ['2026-12-21T08:00'],
    ]);
  });
});
