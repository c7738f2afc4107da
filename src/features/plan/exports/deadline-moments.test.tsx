import { render } from '@testing-library/react';
import ICAL from 'ical.js';
import papa from 'papaparse';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Bookmark } from '@/api/bookmark/contract';
import { PlanCard } from '@/features/plan/card';
import { loadMessages, messagesOf } from '@/i18n/messages';
import { CSV_COLUMNS, loadCsvTexts, type CsvTexts } from './csv-texts';
import { planCsv } from './plan-csv';
import { planIcs } from './plan-ics';
import { PlanPrint } from './plan-print';

const now = new Date('2026-11-21T09:00:00Z');
const columns = Object.fromEntries(CSV_COLUMNS.map((name) => [name, name]));
const noSteps = () => [];
const icsTexts = {
  name: '',
  summary: () => '',
  step: () => '',
  description: () => '',
  linkOf: () => 'https://saola.example',
  host: 'saola.example',
};

function saved(day: string, time: string | null, zone: string): Bookmark {
  const school = { id: 1, name: 'S' };
  const deadline = { deadline: day, deadline_time: time, deadline_time_zone: zone };
  const program = { id: 1, title: 'P', school, ...deadline };
  return { id: 1, status: 'considering', order_no: 1, program };
}

async function textOf(node: React.ReactNode): Promise<string> {
  await loadMessages('en', ['common', 'saved', 'checklist']);
  const { container } = render(<I18nextProvider i18n={messagesOf('en')}>{node}</I18nextProvider>);
  return (container.textContent ?? '').replace(/\s/g, ' ');
}

afterEach(() => {
  vi.unstubAllEnvs();
  ICAL.TimezoneService.reset();
});

const noop = () => {};
const NO_ACTIONS = {
  onOpen: noop,
  onMenu: noop,
  onStep: noop,
  onResend: noop,
  onDiscard: noop,
  onSheet: noop,
  onOutcome: noop,
  canAddStep: true,
};

describe.each<
  [
    what: string,
    viewer: string,
    deadline: [string, string | null, string],
    instant: string,
    text: string,
    yourTime: string,
  ]
>([
  [
    '18:00 in London, from Hanoi',
    'Asia/Ho_Chi_Minh',
    ['2027-01-13', '18:00', 'Europe/London'],
    '2027-01-13T18:00:00Z',
    'Jan 13, 202718:00 London time, 01:00 on Jan 14 where you are',
    '2027-01-14 01:00',
  ],
  [
    'the day when New York changes its clocks, from Hanoi',
    'Asia/Ho_Chi_Minh',
    ['2027-03-14', '23:59', 'America/New_York'],
    '2027-03-15T03:59:00Z',
    'Mar 14, 202723:59 New York time, 10:59 on Mar 15 where you are',
    '2027-03-15 10:59',
  ],
  [
    'noon in Auckland, from across the date line',
    'Pacific/Honolulu',
    ['2026-12-01', '12:00', 'Pacific/Auckland'],
    '2026-11-30T23:00:00Z',
    'Dec 1, 202612:00 Auckland time, 13:00 on Nov 30 where you are',
    '2026-11-30 13:00',
  ],
  [
    '15:00 in Helsinki, the same day in Hanoi',
    'Asia/Ho_Chi_Minh',
    ['2027-01-20', '15:00', 'Europe/Helsinki'],
    '2027-01-20T13:00:00Z',
    'Jan 20, 202715:00 Helsinki time',
    '',
  ],
  [
    'the end of a day in Berlin',
    'Asia/Ho_Chi_Minh',
    ['2027-07-15', null, 'Europe/Berlin'],
    '2027-07-15T21:59:00Z',
    'Jul 15, 2027',
    '',
  ],
])('%s', (_, viewer, [day, time, zone], instant, text, yourTime) => {
  it('is the same moment on the card, on paper, in the calendar and in the table', async () => {
    vi.stubEnv('TZ', viewer);
    const bookmark = saved(day, time, zone);

    const card = await textOf(
      <PlanCard bookmark={bookmark} steps={[]} now={now} {...NO_ACTIONS} />,
    );
    expect(card.endsWith(text)).toBe(true);
    expect(await textOf(<PlanPrint bookmarks={[bookmark]} />)).toContain(text);

    const calendar = new ICAL.Component(
      ICAL.parse(await planIcs([bookmark], noSteps, icsTexts, now)),
    );
    for (const part of calendar.getAllSubcomponents('vtimezone')) {
      ICAL.TimezoneService.register(part);
    }
    const [event] = calendar.getAllSubcomponents('vevent');
    if (!event) throw new Error('no event');
    expect(new ICAL.Event(event).startDate.toJSDate()).toEqual(new Date(instant));

    const csv = planCsv([bookmark], noSteps, {
      ...(await loadCsvTexts('en')),
      columns: columns as CsvTexts['columns'], // a column for each name
    }).replace(/^\uFEFF/, '');
    expect(papa.parse(csv, { header: true }).data).toMatchObject([
      { deadline: day, time: time ?? '', timeZone: zone, yourTime },
    ]);
  });
});
