import { CircleAlert } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import type { Bookmark, BookmarkChanges } from '@/api/bookmark/contract';
import { describeFailure, fieldErrors, isCancelled, statusOf } from '@/api/http/errors';
import { failureText } from '@/i18n/failure-text';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/overlays/dialog';
import { Notice } from '@/ui/notice';
import { SelectField } from '@/ui/forms/select-field';
import { TextArea } from '@/ui/forms/text-area';
import { TextField } from '@/ui/forms/text-field';
import { toast } from '@/ui/overlays/toaster';
import { changesOf, isWrongDate, NOTE_LIMIT, valuesOf, type EditorValues } from './editor-values';
import { focusOn, openId, UNDO_ID } from '@/features/plan/plan-focus';
import { keyOf, STATUSES } from '@/features/plan/list/plan-list';
import { countCharacters } from '@/lib/count-text';
import { formatPlace } from '@/shared/program/place';
import { usePlanFormat } from '@/features/plan/use-plan-format';
import { useSaveInPlace } from './use-save-in-place';

type Props = {
  bookmark: Bookmark;
  open: boolean;
  /** What was written before and not saved; the editor goes on from it. */
  draft: EditorValues | undefined;
  onDraft: (values: EditorValues | null) => void;
  onClose: () => void;
  /** Told of a change that is saved. */
  onSaved: (before: Bookmark, changes: BookmarkChanges) => void;
  onRemove: () => void;
};

/** Note, status and date of one bookmark. What is typed stays, whatever happens, until it is saved or dropped. */
export function EditorDialog({
  bookmark,
  open,
  draft,
  onDraft,
  onClose,
  onSaved,
  onRemove,
}: Props) {
  const { t } = useTranslation(['checklist', 'common']);
  const { t: tc } = useTranslation();
  const { day } = usePlanFormat();
  const { mutateAsync, error, isPending, reset } = useSaveInPlace();
  const sending = useRef(false);
  // Closed while it saves: what comes of that is told elsewhere, and closes nothing that was opened since.
  const closed = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const date = useRef<HTMLInputElement>(null);
  // What stood there when the editor opened: while it saves, the plan shows the change already.
  const [before] = useState(bookmark);
  const [kept] = useState(draft !== undefined);
  const [wrongDate, setWrongDate] = useState(false);
  const { program } = bookmark;
  const values = draft ?? valuesOf(before);
  const changes = changesOf(before, values);
  const dirty = Object.keys(changes).length > 0;
  const length = countCharacters(values.note);
  const said = fieldErrors(error);
  const noteError =
    said['note'] ?? (length > NOTE_LIMIT ? t('editor.noteLong', { most: NOTE_LIMIT }) : undefined);
  const dateError = said['deadline'] ?? (wrongDate ? t('editor.dateWrong') : undefined);
  const atField = 'note' in said || 'deadline' in said || 'status' in said;
  const back = useMemo(() => focusOn(openId(keyOf(before)), UNDO_ID), [before]);

  useEffect(() => {
    closed.current = false;
    return () => {
      closed.current = true;
    };
  }, []);
  useEffect(() => {
    if (error !== null) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [error]);

  function put(next: Partial<EditorValues>) {
    if (error !== null) reset();
    onDraft({ ...values, ...next });
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (sending.current) return;
    if (length > NOTE_LIMIT) {
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      return;
    }
    if (date.current && isWrongDate(date.current.validity)) {
      setWrongDate(true);
      date.current.focus();
      return;
    }
    if (!dirty) {
      onClose();
      return;
    }
    sending.current = true;
    try {
      await mutateAsync({ kind: 'change', programId: program.id, changes });
      onSaved(before, changes);
      onDraft(null);
      if (!closed.current) onClose();
    } catch (failure) {
      // Shown at its field or over the buttons; the fields keep what was typed.
      if (closed.current && !isCancelled(failure) && statusOf(failure) !== 401) {
        toast('error', `${t('editor.failed')} ${failureText(tc, describeFailure(failure))}`);
      }
    } finally {
      sending.current = false;
    }
  }

  function close() {
    closed.current = true;
    if (!dirty) onDraft(null);
    onClose();
  }

  const programHint = program.deadline
    ? t('editor.deadlineProgram', { day: day(program.deadline) })
    : t('editor.deadlineRolling');

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      size="sheet"
      title={program.title}
      closeLabel={t('common:action.close')}
      finalFocus={back}
      footer={
        <>
          <Button type="submit" form="plan-editor" loading={isPending}>
            {isPending ? t('editor.saving') : t('editor.save')}
          </Button>
          <Button variant="second" onClick={close}>
            {t('common:action.cancel')}
          </Button>
          <Button variant="quiet" className="ms-auto text-accent!" onClick={onRemove}>
            {t('editor.remove')}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id="plan-editor"
        noValidate
        onSubmit={(event) => void save(event)}
        className="grid gap-6 pt-4 pb-2"
      >
        <div>
          <p className="wrap-anywhere">{program.school.name}</p>
          <p className="wrap-anywhere text-muted">{formatPlace(program.school)}</p>
          <LocalLink
            to="school-list"
            search={{ school: String(program.school.id), program: String(program.id) }}
            className="link tap"
          >
            {t('editor.program')}
          </LocalLink>
        </div>
        {kept && dirty && (
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
          error={noteError}
          count={t('editor.noteCount', { count: length, most: NOTE_LIMIT })}
          value={values.note}
          onChange={(event) => put({ note: event.target.value })}
        />
        <SelectField
          label={t('editor.status')}
          error={said['status']}
          value={values.status}
          onChange={(event) => {
            const status = STATUSES.find((known) => known === event.target.value);
            if (status) put({ status });
          }}
        >
          {STATUSES.map((status) => (
            <option key={status} value={status}>
              {t(`status.${status}`)}
            </option>
          ))}
        </SelectField>
        <div>
          <TextField
            ref={date}
            type="date"
            label={t('editor.deadline')}
            hint={programHint}
            error={dateError}
            min="2000-01-01"
            max="2099-12-31"
            value={values.deadline}
            onChange={(event) => {
              if (wrongDate) setWrongDate(isWrongDate(event.target.validity));
              put({ deadline: event.target.value });
            }}
            onBlur={(event) => setWrongDate(isWrongDate(event.target.validity))}
          />
          {values.deadline !== '' && (
            <Button
              variant="quiet"
              className="-ms-2.5 mt-1"
              onClick={() => {
                setWrongDate(false);
                put({ deadline: '' });
              }}
            >
              {program.deadline ? t('editor.useProgram') : t('editor.clearDate')}
            </Button>
          )}
        </div>
        <div role="alert">
          {error !== null && !atField && (
            <Notice tone="alert" icon={CircleAlert}>
              {t('editor.failed')} {failureText(tc, describeFailure(error))}
            </Notice>
          )}
        </div>
      </form>
    </Dialog>
  );
}
