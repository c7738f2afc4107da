import type { StepKind } from '@/api/plan-step/contract';
import { countCharacters } from '@/lib/count-text';
import { isTimeZone } from '@/lib/time-zone';
import { MAX_STEP_NAME } from '@/shared/steps/plan-step';
import type { ImportedStep } from './imported';
import { readDay, readTime } from './read-dates';
import type { RowReader } from './read-row';
import { readState } from './read-states';
import { keyOfWord, plainName, type Words } from './words';

/** Words for kinds in earlier files of ours, folded. */
const EARLIER: ReadonlyMap<string, StepKind> = new Map([
  ['hoc ba', 'transcript'],
  ['viec tu them', 'own'],
]);

/** The step that a row of our own layout is about; `null` for the row of a program. */
export function stepOfRow(reader: RowReader, words: Words): ImportedStep | null {
  const { text, report } = reader;
  const known =
    keyOfWord(text('step'), words, (texts) => texts.kind) ??
    EARLIER.get(plainName(text('step'))) ??
    null;
  // A word that a student has typed in place of a kind is the name of a step.
  const title = text('stepName') || (known === null ? text('step').trim() : '');
  const day = reader.day('stepDate');
  if (known === null && title.trim() === '') return null;
  if (countCharacters(title) > MAX_STEP_NAME) {
    report('nameLong', title);
    return null;
  }
  const zone = text('stepTimeZone').trim();
  return {
    kind: known ?? 'own',
    title: title || null,
    due:
      day === null
        ? null
        : { day, time: readTime(text('stepTime')), zone: isTimeZone(zone) ? zone : null },
    state: readState(text('stepState'), words),
  };
}

/** What columns say about steps, such as `Essays: done`. A cell that says more than a state or a date is for the note. */
export function stepsOfCells(
  { others, order }: RowReader,
  words: Words,
): { steps: ImportedStep[]; remarks: string[] } {
  const steps: ImportedStep[] = [];
  const remarks: string[] = [];
  for (const { column, heading, text } of others) {
    if (text === '') continue;
    const state = readState(text, words);
    const day = readDay(text, order);
    if (column === 'remark' || (state === null && day === null))
      remarks.push(`${heading}: ${text}`);
    else {
      const kind = column.slice('step:'.length) as StepKind; // by the type of `ImportColumn`
      const due = day === null ? null : { day, time: null, zone: null };
      steps.push({ kind, title: null, due, state });
    }
  }
  return { steps, remarks };
}
