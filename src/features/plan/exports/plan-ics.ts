import type { ICalDayJsStub, ICalEventData } from 'ical-generator';
import type { Bookmark } from '@/api/bookmark/contract';
import type { Program } from '@/api/program/contract';
import { daysLeft, dueOf, taskOf, type DueDate, type Task } from '@/shared/program/deadlines';
import { loadPart } from '@/routing/lazy-reload';
import { timeZoneComponent } from './vtimezone';

export type IcsTexts = {
  /** Name of the calendar. */
  name: string;
  summary: (task: Task, program: Program) => string;
  /** `due` is `null` for a date of the student's own. */
  description: (program: Program, due: DueDate | null) => string;
  /** Address of a program on this site, with its origin. */
  linkOf: (program: Program) => string;
  /** Host of this site, for ids that no other calendar has. */
  host: string;
};

const DAY_SECONDS = 86_400;
const ALARM_DAYS = 7;

/** A local day and time without a zone. A `Date` would be in the browser's zone, where that time may not exist. */
class WallTime implements ICalDayJsStub {
  constructor(
    private readonly day: string,
    private readonly time: string,
  ) {}

  format(pattern?: string): string {
    return pattern === 'HHmmss' ? this.time : this.day.replaceAll('-', '');
  }

  isValid(): boolean {
    return !Number.isNaN(this.toDate().getTime());
  }

  toDate(): Date {
    return new Date(`${this.day}T00:00:00Z`);
  }

  toJSON(): string {
    return this.toDate().toJSON();
  }

  tz(): ICalDayJsStub {
    return this;
  }

  utc(): ICalDayJsStub {
    return this;
  }
}

/** Replaces what calendars must not contain (RFC 5545, 3.1): control characters and lone surrogates. */
function printable(text: string): string {
  return text.replace(/(?![\t\n\r])\p{Cc}|\p{Cs}|[\u2028\u2029]/gu, ' ');
}

type Entry = { bookmark: Bookmark; due: DueDate };

function entriesOf(bookmarks: readonly Bookmark[], now: Date): Entry[] {
  return bookmarks.flatMap((bookmark) => {
    const due = dueOf(bookmark);
    if (due === null || !/^\d{4}-\d\d-\d\d$/.test(due.day) || !(daysLeft(due, now) >= 0)) return [];
    return [{ bookmark, due }];
  });
}

function eventOf({ bookmark, due }: Entry, texts: IcsTexts, now: Date): ICalEventData {
  const { program, note } = bookmark;
  const own = Boolean(bookmark.deadline);
  const lines = [texts.description(program, own ? null : due), note].filter(Boolean).join('\n\n');
  const event: ICalEventData = {
    // One event a program, so that a second import changes it instead of doubling it.
    id: `program-${encodeURIComponent(program.id)}@${texts.host}`,
    sequence: Math.floor(now.getTime() / 60_000),
    stamp: now,
    start: new WallTime(due.day, `${(due.time ?? '23:59').replace(':', '')}00`),
    summary: printable(texts.summary(taskOf(bookmark), program)),
    description: printable(`${lines}\n\n${texts.linkOf(program)}`),
    location: printable(program.school.name),
    url: texts.linkOf(program),
  };
  return due.zone === null ? { ...event, allDay: true } : { ...event, timezone: due.zone };
}

/**
 * The deadlines of the plan that are to come, as a calendar (RFC 5545), with a reminder a week before. Each is at
 * its time at the school, by default the last minute of the day. A date of the student's own, or of a school whose
 * time zone is unknown, takes the whole day. A second import updates the events.
 */
export async function planIcs(
  bookmarks: readonly Bookmark[],
  texts: IcsTexts,
  now: Date = new Date(),
): Promise<string> {
  const {
    default: ical,
    ICalAlarmType,
    ICalEventTransparency,
  } = await loadPart(() => import('ical-generator'));
  const entries = entriesOf(bookmarks, now);
  const years = entries.map(({ due }) => Number(due.day.slice(0, 4)));
  const calendar = ical({
    prodId: '//Saola//Plan//EN',
    name: texts.name,
    // Each zone that is named has to be described; the calendar itself has none.
    timezone: {
      name: null,
      generator: (zone) => timeZoneComponent(zone, Math.min(...years) - 1, Math.max(...years)),
    },
  });
  for (const entry of entries) {
    const event = calendar.createEvent(eventOf(entry, texts, now));
    event.transparency(ICalEventTransparency.TRANSPARENT);
    event.createAlarm({ type: ICalAlarmType.display, triggerBefore: ALARM_DAYS * DAY_SECONDS });
  }
  return `${calendar.toString()}\r\n`;
}
