import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import ICAL from 'ical.js';

/** An event of a calendar file: its id, date and zone, and its reminders. */
type CalendarEvent = {
  uid: string;
  end: string;
  zone: string | null;
  /** The time zones defined in the file. */
  described: string[];
  alarms: number;
};

/** The file that a button downloads. */
export async function downloaded(page: Page, button: Locator) {
  const waiting = page.waitForEvent('download');
  await button.click();
  const download = await waiting;
  const text = readFileSync(await download.path(), 'utf8');
  return { name: download.suggestedFilename(), text, events: () => eventsOf(text) };
}

/** The events of a calendar file, parsed like a calendar program. Throws on errors. */
function eventsOf(text: string): CalendarEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const described = calendar
    .getAllSubcomponents('vtimezone')
    .map((zone) => String(zone.getFirstPropertyValue('tzid')));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, startDate } = new ICAL.Event(component);
    const zone = component.getFirstProperty('dtstart')?.getFirstParameter('tzid') ?? null;
    return {
      uid,
      end: startDate.toString(),
      zone,
      described,
      alarms: component.getAllSubcomponents('valarm').length,
    };
  });
}
