import { useEffect, useState, type SubmitEvent } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Bookmark, BookmarkChanges } from '@/api/bookmark/contract';
import { bookmarkWriteMutation } from '@/api/bookmark/queries';
import { useLanguage } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { countCharacters } from '@/lib/count-text';
import type { FieldErrors } from '@/shared/forms/field-errors';
import { useSubmit } from '@/shared/forms/use-submit';
import { changesOf, isInvalidDate, NOTE_LIMIT, withDraft, type EditorDraft } from './editor-values';

/** What the plan hands to the editor of a bookmark. */
export type EditorProps = {
  bookmark: Bookmark;
  open: boolean;
  /** Unsaved changes; the editor continues with those from before. */
  draft: EditorDraft | undefined;
  onDraft: (draft: EditorDraft | null) => void;
  /** Removes what is saved from the draft; `false` if something was changed since it was sent. */
  removeSaved: (sent: EditorDraft) => boolean;
  onClose: () => void;
  onSaved: (before: Bookmark, changes: BookmarkChanges) => void;
  onRemove: () => void;
};

const NO_ERRORS: FieldErrors = {};
/** Id of the form element. */
export const EDITOR_ID = 'plan-editor';

function focusInvalid(): void {
  document.querySelector<HTMLElement>(`#${EDITOR_ID} [aria-invalid]`)?.focus();
}

/** Scrolls the message of the form, or of its first wrong field, clear of the footer. */
function showMessage(): void {
  const form = document.querySelector(`#${EDITOR_ID}`);
  const field = form?.querySelector('[aria-invalid]');
  const message = field?.getAttribute('aria-describedby')?.split(' ')[0];
  const shown = message ? document.getElementById(message) : form?.querySelector('[role="alert"]');
  shown?.scrollIntoView?.({ block: 'nearest' });
}

/** Values, errors and saving of the editor. Typed values stay in the draft until they are saved or discarded. */
export function useEditorForm({
  bookmark,
  open,
  draft,
  onDraft,
  removeSaved,
  onClose,
  onSaved,
}: EditorProps) {
  const { t } = useTranslation('checklist');
  const client = useQueryClient();
  const language = useLanguage();
  const { mutateAsync } = useMutation(bookmarkWriteMutation(client, true));
  // During a save, the plan already shows the change: compare with the bookmark as it was.
  const [before, setBefore] = useState(bookmark);
  const [invalidDate, setInvalidDate] = useState(false);
  const [serverErrors, setServerErrors] = useState(NO_ERRORS);
  const { busy, problem, isOpen, clear, submit } = useSubmit({
    open,
    lead: t('editor.failed'),
    showFieldErrors: ({ note, status, deadline, outcome, ...others }) => {
      setServerErrors({
        ...(note !== undefined && { note }),
        ...(status !== undefined && { status }),
        ...(deadline !== undefined && { deadline }),
        ...(outcome !== undefined && { outcome }),
      });
      return others;
    },
  });
  const values = withDraft(before, draft);
  const changes = changesOf(before, values);
  const dirty = Object.keys(changes).length > 0;
  const length = countCharacters(values.note);

  useEffect(() => {
    if (serverErrors !== NO_ERRORS) focusInvalid();
  }, [serverErrors]);

  const tooLong = length > NOTE_LIMIT;
  useEffect(() => {
    if (problem !== null || tooLong) showMessage();
  }, [problem, tooLong]);

  function change(next: EditorDraft): void {
    clear();
    setServerErrors(NO_ERRORS);
    onDraft({ ...draft, ...next });
  }

  function close(): void {
    if (!dirty) onDraft(null);
    onClose();
  }

  function save(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (tooLong) {
      focusInvalid();
      return;
    }
    const date = event.currentTarget.elements.namedItem('deadline');
    if (date instanceof HTMLInputElement && isInvalidDate(date.validity)) {
      setInvalidDate(true);
      date.focus();
      return;
    }
    if (!draft || !dirty) {
      close();
      return;
    }
    setServerErrors(NO_ERRORS);
    void submit(async () => {
      const { id: programId } = before.program;
      const saved = await mutateAsync({ kind: 'change', programId, changes, language });
      onSaved(before, changes);
      if (!removeSaved(draft)) {
        // What was typed during the save stays, as a change of what is saved now.
        if (saved) setBefore(saved);
        return;
      }
      // Closed meanwhile, another card may be open by now.
      if (isOpen()) onClose();
    });
  }

  return {
    before,
    values,
    dirty,
    length,
    busy,
    problem,
    serverErrors,
    tooLong,
    invalidDate,
    change,
    setInvalidDate,
    save,
    close,
  };
}
