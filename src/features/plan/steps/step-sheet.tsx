import { stepKindSchema } from '@/api/plan-step/contract';
import { useTranslation } from '@/i18n/use-translation';
import { cityOfZone } from '@/shared/program/use-deadline-format';
import { useStepFormat } from '@/shared/steps/use-step-format';
import { OptionField } from '@/ui/forms/select-field';
import { TextField } from '@/ui/forms/text-field';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/overlays/dialog';
import { refToFirst, cardLinkId, stepMenuId } from '@/features/plan/card-element-ids';
import { keyOf } from '@/features/plan/list/plan-list';
import { EssayField, ScholarshipField } from './linked-record-fields';
import { useStepForm, type StepForm, type StepSheetProps } from './use-step-form';

const FORM_ID = 'plan-step';
/** What can be added: first a step of the student's own. */
const KINDS = ['own', ...stepKindSchema.options.filter((kind) => kind !== 'own')] as const;

type FieldProps = { form: StepForm };

function KindField({ form: { values, change } }: FieldProps) {
  const { t } = useTranslation(['checklist', 'steps']);
  return (
    <OptionField
      label={t('sheet.kind')}
      options={KINDS.map((value) => ({ value, label: t(`steps:kind.${value}`) }))}
      value={values.kind}
      onChange={(kind) => change({ kind })}
    />
  );
}

function NameField({ form: { values, change, problem, isNameless } }: FieldProps) {
  const { t } = useTranslation(['checklist', 'steps']);
  const kind = t(`steps:kind.${values.kind}`);
  return (
    <TextField
      name="name"
      label={t('sheet.name')}
      hint={isNameless ? t('sheet.nameless', { name: kind }) : t('sheet.nameHint')}
      error={problem?.field === 'name' && problem.text}
      value={values.title}
      onChange={({ target }) => change({ title: target.value })}
    />
  );
}

/** The day, and the time in the zone of the step. */
function DueFields({ form: { values, change, problem, isProposed, zone } }: FieldProps) {
  const { t } = useTranslation('checklist');
  return (
    <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-x-4">
      <TextField
        name="day"
        type="date"
        label={t('sheet.day')}
        hint={isProposed && t('sheet.dayHint')}
        error={problem?.field === 'day' && problem.text}
        min="2000-01-01"
        max="2099-12-31"
        value={values.day}
        onChange={({ target }) => change({ day: target.value })}
      />
      <TextField
        name="time"
        type="time"
        label={t('sheet.time')}
        error={problem?.field === 'time' && problem.text}
        hint={zone !== null && t('sheet.timeHint', { city: cityOfZone(zone) })}
        value={values.time}
        onChange={({ target }) => change({ time: target.value })}
      />
    </div>
  );
}

/** Kind, name, date and linked records of a step. */
export function StepSheet(props: StepSheetProps) {
  const { bookmark, step, open, onClose } = props;
  const { t } = useTranslation(['checklist', 'common']);
  const { name } = useStepFormat();
  const form = useStepForm(props);
  const { values, change } = form;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={step ? name(step) : t('sheet.new')}
      closeLabel={t('common:action.close')}
      finalFocus={refToFirst(step ? stepMenuId(step) : '', cardLinkId(keyOf(bookmark)))}
      footer={
        <>
          <Button type="submit" form={FORM_ID}>
            {t('sheet.save')}
          </Button>
          {step && (
            <Button variant="quiet" className="ms-auto -me-2.5 text-accent!" onClick={form.remove}>
              {t('sheet.remove')}
            </Button>
          )}
        </>
      }
    >
      <form id={FORM_ID} noValidate onSubmit={form.save} className="grid gap-6 pt-2 pb-2">
        {step === null && <KindField form={form} />}
        {!form.isProposed && <NameField form={form} />}
        <DueFields form={form} />
        {values.kind === 'essay' && (
          <EssayField value={values.essayId} onChange={(essayId) => change({ essayId })} />
        )}
        {values.kind === 'scholarship' && (
          <ScholarshipField
            value={values.scholarshipId}
            onChange={(scholarshipId) => change({ scholarshipId })}
          />
        )}
      </form>
    </Dialog>
  );
}
