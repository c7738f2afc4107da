import ICAL from 'ical.js';
import type { Bookmark } from '@/api/bookmark/contract';
import type { IcsTexts } from '@/features/plan/exports/plan-ics';

export const now = new Date('2026-11-21T09:00:00Z');
export const noSteps = () => [];
export const texts: IcsTexts = {
  name: 'Saola: my plan',
  summary: (task, { title }) => `${task}: ${title}`,
  step: ({ kind, title }, program) => `${title ?? kind}: ${program.title}`,
  description: ({ school }, due) => `${school.name}\n${due?.zone ?? 'unknown'}`,
  linkOf: ({ id }) => `https://saola.example/school-list?program=${id}`,
  host: 'saola.example',
};

type Changes = Partial<Omit<Bookmark, 'program'>> & { program?: Partial<Bookmark['program']> };

export function bookmark({ program, ...own }: Changes = {}): Bookmark {
  return {
    id: 1,
    status: 'considering',
    order_no: 1,
    ...own,
    program: {
      id: 'p1',
      title: 'BSc Data Science',
      school: { id: 5, name: 'Aalto University' },
      deadline: '2027-01-20',
      deadline_time_zone: 'Europe/Helsinki',
      ...program,
    },
  };
}

/** Reads a calendar as Thunderbird does, with only the time zones defined in the file. */
export function readCalendar(text: string) {
  ICAL.TimezoneService.reset();
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((component) => ({
    component,
    event: new ICAL.Event(component),
  }));
}
