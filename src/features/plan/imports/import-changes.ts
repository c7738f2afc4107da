import { applyWrite, bookmarkOf, type BookmarkWrite } from '@/api/bookmark/bookmark-list';
import type { Bookmark, BookmarkChanges } from '@/api/bookmark/contract';
import { NOTE_LIMIT } from '@/features/plan/editor/editor-values';
import { STATUSES } from '@/features/plan/list/plan-list';
import type { Id } from '@/api/http/schemas';
import type { FileStep } from '@/features/plan/exports/step-types';
import { newClientId } from '@/lib/client-id';
import { countCharacters } from '@/lib/count-text';
import { isSameDue } from '@/shared/program/deadlines';
import type { MatchedProgram } from './match-programs';
import type { ImportedProgram, ImportedStep } from './imported';

export type StepChange = {
  programId: string;
  /** A new key for a step that the plan does not have. */
  step: Pick<FileStep, 'key' | 'kind' | 'title'>;
  changes: Partial<Pick<FileStep, 'title' | 'due' | 'state'>>;
};

/** What an import does to one program. */
export type ProgramChange = {
  found: Extract<MatchedProgram, { program: unknown }>;
  /** `null` if only steps change. */
  write: BookmarkWrite | null;
  steps: StepChange[];
  /** The file's note, if it does not fit beside that of the plan. */
  leftOutNote: string | null;
};

type Found = ProgramChange['found'];

/** The note of the plan with that of the file; `null` if both together are too long, because neither text is cut. */
function noteAfter({ note, ours }: ImportedProgram, before: string): string | null {
  if (note === null) return before;
  if (ours || before === '' || note === before) return note;
  const kept = before.split('\n').map((line) => line.trim());
  const added = note.split('\n').filter((line) => !kept.includes(line.trim()));
  const joined = [before, ...added].join('\n');
  return countCharacters(joined) <= NOTE_LIMIT ? joined : null;
}

/** The fields of a bookmark that the file changes. */
function fieldsOf(
  { imported, program, bookmark: before }: Found,
  note: string | null,
): BookmarkChanges {
  const { outcome, ours } = imported;
  // Another tracker has the school's deadline in the column for dates; it is the student's own if it differs.
  const ownDate = !ours && imported.ownDate === program.deadline ? null : imported.ownDate;
  return {
    ...(note !== null && note !== (before?.note ?? '') && { note }),
    ...(ownDate !== null && ownDate !== before?.deadline && { deadline: ownDate }),
    ...(outcome !== null && outcome !== before?.outcome && { outcome }),
  };
}

/** Position and status that the file gives a program; `null` if it leaves them. */
function placeInFile(
  { status, order }: ImportedProgram,
  now: Bookmark | null,
): BookmarkChanges | null {
  const to = status ?? now?.status;
  if (order !== null) return { status: to ?? 'considering', order_no: order };
  return status !== null && status !== now?.status ? { status } : null;
}

function isSamePlace(a: Bookmark | undefined, b: Bookmark | undefined): boolean {
  return a?.status === b?.status && a?.order_no === b?.order_no;
}

/** A step has its kind for a key if it is the first of that kind; the student's own have one each. */
function newKey(kind: FileStep['kind'], taken: ReadonlySet<string>): string {
  return kind === 'own' || taken.has(kind) ? newClientId() : kind;
}

function stepChanges(
  programId: string,
  imported: readonly ImportedStep[],
  before: readonly FileStep[],
): StepChange[] {
  const left = [...before];
  const taken = new Set(before.map(({ key }) => key));
  return imported.flatMap(({ kind, title, due, state }): StepChange[] => {
    const index = left.findIndex((step) => step.kind === kind && step.title === title);
    const [step] = index === -1 ? [] : left.splice(index, 1);
    if (step) {
      const changes = {
        ...(due !== null && !isSameDue(due, step.due) && { due }),
        ...(state !== null && state !== step.state && { state }),
      };
      return Object.keys(changes).length > 0 ? [{ programId, step, changes }] : [];
    }
    // A step that is not on the list cannot be taken off it.
    if (state === 'skipped' && kind === 'own') return [];
    const key = newKey(kind, taken);
    taken.add(key);
    const changes = {
      ...(title !== null && { title }),
      ...(due && { due }),
      ...(state !== null && { state }),
    };
    return [{ programId, step: { key, kind, title }, changes }];
  });
}

const rank = ({ imported, bookmark }: Found) => {
  const status = imported.status ?? bookmark?.status ?? 'considering';
  return [STATUSES.indexOf(status), imported.order ?? Infinity] as const;
};

/**
 * What has to be written so that the plan is as in the file. Programs go to their places from the first to the last,
 * each in the list as it is by then, so a place that is reached is not left again; what is as in the file already
 * is not written.
 */
export function changesOfImport(
  found: readonly Found[],
  list: readonly Bookmark[],
  stepsOf: (programId: Id) => readonly FileStep[],
): ProgramChange[] {
  const ordered = [...found].sort((a, b) => {
    const [[aColumn, aOrder], [bColumn, bOrder]] = [rank(a), rank(b)];
    return aColumn - bColumn || (aOrder === bOrder ? 0 : aOrder - bOrder);
  });
  let now = [...list];
  return ordered.map((one) => {
    const { imported, program, bookmark } = one;
    const programId = String(program.id);
    const current = () => bookmarkOf(now, programId);
    const note = noteAfter(imported, bookmark?.note ?? '');
    const fields = fieldsOf(one, note);
    const place = placeInFile(imported, current() ?? null);
    const after = place && applyWrite(now, { kind: 'change', programId, changes: place });
    const moves = after !== null && !isSamePlace(bookmarkOf(after, programId), current());
    const changes = { ...fields, ...(moves && place) };
    const write: BookmarkWrite | null = !bookmark
      ? { kind: 'add', program, fields: { ...fields, ...place } }
      : Object.keys(changes).length > 0
        ? { kind: 'change', programId: program.id, changes }
        : null;
    if (write) now = applyWrite(now, write);
    const steps = stepChanges(programId, imported.steps, bookmark ? stepsOf(program.id) : []);
    return { found: one, write, steps, leftOutNote: note === null ? imported.note : null };
  });
}
