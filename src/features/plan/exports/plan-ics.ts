import type { ICalDayJsStub, ICalEventData } from 'ical-generator';
import type { Bookmark } from '@/api/bookmark/contract';
import type { Program } from '@/api/program/contract';
import {
  currentDueOf,
  daysLeft,
  taskOf,
  type DueDate,
  type Task,
} from '@/shared/program/deadlines';
import { AFTER_SENDING } from '@/shared/today/next-steps';
import { loadPart } from '@/routing/lazy-reload';
import { alarmsOf } from './ics-alarms';
import type { FileStep, StepsOf } from './step-types';
import { timeZoneComponent } from './vtimezone';

export type IcsTexts = {
  /** Name of the calendar. */
  name: string;
  summary: (task: Task, program: Program) => string;
  step: (step: FileStep, program: Program) => string;
  /** `due` is `null` for a date of the student's own. */
  description: (program: Program, due: DueDate | null) => string;
  /** Address of a program on this site, with its origin. */
  linkOf: (program: Program) => string;
  /** Host of this site, for ids that no other calendar has. */
  host: string;
};

/** Days before the morning of a reminder. */
const DEADLINE_ALARMS = [14, 3, 0];
const STEP_ALARMS = [3];

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

/** An event: a deadline, or a step if there is one. */
type Entry = { bookmark: Bookmark; due: DueDate; step: FileStep | null };

function isToCome(due: DueDate | null, now: Date): due is DueDate {
  return due !== null && /^\d{4}-\d\d-\d\d$/.test(due.day) && daysLeft(due, now) >= 0;
}

/** Whether a step has its own event. Sending the form has none: its date is the deadline's event. */
function isOpen({ kind, state, due }: FileStep, { status, outcome, deadline, program }: Bookmark) {
  if (state !== 'open') return false;
  // A card that is moved back keeps what the school said.
  const isToSend = status === 'considering' || status === 'preparing';
  if (isToSend) return kind !== 'form' || due?.day !== (deadline ?? program.deadline);
  return outcome !== 'refused' && AFTER_SENDING.includes(kind);
}

function entriesOf(bookmark: Bookmark, steps: readonly FileStep[], now: Date): Entry[] {
  const deadline = currentDueOf(bookmark, now);
  return [
    ...(isToCome(deadline, now) ? [{ bookmark, due: deadline, step: null }] : []),
    ...steps.flatMap((step) =>
      isToCome(step.due, now) && isOpen(step, bookmark) ? [{ bookmark, due: step.due, step }] : [],
    ),
  ];
}

function describe({ bookmark, due, step }: Entry, texts: IcsTexts): string {
  const { program, note, deadline } = bookmark;
  // A day of the student's own has no hour at the school.
  const isOwn = step ? due.zone === null : due.day === deadline;
  const lines = [texts.description(program, isOwn ? null : due), step ? null : note];
  return [...lines.filter(Boolean), texts.linkOf(program)].join('\n\n');
}

function eventOf(entry: Entry, texts: IcsTexts, now: Date): ICalEventData {
  const { bookmark, due, step } = entry;
  const { program } = bookmark;
  const ofProgram = encodeURIComponent(program.id);
  const event: ICalEventData = {
    // The same id in every file, so that a second import changes the event instead of doubling it.
    id: `${step ? `step-${ofProgram}-${encodeURIComponent(step.key)}` : `program-${ofProgram}`}@${texts.host}`,
    sequence: Math.floor(now.getTime() / 60_000),
    stamp: now,
    start: new WallTime(due.day, `${(due.time ?? '23:59').replace(':', '')}00`),
    summary: printable(step ? texts.step(step, program) : texts.summary(taskOf(bookmark), program)),
    description: printable(describe(entry, texts)),
    location: printable(program.school.name),
    url: texts.linkOf(program),
  };
  return due.zone === null ? { ...event, allDay: true } : { ...event, timezone: due.zone };
}

/**
 * The deadlines of the plan that are to come and its open steps, as a calendar (RFC 5545), with reminders on mornings
 * before. Each is at its time at the school, by default the last minute of the day. A date of the student's own, or of
 * a school whose time zone is unknown, takes the whole day. A second import updates the events.
 */
export async function planIcs(
  bookmarks: readonly Bookmark[],
  stepsOf: StepsOf,
  texts: IcsTexts,
  now: Date = new Date(),
): Promise<string> {
  const {
    default: ical,
    ICalAlarmType,
    ICalEventTransparency,
  } = await loadPart(() => import('ical-generator'));
  const entries = bookmarks.flatMap((own) => entriesOf(own, stepsOf(own), now));
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
    const days = entry.step ? STEP_ALARMS : DEADLINE_ALARMS;
    for (const alarm of alarmsOf(entry.due, days, now)) {
      event.createAlarm({ type: ICalAlarmType.display, ...alarm });
    }
  }
  return `${calendar.toString()}\r\n`;
}
