import { useState, type SubmitEvent } from 'react';
import type { Bookmark } from '@/api/bookmark/contract';
import { useTranslation } from '@/i18n/use-translation';
import { countCharacters, trimmed } from '@/lib/count-text';
import { isProposal, MAX_STEP_NAME, type PlanStep } from '@/shared/steps/plan-step';
import type { UsePlanSteps } from '@/shared/steps/use-plan-steps';
import { isInvalidDate } from '@/features/plan/editor/editor-values';
import { stepDraft, valuesOf } from './step-drafts';

/** What the plan hands to the sheet of a step. */
export type StepSheetProps = {
  bookmark: Bookmark;
  /** `null` for a new one. */
  step: PlanStep | null;
  open: boolean;
  onClose: () => void;
} & Pick<UsePlanSteps, 'stepsOf' | 'change' | 'add' | 'remove'>;

export type StepForm = ReturnType<typeof useStepForm>;

/** Values, problem and saving of the sheet. A step is saved on this device at once, so the sheet closes at once. */
export function useStepForm({ bookmark, step, onClose, ...steps }: StepSheetProps) {
  const { t } = useTranslation('checklist');
  const before = valuesOf(step);
  const draft = stepDraft(String(bookmark.program.id), step);
  const [values, setValues] = useState(draft.read);
  const [problem, setProblem] = useState<{ field: 'name' | 'day' | 'time'; text: string } | null>(
    null,
  );
  const { kind, day, time, essayId, scholarshipId } = values;
  const title = trimmed(values.title);
  const programId = bookmark.program.id;
  const isProposed = step !== null && isProposal(step);
  const zone = step?.due?.zone ?? null;
  // Two steps of one kind would look the same.
  const isNameless =
    kind !== 'own' && (step !== null || !steps.stepsOf(programId).some((one) => one.kind === kind));

  function change(next: Partial<typeof values>): void {
    const changed = { ...values, ...next };
    setValues(changed);
    draft.write(changed);
    setProblem(null);
  }

  function problemOf(form: HTMLFormElement): typeof problem {
    if (!isNameless && title === '') return { field: 'name', text: t('sheet.nameMissing') };
    if (countCharacters(title) > MAX_STEP_NAME) {
      return { field: 'name', text: t('sheet.nameLong', { most: MAX_STEP_NAME }) };
    }
    const dayField = form.elements.namedItem('day');
    if (dayField instanceof HTMLInputElement && isInvalidDate(dayField.validity)) {
      return { field: 'day', text: t('editor.dateWrong') };
    }
    // One that lacks its hour or minutes has no value.
    const timeField = form.elements.namedItem('time');
    if (timeField instanceof HTMLInputElement && timeField.validity.badInput) {
      return { field: 'time', text: t('sheet.timeWrong') };
    }
    return day === '' && time !== '' ? { field: 'day', text: t('sheet.timeWithoutDay') } : null;
  }

  function save(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const found = problemOf(event.currentTarget);
    setProblem(found);
    if (found) {
      const field = event.currentTarget.elements.namedItem(found.field);
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    const due = day === '' ? null : { day, time: time || null, zone: time === '' ? null : zone };
    const isMoved = day !== before.day || time !== before.time;
    // The others keep what another device has saved meanwhile.
    const changes = {
      ...(!isProposed && title !== trimmed(before.title) && { title: title || null }),
      ...(isMoved && { due }),
      ...(kind === 'essay' && essayId !== before.essayId && { essayId }),
      ...(kind === 'scholarship' && scholarshipId !== before.scholarshipId && { scholarshipId }),
    };
    if (step) steps.change(step, changes);
    else steps.add(programId, kind, changes);
    draft.remove();
    onClose();
  }

  function remove(): void {
    if (step) steps.remove(step);
    draft.remove();
    onClose();
  }

  return { values, change, problem, isProposed, isNameless, zone, save, remove };
}
