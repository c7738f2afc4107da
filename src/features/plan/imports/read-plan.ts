import { NOTE_LIMIT } from '@/features/plan/editor/editor-values';
import { countCharacters } from '@/lib/count-text';
import { foldText } from '@/lib/fold-text';
import type { CsvTable } from './csv-table';
import type { ImportedPlan, ImportedProgram, RowProblem } from './imported';
import { dateOrderOf, rowReader, type RowReader } from './read-row';
import { readStanding, type Standing } from './read-states';
import { stepOfRow, stepsOfCells } from './read-steps';
import type { Words } from './words';

/** The ids in a link to a program of this site. */
function idsIn(link: string): Pick<ImportedProgram, 'programId' | 'schoolId'> {
  const query = /\?([^#]*)/.exec(link)?.[1] ?? '';
  const params = new URLSearchParams(query);
  return { programId: params.get('program'), schoolId: params.get('school') };
}

function standingOf({ text, report }: RowReader, column: 'status' | 'outcome', words: Words) {
  const cell = text(column);
  const standing = readStanding(cell, words);
  if (standing === null && cell.trim() !== '') report(column, cell);
  return standing;
}

/** Other trackers have a column for the decision, which then says more than the one for the status. */
function statusOf(status: Standing | null, decision: Standing | null, isOurs: boolean) {
  return (!isOurs && decision?.outcome ? decision : status)?.status ?? null;
}

function noteOf({ text, report }: RowReader, remarks: readonly string[], isOurs: boolean) {
  const note = isOurs ? text('note') : [text('note').trim(), ...remarks].filter(Boolean).join('\n');
  if (countCharacters(note) <= NOTE_LIMIT) return note || null;
  report('noteLong', note);
  return null;
}

function programOfRow(reader: RowReader, words: Words, isOurs: boolean): ImportedProgram | null {
  const { line, text, day, report } = reader;
  const [school, program] = [text('school'), text('program')];
  const ids = idsIn(text('link'));
  if (school.trim() === '' && ids.programId === null) {
    report('noSchool', program);
    return null;
  }
  const status = standingOf(reader, 'status', words);
  const decision = standingOf(reader, 'outcome', words);
  const step = stepOfRow(reader, words);
  const { steps, remarks } = stepsOfCells(reader, words);
  const order = Number(text('order'));
  return {
    line,
    ...ids,
    program,
    school,
    status: statusOf(status, decision, isOurs),
    outcome: decision?.outcome ?? status?.outcome ?? null,
    order: Number.isInteger(order) && order > 0 ? order : null,
    // Our own `deadline` is the program's.
    ownDate: day(isOurs ? 'ownDate' : 'deadline'),
    note: noteOf(reader, remarks, isOurs),
    ours: isOurs,
    steps: [...(step ? [step] : []), ...steps],
  };
}

/** The notes of two rows; `null` if both together are too long. */
function notesOf(first: string | null, next: string | null): string | null {
  if (first === null || next === null || first === next) return first ?? next;
  const both = `${first}\n${next}`;
  return countCharacters(both) <= NOTE_LIMIT ? both : null;
}

/** Two rows of a program as one: what the first says counts. */
function merged(
  first: ImportedProgram,
  next: ImportedProgram,
  problems: RowProblem[],
): ImportedProgram {
  const note = notesOf(first.note, next.note);
  if (note === null && next.note !== null) {
    problems.push({ line: next.line, kind: 'noteLong', text: next.note });
  }
  return {
    ...first,
    program: first.program || next.program,
    school: first.school || next.school,
    status: first.status ?? next.status,
    outcome: first.outcome ?? next.outcome,
    order: first.order ?? next.order,
    ownDate: first.ownDate ?? next.ownDate,
    note: note ?? first.note,
    steps: [...first.steps, ...next.steps],
  };
}

function keyOf({ programId, school, program }: ImportedProgram): string {
  return programId === null ? `${foldText(school)}\n${foldText(program)}` : `#${programId}`;
}

/** Reads a table as a plan: of our own layout, or of another tracker. Nothing in it is lost without a word. */
export function readPlan(table: CsvTable, words: Words): ImportedPlan {
  const { columns, headers, rows } = table;
  const problems: RowProblem[] = [];
  const order = dateOrderOf(table);
  const isOurs = columns.includes('ownDate');
  const programs = new Map<string, ImportedProgram>();
  for (const row of rows) {
    const program = programOfRow(rowReader(table, row, order, problems), words, isOurs);
    if (program === null) continue;
    const key = keyOf(program);
    const first = programs.get(key);
    programs.set(key, first ? merged(first, program, problems) : program);
  }
  const unused = headers.filter(
    (_, index) => columns[index] === null && rows.some(({ cells }) => cells[index]?.trim()),
  );
  return { programs: [...programs.values()], problems, unused };
}
