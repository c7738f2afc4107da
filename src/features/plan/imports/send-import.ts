import type { BookmarkWrite } from '@/api/bookmark/bookmark-list';
import type { UseBookmarks } from '@/api/bookmark/queries';
import type { UsePlanSteps } from '@/shared/steps/use-plan-steps';
import type { ProgramChange, StepChange } from './import-changes';

/** After this many refusals in a row the rest would be refused too, for example without a network. */
const MAX_REFUSED = 3;

type Sender = {
  write: UseBookmarks['write'];
  changeStep: UsePlanSteps['change'];
  /** `false` ends the import after the program that is being written. */
  isWanted: () => boolean;
  onProgress: (done: number) => void;
};

function planStep({ programId, step }: StepChange): Parameters<UsePlanSteps['change']>[0] {
  const nothing = {
    due: null,
    suggested: false,
    essayId: null,
    scholarshipId: null,
    refused: null,
  };
  return { ...nothing, programId, ...step, state: 'open', waiting: false };
}

function asImported(write: BookmarkWrite): BookmarkWrite {
  return write.kind === 'change' ? { ...write, imported: true } : write;
}

/** Writes the changes of an import one program after the other. The steps of a program that is refused are left out. */
export async function sendImport(
  changes: readonly ProgramChange[],
  { write, changeStep, isWanted, onProgress }: Sender,
): Promise<{ saved: number; failed: number }> {
  let saved = 0;
  let refused = 0;
  for (const change of changes) {
    if (!isWanted() || refused === MAX_REFUSED) break;
    if (change.write && !(await write(asImported(change.write)))) {
      refused += 1;
      continue;
    }
    refused = 0;
    for (const step of change.steps) changeStep(planStep(step), step.changes);
    saved += 1;
    onProgress(saved);
  }
  return { saved, failed: changes.length - saved };
}
