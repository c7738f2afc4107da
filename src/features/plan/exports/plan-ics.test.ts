import fc from 'fast-check';
import ICAL from 'ical.js';
import { afterEach, describe, expect, it } from 'vitest';
import type { Bookmark } from '@/api/bookmark/contract';
import { bookmark, noSteps, now, readCalendar, texts } from '@/test/plan/plan-calendar';
import { planIcs } from './plan-ics';
import { isTimeZone, offsetAt } from '@/lib/time-zone';

async function readOne(one: Bookmark, at = now) {
  const [found] = readCalendar(await planIcs([one], noSteps, texts, at));
  if (!found) throw new Error('no event');
  return found;
}

afterEach(() => ICAL.TimezoneService.reset());

const zones = [
  'Europe/London',
  'Europe/Amsterdam',
  'Europe/Berlin',
  'Europe/Helsinki',
  'Europe/Paris',
  'Asia/Kuala_Lumpur',
  'Asia/Singapore',
  'Asia/Tokyo',
  'Asia/Seoul',
  'Asia/Taipei',
  'Asia/Ho_Chi_Minh',
  'Pacific/Auckland',
  'America/Los_Angeles',
  'America/Phoenix',
  'America/Chicago',
  'America/Indiana/Indianapolis',
  'America/New_York',
  'America/Vancouver',
  'America/Edmonton',
  'America/Toronto',
  'Australia/Sydney',
  'Australia/Melbourne',
  'Australia/Brisbane',
  'Australia/Perth',
  'Australia/Hobart',
  // Not in the catalogue: half-hour offsets, half-hour summer time, and a winter time during Ramadan.
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
];

/** The instant of 23:59 on a day in a zone, found without the date arithmetic under test. */
function lastMinute(day: string, zone: string): number {
  const wall = Date.parse(`${day}T23:59:00Z`);
  const guess = wall - offsetAt(zone, wall);
  return wall - offsetAt(zone, guess);
}

describe('the calendar of a plan', () => {
  it('has the task, date and place', async () => {
    const { component, event } = await readOne(bookmark({ note: 'Ask Mai' }));
    expect(event.summary).toBe('send: BSc Data Science');
    expect(event.location).toBe('Aalto University');
    expect(event.description).toBe(
      'Aalto University\nEurope/Helsinki\n\nAsk Mai\n\nhttps://saola.example/school-list?program=p1',
    );
    expect(event.uid).toBe('program-p1@saola.example');
    expect(component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-21T09:00:00Z');
    expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
  });

  it('ends each line with CRLF, and has no line over 75 bytes', async () => {
    const title = '学'.repeat(200) + '🦌'.repeat(100);
    const text = await planIcs([bookmark({ program: { title } })], noSteps, texts, now);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const bytes = text.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...bytes)).toBeLessThanOrEqual(75);
  });

  it.each(zones)('ends at the last minute of the day in %s, summer and winter', async (zone) => {
    const days = [
      '2026-12-31',
      '2027-03-13',
      '2027-03-28',
      '2027-07-01',
      '2027-10-31',
      '2027-11-07',
    ];
    const list = days.map((deadline, index) =>
      bookmark({ program: { id: index, deadline, deadline_time_zone: zone } }),
    );
    const events = readCalendar(await planIcs(list, noSteps, texts, now));
    expect(events.map(({ event }) => event.startDate.toJSDate().getTime())).toEqual(
      days.map((day) => lastMinute(day, zone)),
    );
    expect(events.map(({ event }) => event.startDate.toString().slice(0, 10))).toEqual(days);
  });

  it('is correct on every day around each clock change', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 365 * 4 }),
        async (zone, ahead) => {
          const deadline = new Date(now.getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
          const { event } = await readOne(
            bookmark({ program: { deadline, deadline_time_zone: zone } }),
          );
          expect(event.startDate.toJSDate().getTime()).toBe(lastMinute(deadline, zone));
        },
      ),
      { numRuns: 150 },
    );
  });

  it('keeps any text unchanged', async () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({
        unit: fc.constantFrom(',', ';', '\\', '\n', '"', ':', '🦌', 'ệ', '\t', 'N', 'n'),
      }),
      fc.constant('END:VEVENT\nBEGIN:VEVENT\nSUMMARY:x'),
      fc.constant('a'.repeat(10_000)),
      fc.constant('😀'.repeat(5000)),
    );
    await fc.assert(
      fc.asyncProperty(hostile, hostile, async (title, note) => {
        const { event } = await readOne(bookmark({ note, program: { title } }));
        const kept = (text: string) =>
          text.replace(/(?![\t\n\r])\p{Cc}|\p{Cs}|[\u2028\u2029]/gu, ' ').replace(/\r\n?/g, '\n');
        expect(event.summary).toBe(`send: ${kept(title)}`);
        expect(event.description).toContain(kept(note));
      }),
      { numRuns: 150 },
    );
  });

  it.each([null, '', 'Mars/Base', 'x\r\nATTACH:y', '../etc'])(
    'has an all-day event if the zone is %j',
    async (deadline_time_zone) => {
      const { event } = await readOne(bookmark({ program: { deadline_time_zone } }));
      expect(event.startDate.isDate).toBe(true);
      expect(event.startDate.toString()).toBe('2027-01-20');
      expect(event.description).toContain('unknown');
    },
  );

  it('has one event for each future date', async () => {
    const list = [
      bookmark({ id: 1, program: { id: 1, deadline: '2026-11-20' } }),
      bookmark({ id: 2, program: { id: 2, deadline: '2026-11-21' } }),
      bookmark({ id: 3, program: { id: 3, deadline: null } }),
      bookmark({ id: 4, deadline: '2026-12-01', program: { id: 4 } }),
      bookmark({ id: 5, status: 'submitted', program: { id: 5 } }),
      bookmark({
        id: 6,
        status: 'decided',
        outcome: 'offer',
        deadline: '2026-12-03',
        program: { id: 6 },
      }),
      bookmark({ id: 7, program: { id: 7, deadline: 'soon' } }),
    ];
    const events = readCalendar(await planIcs(list, noSteps, texts, now)).map(({ event }) => event);
    expect(events.map(({ uid, summary }) => [uid.split('@')[0], summary.split(':')[0]])).toEqual([
      ['program-2', 'send'],
      ['program-4', 'send'],
      ['program-6', 'reply'],
    ]);
    // A date of the student's own is a day, wherever the school is.
    expect(events[1]?.startDate.toString()).toBe('2026-12-01');
  });

  it('is a valid calendar without future dates', async () => {
    expect(readCalendar(await planIcs([], noSteps, texts, now))).toEqual([]);
  });

  it('updates the same event on a later import, with a higher sequence', async () => {
    const first = await readOne(bookmark());
    const later = await readOne(
      bookmark({ id: 99, note: 'new' }),
      new Date(now.getTime() + 60_000),
    );
    expect(later.event.uid).toBe(first.event.uid);
    expect(later.event.sequence).toBeGreaterThan(first.event.sequence);
  });
});

describe('isTimeZone', () => {
  it.each(['Europe/Amsterdam', 'America/Argentina/Buenos_Aires', 'UTC', 'Etc/GMT+5'])(
    'accepts %s',
    (zone) => expect(isTimeZone(zone)).toBe(true),
  );
});
