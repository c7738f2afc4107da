import papa from 'papaparse';
import type { Bookmark } from '@/api/bookmark/contract';
import type { Program } from '@/api/program/contract';
import { localDay, localTime } from '@/i18n/format-date';
import { otherLocalDay, programDue } from '@/shared/program/deadlines';
import { CSV_COLUMNS, type CsvColumn, type CsvTexts } from './csv-texts';
import { escapeFormula } from './formula';
import type { FileStep, StepsOf } from './step-types';

/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Separates cells in some spreadsheets; the library quotes only what its own separator needs. */
const OTHER_SEPARATOR = /[\t;]/;

type Row = Partial<Record<CsvColumn, string | number | null | undefined>>;

/** The deadline in the user's own time zone, `YYYY-MM-DD HH:MM`, where that is another day. */
function yourTime(program: Program): string | null {
  const due = programDue(program);
  const local = due && otherLocalDay(due);
  return local && `${localDay(local)} ${localTime(local)}`;
}

/** What every row of a program begins with, so that rows can be sorted and filtered. */
function namesOf(program: Program, texts: CsvTexts): Row {
  return { program: program.title, school: program.school.name, link: texts.linkOf(program) };
}

function programRow(bookmark: Bookmark, texts: CsvTexts): Row {
  const { program, status, outcome, order_no, deadline, note } = bookmark;
  const { school } = program;
  return {
    ...namesOf(program, texts),
    city: school.city,
    country: school.country,
    status: texts.status[status],
    outcome: outcome && texts.outcome[outcome],
    order: order_no,
    deadline: program.deadline,
    time: program.deadline_time,
    timeZone: program.deadline_time_zone,
    yourTime: yourTime(program),
    starts: program.starts,
    ownDate: deadline,
    tuition: program.tuition,
    degree: texts.degree(program),
    years: program.duration,
    note,
    source: texts.source(program),
  };
}

function stepRow({ kind, title, due, state }: FileStep, program: Program, texts: CsvTexts): Row {
  return {
    ...namesOf(program, texts),
    step: texts.kind[kind],
    stepName: title,
    stepDate: due?.day,
    stepTime: due?.time,
    stepTimeZone: due?.zone,
    stepState: texts.state[state],
  };
}

/**
 * The plan as a CSV file (RFC 4180) that spreadsheets open as it is: a row for each program, then a row for each of
 * its steps, which repeats only names and link. So each fact is in one cell, and a student changes it in one place.
 * Dates are `YYYY-MM-DD`, tuition is in US dollars a year, nothing is run as a formula. Cells with `;` or a tab are
 * quoted, because some spreadsheets separate cells by those. `imports/read-plan.ts` reads it back.
 */
export function planCsv(bookmarks: readonly Bookmark[], stepsOf: StepsOf, texts: CsvTexts): string {
  const rows = bookmarks.flatMap((bookmark) => [
    programRow(bookmark, texts),
    ...stepsOf(bookmark).map((step) => stepRow(step, bookmark.program, texts)),
  ]);
  return (
    BYTE_ORDER_MARK +
    papa.unparse(
      [
        CSV_COLUMNS.map((column) => texts.columns[column]),
        ...rows.map((row) => CSV_COLUMNS.map((column) => escapeFormula(row[column]))),
      ],
      { newline: '\r\n', quotes: (cell) => OTHER_SEPARATOR.test(String(cell ?? '')) },
    )
  );
}
