import { useMemo, useState } from 'react';
import type { Program } from '@/api/program/contract';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { programSearch } from '@/shared/program/program-search';
import { FormProblem } from '@/shared/forms/submit-form';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/overlays/dialog';
import { Notice } from '@/ui/notice';
import { OptionField } from '@/ui/forms/select-field';
import { TextArea } from '@/ui/forms/text-area';
import { TextField } from '@/ui/forms/text-field';
import { isInvalidDate, NOTE_LIMIT } from './editor-values';
import { refToFirst, cardLinkId, UNDO_ID } from '@/features/plan/card-element-ids';
import { keyOf, OUTCOMES, STATUSES } from '@/features/plan/list/plan-list';
import { taskOf } from '@/shared/program/deadlines';
import { formatPlace } from '@/shared/program/place';
import { usePlanFormat } from '@/features/plan/use-plan-format';
import { EDITOR_ID, useEditorForm, type EditorProps } from './use-editor-form';

type EditorForm = ReturnType<typeof useEditorForm>;

/** The student's own date: to apply by, or to reply to an offer by. A button removes it. */
function DeadlineField({ form, program }: { form: EditorForm; program: Program }) {
  const { t } = useTranslation('checklist');
  const { day } = usePlanFormat();
  const { values, serverErrors, invalidDate, setInvalidDate, change } = form;
  const isReply = taskOf(values) === 'reply';
  const programDay = !isReply && program.deadline;
  return (
    <div>
      <TextField
        name="deadline"
        type="date"
        label={isReply ? t('outcome.replyBy') : t('editor.deadline')}
        hint={
          !isReply &&
          (programDay
            ? t('editor.deadlineProgram', { day: day(programDay) })
            : t('editor.deadlineRolling'))
        }
        error={serverErrors['deadline'] ?? (invalidDate && t('editor.dateWrong'))}
        min="2000-01-01"
        max="2099-12-31"
        value={values.deadline}
        onChange={(event) => {
          if (invalidDate) setInvalidDate(isInvalidDate(event.target.validity));
          change({ deadline: event.target.value });
        }}
        onBlur={(event) => setInvalidDate(isInvalidDate(event.target.validity))}
      />
      {values.deadline !== '' && (
        <Button
          variant="quiet"
          className="-ml-2.5 mt-1"
          onClick={() => {
            setInvalidDate(false);
            change({ deadline: '' });
          }}
        >
          {programDay ? t('editor.useProgram') : t('editor.clearDate')}
        </Button>
      )}
    </div>
  );
}

/** Note, status and deadline of one bookmark. */
export function EditorDialog(props: EditorProps) {
  const { bookmark, open, draft, onDraft, onRemove } = props;
  const { t } = useTranslation(['checklist', 'common']);
  const form = useEditorForm(props);
  const { before, values, serverErrors, change } = form;
  const [hadDraft] = useState(draft !== undefined);
  const { program } = bookmark;
  const finalFocus = useMemo(() => refToFirst(cardLinkId(keyOf(before)), UNDO_ID), [before]);

  return (
    <Dialog
      open={open}
      onClose={form.close}
      size="sheet"
      title={program.title}
      closeLabel={t('common:action.close')}
      finalFocus={finalFocus}
      footer={
        <>
          <Button type="submit" form={EDITOR_ID} loading={form.busy}>
            {form.busy ? t('editor.saving') : t('editor.save')}
          </Button>
          <Button variant="quiet" className="ms-auto -me-2.5 text-accent!" onClick={onRemove}>
            {t('editor.remove')}
          </Button>
        </>
      }
    >
      <form id={EDITOR_ID} noValidate onSubmit={form.save} className="grid gap-6 pt-4 pb-2">
        <div>
          <p className="wrap-anywhere">{program.school.name}</p>
          <p className="wrap-anywhere">{formatPlace(program.school)}</p>
          <LocalLink to="school-list" search={programSearch(program)} className="link tap">
            {t('editor.program')}
          </LocalLink>
        </div>
        {hadDraft && form.dirty && (
          <Notice tone="warn">
            {t('editor.kept')}{' '}
            <button type="button" className="link" onClick={() => onDraft(null)}>
              {t('editor.discard')}
            </button>
          </Notice>
        )}
        <TextArea
          label={t('editor.note')}
          hint={t('editor.noteHint')}
          error={
            serverErrors['note'] ?? (form.tooLong && t('editor.noteLong', { most: NOTE_LIMIT }))
          }
          count={t('editor.noteCount', { count: form.length, most: NOTE_LIMIT })}
          value={values.note}
          onChange={(event) => change({ note: event.target.value })}
        />
        <OptionField
          label={t('editor.status')}
          error={serverErrors['status']}
          options={STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
          value={values.status}
          onChange={(status) => change({ status })}
        />
        {values.status === 'decided' && (
          <OptionField
            label={t('outcome.label')}
            error={serverErrors['outcome']}
            options={[
              { value: null, label: t('outcome.none') },
              ...OUTCOMES.map((value) => ({ value, label: t(`outcome.answer.${value}`) })),
            ]}
            value={values.outcome}
            onChange={(outcome) => change({ outcome })}
          />
        )}
        <DeadlineField form={form} program={program} />
        <FormProblem text={form.problem} />
      </form>
    </Dialog>
  );
}
