import type { Bookmark } from '@/api/bookmark/contract';
import type { PlanStepRecord } from '@/api/plan-step/contract';
import type { Program } from '@/api/program/contract';
import { hasStepKey } from '@/api/plan-step/queries';
import { dueOf, isSameDue, programDue, type DueDate } from '@/shared/program/deadlines';
import { withEntries, type OutboxEntry, type StepRefusal } from './outbox';
import { byDate, dueOfFields, type PlanStep } from './plan-step';
import { proposedSteps } from './proposed-steps';

/** The last day to apply: the student's own until the application is sent. */
function applyBy(bookmark: Bookmark) {
  const isOpen = bookmark.status === 'considering' || bookmark.status === 'preparing';
  return isOpen ? dueOf(bookmark) : programDue(bookmark.program);
}

/** What the server has, what waits on this device, and the words for a refusal. */
type StoredSteps = {
  records: readonly PlanStepRecord[];
  entries: readonly OutboxEntry[];
  wording: (refusal: StepRefusal) => string;
};

type Application = {
  program: Program;
  /** The last day to apply. */
  due: DueDate | null;
  /** A visa is proposed only then. */
  hasOffer: boolean;
};

function stepsOfProgram(
  { program, due, hasOffer }: Application,
  { records, entries, wording }: StoredSteps,
): PlanStep[] {
  const programId = String(program.id);
  const proposals = proposedSteps(program, due);
  const entryOf = (key: string) =>
    entries.find((entry) => hasStepKey(entry, { program_id: programId, key }));
  const refusedOf = (entry: OutboxEntry | undefined) =>
    entry?.refused ? wording(entry.refused) : null;
  const stored = records.map((record): PlanStep => {
    const proposal = proposals.find(({ key }) => key === record.key);
    const entry = entryOf(record.key);
    return {
      programId,
      key: record.key,
      kind: record.kind,
      title: record.title ?? null,
      due: dueOfFields(record, proposal?.due ?? null),
      suggested: !record.day && proposal?.suggested === true,
      state: record.state,
      essayId: record.essay_id ?? null,
      scholarshipId: record.scholarship_id ?? null,
      waiting: entry !== undefined,
      refused: refusedOf(entry),
    };
  });
  const others = proposals
    .filter(({ key }) => !stored.some((step) => step.key === key))
    .filter(({ kind }) => kind !== 'visa' || hasOffer)
    .map((proposal): PlanStep => {
      // Its removal, if that was refused.
      const entry = entryOf(proposal.key);
      return {
        programId,
        ...proposal,
        title: null,
        state: 'open',
        essayId: null,
        scholarshipId: null,
        waiting: entry !== undefined,
        refused: refusedOf(entry),
      };
    });
  return [...stored, ...others].filter(({ state }) => state !== 'skipped').sort(byDate);
}

type Settled = Omit<Application, 'program'> & {
  records: readonly PlanStepRecord[];
  steps: readonly PlanStep[];
};
/**
 * A cache, because a plan may have thousands of steps. Changing one step or moving a card keeps the arrays of all other
 * programs, so their cards do not render.
 */
const settled = new WeakMap<Program, Settled>();

function stepsOf(
  bookmark: Bookmark,
  records: readonly PlanStepRecord[],
  waiting: Omit<StoredSteps, 'records'>,
): readonly PlanStep[] {
  const { program, status, outcome } = bookmark;
  const programId = String(program.id);
  const due = applyBy(bookmark);
  const hasOffer = status === 'decided' && outcome === 'offer';
  const application = { program, due, hasOffer };
  if (waiting.entries.some(({ program_id }) => program_id === programId)) {
    return stepsOfProgram(application, { records, ...waiting });
  }
  const before = settled.get(program);
  const isSame =
    before !== undefined &&
    before.hasOffer === hasOffer &&
    isSameDue(before.due, due) &&
    before.records.length === records.length &&
    before.records.every((record, at) => record === records[at]);
  if (isSame) return before.steps;
  const steps = stepsOfProgram(application, { records, ...waiting });
  settled.set(program, { due, hasOffer, records, steps });
  return steps;
}

/** The steps of each program of the plan that are on the list, by date. */
export function stepsByProgram(
  bookmarks: readonly Bookmark[],
  { records, ...waiting }: StoredSteps,
): ReadonlyMap<string, readonly PlanStep[]> {
  const byProgram = new Map<string, PlanStepRecord[]>();
  for (const record of withEntries(records, waiting.entries)) {
    const id = String(record.program_id);
    const known = byProgram.get(id);
    if (known) known.push(record);
    else byProgram.set(id, [record]);
  }
  return new Map(
    bookmarks.map((bookmark) => {
      const id = String(bookmark.program.id);
      return [id, stepsOf(bookmark, byProgram.get(id) ?? [], waiting)];
    }),
  );
}
