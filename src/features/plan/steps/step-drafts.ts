import { onSessionReset } from '@/browser/session-reset';
import { askBeforeUnload, registerUnsavedChanges } from '@/browser/unsaved-changes';
import type { PlanStep } from '@/shared/steps/plan-step';
import { keysOf } from '@/lib/keys-of';

/** What the sheet of a step changes. */
export function valuesOf(step: PlanStep | null) {
  return {
    kind: step?.kind ?? 'own',
    title: step?.title ?? '',
    day: step?.due?.day ?? '',
    time: step?.due?.time ?? '',
    essayId: step?.essayId ?? null,
    scholarshipId: step?.scholarshipId ?? null,
  };
}

export type StepValues = ReturnType<typeof valuesOf>;

/** Unsaved values by the key of their sheet, in memory, because a touch next to a sheet closes it. */
const drafts = new Map<string, Partial<StepValues>>();
onSessionReset(() => drafts.clear());
const hasDrafts = () => drafts.size > 0;
registerUnsavedChanges(hasDrafts);
askBeforeUnload(hasDrafts);

/** The unsaved values of a sheet, of a step or of a new one. */
export function stepDraft(programId: string, step: PlanStep | null) {
  const key = `${programId} ${step?.key ?? ''}`;
  const before = valuesOf(step);
  return {
    read: (): StepValues => ({ ...before, ...drafts.get(key) }),
    write: (values: StepValues): void => {
      const changed = keysOf(values).filter((name) => values[name] !== before[name]);
      if (changed.length === 0) drafts.delete(key);
      else drafts.set(key, Object.fromEntries(changed.map((name) => [name, values[name]])));
    },
    remove: (): void => void drafts.delete(key),
  };
}
