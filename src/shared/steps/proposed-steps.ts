import type { Program } from '@/api/program/contract';
import type { StepKind } from '@/api/plan-step/contract';
import { programDue, type DueDate } from '@/shared/program/deadlines';
import type { ProposedStep } from './plan-step';

/**
 * A step before the form, and how many days before the deadline it is due: at least two, because the day of the deadline
 * may begin earlier at the school than for the student.
 */
type Before = readonly [kind: Exclude<StepKind, 'form' | 'visa' | 'own'>, days: number];

/** A place at a test is taken weeks ahead, and the score comes up to two weeks after it. */
const BOOK_TEST = 75;

/** Letters and essays take longest. */
const AMERICAN: readonly Before[] = [
  ['test', BOOK_TEST],
  ['letters', 30],
  ['essay', 14],
  ['transcript', 10],
  ['fee', 3],
];
/** UCAS: one form with one statement and one reference for all universities; grades are typed into it. */
const BRITISH: readonly Before[] = [
  ['test', BOOK_TEST],
  ['essay', 21],
  ['letters', 14],
  ['fee', 3],
];
/** Certified copies of school records, and a letter of motivation; also where nothing is known of a country. */
const EUROPEAN: readonly Before[] = [
  ['test', BOOK_TEST],
  ['transcript', 45],
  ['essay', 14],
  ['fee', 3],
];
/** Original documents go by post. */
const EAST_ASIAN: readonly Before[] = [
  ['test', BOOK_TEST],
  ['transcript', 45],
  ['letters', 30],
  ['essay', 21],
  ['fee', 7],
];
/** Records and a language test, without an essay. */
const BY_RECORDS: readonly Before[] = [
  ['test', BOOK_TEST],
  ['transcript', 21],
  ['fee', 3],
];
/** At home: only school records, and no visa. */
const VIETNAMESE: readonly Before[] = [
  ['transcript', 14],
  ['fee', 3],
];

const HOME = 'VN';
const BEFORE: Readonly<Record<string, readonly Before[]>> = {
  US: AMERICAN,
  GB: BRITISH,
  IE: BRITISH,
  JP: EAST_ASIAN,
  KR: EAST_ASIAN,
  TW: EAST_ASIAN,
  CN: EAST_ASIAN,
  HK: EAST_ASIAN,
  SG: EAST_ASIAN,
  AU: BY_RECORDS,
  NZ: BY_RECORDS,
  CA: BY_RECORDS,
  MY: BY_RECORDS,
  TH: BY_RECORDS,
  [HOME]: VIETNAMESE,
};

/** A student applies for a visa this many days before the first month. */
const VISA_DAYS = 75;
const DAY_MS = 86_400_000;

/** Milliseconds of a day, `YYYY-MM-DD`; `NaN` for an impossible one. */
function momentOf(day: string): number {
  const moment = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(moment) || dayOf(moment) !== day ? Number.NaN : moment;
}

function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

function ownDay(moment: number): DueDate {
  return { day: dayOf(moment), time: null, zone: null };
}

/** After the deadline, and before the first month; `null` if there is no such day. */
function visaDue(starts: string | null | undefined, deadline: number): DueDate | null {
  const start = momentOf(`${starts}-01`);
  const visa = start - VISA_DAYS * DAY_MS;
  if (visa > deadline) return ownDay(visa);
  // A late deadline: halfway between both.
  const days = Math.floor((start - deadline) / DAY_MS / 2);
  return days > 0 ? ownDay(deadline + days * DAY_MS) : null;
}

/**
 * The steps of an application that the app proposes, by the country of the school; each has the name of its kind as key.
 * They are counted back from `due`, the last day to apply, and have no date without one.
 */
export function proposedSteps(
  program: Program,
  due: DueDate | null = programDue(program),
): ProposedStep[] {
  const country = program.school.iso_code ?? '';
  const deadline = due ? momentOf(due.day) : Number.NaN;
  const isDated = !Number.isNaN(deadline);
  const before = (BEFORE[country] ?? EUROPEAN).map(([kind, days]): ProposedStep => ({
    key: kind,
    kind,
    due: isDated ? ownDay(deadline - days * DAY_MS) : null,
    suggested: true,
  }));
  const form: ProposedStep = {
    key: 'form',
    kind: 'form',
    due: isDated ? due : null,
    suggested: false,
  };
  if (country === HOME) return [...before, form];
  const visa = isDated ? visaDue(program.starts, deadline) : null;
  return [...before, form, { key: 'visa', kind: 'visa', due: visa, suggested: true }];
}
