import { useState, type SubmitEvent } from 'react';
import type { Bookmark } from '@/api/bookmark/contract';
import { stepKindSchema } from '@/api/plan-step/contract';
import { useTranslation } from '@/i18n/use-translation';
import { countCharacters } from '@/lib/count-text';
import { cityOfZone } from '@/shared/program/use-deadline-format';
import { isProposal, MAX_STEP_NAME, type PlanStep } from '@/shared/steps/plan-step';
import type { UsePlanSteps } from '@/shared/steps/use-plan-steps';
import { useStepFormat } from '@/shared/steps/use-step-format';
import { OptionField } from '@/ui/forms/select-field';
import { TextField } from '@/ui/forms/text-field';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/overlays/dialog';
import { isInvalidDate } from '@/features/plan/editor/editor-values';
import { focusOn, openId } from '@/features/plan/plan-focus';
import { keyOf } from '@/features/plan/list/plan-list';
import { EssayField, ScholarshipField } from './tie-fields';
import { stepMenuId } from './step-row';

const FORM_ID = 'plan-step';
/** What can be added: first a step of the student's own. */
const KINDS = ['own', ...stepKindSchema.options.filter((kind) => kind !== 'own')] as const;

type Props = {
  bookmark: Bookmark;
  /** `null` for a new one. */
  step: PlanStep | null;
  open: boolean;
  onClose: () => void;
} & Pick<UsePlanSteps, 'stepsOf' | 'change' | 'add' | 'remove'>;

/** Kind, name, date and ties of a step. Saved on this device at once, so it closes at once. */
export function StepSheet({ bookmark, step, open, onClose, ...steps }: Props) {
  const { t } = useTranslation(['checklist', 'common', 'steps']);
  const { name } = useStepFormat();
  const programId = bookmark.program.id;
  const isProposed = step !== null && isProposal(step);
  const [kind, setKind] = useState(step?.kind ?? 'own');
  const [title, setTitle] = useState(step?.title ?? '');
  const [day, setDay] = useState(step?.due?.day ?? '');
  const [time, setTime] = useState(step?.due?.time ?? '');
  const [essayId, setEssayId] = useState(step?.essayId ?? null);
  const [scholarshipId, setScholarshipId] = useState(step?.scholarshipId ?? null);
  const [error, setError] = useState<{ field: 'name' | 'day'; text: string } | null>(null);
  const zone = step?.due?.zone ?? null;
  // Two steps of one kind would look the same.
  const isNameless =
    kind !== 'own' && (step !== null || !steps.stepsOf(programId).some((one) => one.kind === kind));

  function problem(form: HTMLFormElement): typeof error {
    const text = title.trim();
    if (!isNameless && text === '') return { field: 'name', text: t('sheet.nameMissing') };
    if (countCharacters(text) > MAX_STEP_NAME) {
      return { field: 'name', text: t('sheet.nameLong', { most: MAX_STEP_NAME }) };
    }
    const date = form.elements.namedItem('day');
    if (date instanceof HTMLInputElement && isInvalidDate(date.validity)) {
      return { field: 'day', text: t('editor.dateWrong') };
    }
    return day === '' && time !== '' ? { field: 'day', text: t('sheet.timeWithoutDay') } : null;
  }

  function save(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const found = problem(event.currentTarget);
    setError(found);
    if (found) {
      const field = event.currentTarget.elements.namedItem(found.field);
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    const due = day === '' ? null : { day, time: time || null, zone: time === '' ? null : zone };
    const isMoved = day !== (step?.due?.day ?? '') || time !== (step?.due?.time ?? '');
    const changes = {
      ...(!isProposed && { title: title.trim() || null }),
      ...(isMoved && { due }),
      ...(kind === 'essay' && { essayId }),
      ...(kind === 'scholarship' && { scholarshipId }),
    };
    if (step) steps.change(step, changes);
    else steps.add(programId, kind, changes);
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={step ? name(step) : t('sheet.new')}
      closeLabel={t('common:action.close')}
      finalFocus={focusOn(step ? stepMenuId(step) : '', openId(keyOf(bookmark)))}
      footer={
        <>
          <Button type="submit" form={FORM_ID}>
            {t('sheet.save')}
          </Button>
          {step && (
            <Button
              variant="quiet"
              className="ms-auto -me-2.5 text-accent!"
              onClick={() => {
                steps.remove(step);
                onClose();
              }}
            >
              {t('sheet.remove')}
            </Button>
          )}
        </>
      }
    >
      <form id={FORM_ID} noValidate onSubmit={save} className="grid gap-6 pt-2 pb-2">
        {step === null && (
          <OptionField
            label={t('sheet.kind')}
            options={KINDS.map((value) => ({ value, label: t(`steps:kind.${value}`) }))}
            value={kind}
            onChange={(value) => {
              setKind(value);
              setError(null);
            }}
          />
        )}
        {!isProposed && (
          <TextField
            name="name"
            label={t('sheet.name')}
            hint={
              isNameless
                ? t('sheet.nameless', { name: t(`steps:kind.${kind}`) })
                : t('sheet.nameHint')
            }
            error={error?.field === 'name' && error.text}
            value={title}
            onChange={({ target }) => {
              setTitle(target.value);
              setError(null);
            }}
          />
        )}
        <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-x-4">
          <TextField
            name="day"
            type="date"
            label={t('sheet.day')}
            hint={isProposed && t('sheet.dayHint')}
            error={error?.field === 'day' && error.text}
            min="2000-01-01"
            max="2099-12-31"
            value={day}
            onChange={({ target }) => {
              setDay(target.value);
              setError(null);
            }}
          />
          <TextField
            type="time"
            label={t('sheet.time')}
            hint={zone !== null && t('sheet.timeHint', { city: cityOfZone(zone) })}
            value={time}
            onChange={({ target }) => setTime(target.value)}
          />
        </div>
        {kind === 'essay' && <EssayField value={essayId} onChange={setEssayId} />}
        {kind === 'scholarship' && (
          <ScholarshipField value={scholarshipId} onChange={setScholarshipId} />
        )}
      </form>
    </Dialog>
  );
}
