import { useEffect, useRef, useState } from 'react';
import type { Bookmark } from '@/api/bookmark/contract';
import type { UseBookmarks } from '@/api/bookmark/queries';
import { loadCsvTexts } from '@/features/plan/exports/csv-texts';
import { useUnsavedChanges } from '@/shared/forms/use-unsaved-changes';
import type { UsePlanSteps } from '@/shared/steps/use-plan-steps';
import { readTable, textOfFile, type FileProblem } from './csv-table';
import { matchPrograms, type MatchedProgram } from './match-programs';
import { changesOfImport, type ProgramChange } from './import-changes';
import type { ImportedPlan, RowProblem } from './imported';
import { readPlan } from './read-plan';
import { sendImport } from './send-import';
import { useCatalogue } from './use-catalogue';

/** What an import would do. Nothing is written before the student has seen it. */
export type ImportPreview = Pick<ImportedPlan, 'problems' | 'unused'> & {
  changes: ProgramChange[];
  notFound: Extract<MatchedProgram, { reason: unknown }>[];
  /** How many programs are as in the file already. */
  same: number;
};

type Stage =
  | { at: 'choose'; problem: FileProblem | 'steps' | 'failed' | null }
  | { at: 'reading'; done: number; all: number }
  | { at: 'preview'; preview: ImportPreview }
  | { at: 'sending'; done: number; all: number }
  | { at: 'done'; saved: number; failed: number };

export type ImportProps = {
  list: readonly Bookmark[];
  write: UseBookmarks['write'];
  steps: Pick<UsePlanSteps, 'stepsOf' | 'change' | 'loading' | 'failed' | 'retry'>;
  onClose: () => void;
};

/** Before anything is chosen, while the dialog places its own focus. */
export const FIRST_STAGE: Stage = { at: 'choose', problem: null };

function hasChanges({ write, steps }: ProgramChange): boolean {
  return write !== null || steps.length > 0;
}

/** The stages of an import: choose, read, look at what would change, write. */
export function useImport({ list, write, steps }: ImportProps) {
  const [stage, setStage] = useState<Stage>(FIRST_STAGE);
  const catalogue = useCatalogue();
  // A closed dialog reads and writes no further.
  const run = useRef(0);
  useEffect(() => () => void (run.current += 1), []);
  useUnsavedChanges(stage.at === 'preview' || stage.at === 'sending');

  async function previewOf(text: string, isWanted: () => boolean): Promise<Stage> {
    if (steps.loading || steps.failed) {
      // Each step of the file would look new, and replace the stored one.
      steps.retry();
      return { at: 'choose', problem: 'steps' };
    }
    const words = await Promise.all([loadCsvTexts('en'), loadCsvTexts('vi')]);
    const table = readTable(text, words);
    if (typeof table === 'string') return { at: 'choose', problem: table };
    const { programs, problems, unused } = readPlan(table, words);
    const found = await matchPrograms(programs, list, {
      catalogue,
      isWanted,
      onProgress: (done, all) => {
        if (isWanted()) setStage({ at: 'reading', done, all });
      },
    });
    const notFound = found.flatMap((one) => ('reason' in one ? [one] : []));
    const known = found.flatMap((one) => ('reason' in one ? [] : [one]));
    const all = changesOfImport(known, list, steps.stepsOf);
    const changes = all.filter(hasChanges);
    const longNotes = all.flatMap(({ found: { imported }, leftOutNote: note }): RowProblem[] =>
      note === null ? [] : [{ line: imported.line, kind: 'noteLong', text: note }],
    );
    const same = all.filter((one) => !hasChanges(one) && one.leftOutNote === null).length;
    return {
      at: 'preview',
      preview: { changes, notFound, problems: [...problems, ...longNotes], unused, same },
    };
  }

  async function read(source: Blob | string): Promise<void> {
    run.current += 1;
    const own = run.current;
    const isWanted = () => run.current === own;
    setStage({ at: 'reading', done: 0, all: 0 });
    try {
      const file = typeof source === 'string' ? { text: source } : await textOfFile(source);
      const next: Stage =
        'problem' in file
          ? { at: 'choose', problem: file.problem }
          : await previewOf(file.text, isWanted);
      if (isWanted()) setStage(next);
    } catch {
      if (isWanted()) setStage({ at: 'choose', problem: 'failed' });
    }
  }

  async function send(changes: readonly ProgramChange[]): Promise<void> {
    const own = run.current;
    setStage({ at: 'sending', done: 0, all: changes.length });
    const result = await sendImport(changes, {
      write,
      changeStep: steps.change,
      isWanted: () => run.current === own,
      onProgress: (done) => {
        if (run.current === own) setStage({ at: 'sending', done, all: changes.length });
      },
    });
    if (run.current === own) setStage({ at: 'done', ...result });
  }

  return {
    stage,
    read: (source: Blob | string) => void read(source),
    send: (changes: readonly ProgramChange[]) => void send(changes),
    startAgain: () => {
      run.current += 1;
      setStage({ ...FIRST_STAGE });
    },
  };
}
