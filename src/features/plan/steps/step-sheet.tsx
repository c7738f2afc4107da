import { useState, type SubmitEvent } from 'react';
import type { Bookmark } from '@/api/bookmark/contract';
import { useTranslation } from '@/i18n/use-translation';
import { countCharacters } from '@/lib/count-text';
import { cityOfZone } from '@/shared/program/use-deadline-format';
import type { PlanStep } from '@/shared/steps/plan-step';
import type { UsePlanSteps } from '@/shared/steps/use-plan-steps';
import { useStepFormat } from '@/shared/steps/use-step-format';
import { TextField } from '@/ui/forms/text-field';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/overlays/dialog';
import { isInvalidDate } from '@/features/plan/editor/editor-values';
import { focusOn, openId } from '@/features/plan/plan-focus';
import { keyOf } from '@/features/plan/list/plan-list';
import { EssayField, ScholarshipField } from './tie-fields';
import { stepMenuId } from './step-row';

const FORM_ID = 'plan-step';
const MOST_CHARACTERS = 100;

type Props = {
  bookmark: Bookmark;
  /** `null` for a new one. */
  step: PlanStep | null;
  open: boolean;
  onClose: () => void;
} & Pick<UsePlanSteps, 'change' | 'add' | 'remove'>;

/** Name, date and ties of a step. Saved on this device at once, so it closes at once. */
export function StepSheet({ bookmark, step, open, onClose, change, add, remove }: Props) {
  const { t } = useTranslation(['checklist', 'common']);
  const { name } = useStepFormat();
  const isOwn = step === null || step.kind === 'own';
  const [title, setTitle] = useState(step?.title ?? '');
  const [day, setDay] = useState(step?.due?.day ?? '');
  const [time, setTime] = useState(step?.due?.time ?? '');
  const [essayId, setEssayId] = useState(step?.essayId ?? null);
  const [scholarshipId, setScholarshipId] = useState(step?.scholarshipId ?? null);
  const [error, setError] = useState<{ field: 'name' | 'day'; text: string } | null>(null);
  const zone = step?.due?.zone ?? null;

  function problem(form: HTMLFormElement): typeof error {
    const text = title.trim();
    if (isOwn && text === '') return { field: 'name', text: t('sheet.nameMissing') };
    if (isOwn && countCharacters(text) > MOST_CHARACTERS) {
      return { field: 'name', text: t('sheet.nameLong', { most: MOST_CHARACTERS }) };
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
    if (!step) add(bookmark.program.id, { title: title.trim(), due });
    else {
      change(step, {
        ...(isOwn && { title: title.trim() }),
        ...(isMoved && { due }),
        ...(step.kind === 'essay' && { essayId }),
        ...(step.kind === 'scholarship' && { scholarshipId }),
      });
    }
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
              className="ms-auto text-accent!"
              onClick={() => {
                remove(step);
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
        {isOwn && (
          <TextField
            name="name"
            label={t('sheet.name')}
            hint={t('sheet.nameHint')}
            error={error?.field === 'name' && error.text}
            value={title}
            onChange={({ target }) => {
              setTitle(target.value);
              setError(null);
            }}
          />
        )}
        <div className="grid grid-cols-2 gap-x-4">
          <TextField
            name="day"
            type="date"
            label={t('sheet.day')}
            hint={!isOwn && t('sheet.dayHint')}
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
        {step?.kind === 'essay' && <EssayField value={essayId} onChange={setEssayId} />}
        {step?.kind === 'scholarship' && (
          <ScholarshipField value={scholarshipId} onChange={setScholarshipId} />
        )}
      </form>
    </Dialog>
  );
}
