import { notifyManager, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Id } from '@/api/http/schemas';
import { changeBasicInfoMutation } from '@/api/user/change-basic-info';
import { changeUserMutation } from '@/api/user/mutations';
import { LOCALES, pageLocale } from '@/i18n/locales';
import { useLocale } from '@/i18n/use-locale';
import { draftStorage } from '@/browser/draft-storage';
import { createAutosave, type Autosave } from './autosave';
import { readEdits, unsavedEdits } from './kept-edits';

/**
 * Resolves once components have the new cache data. Before that, a saved field would show the older record for a moment
 * and the caret would jump to its end.
 */
async function rendered<T>(saved: Promise<T>): Promise<void> {
  await saved;
  await new Promise<void>((resolve) => notifyManager.schedule(resolve));
}

/**
 * The autosave of the open page. Edits that are unsaved when the session expires, or when an error page takes the place
 * of the form, stay on this device for the same student. `discard` drops them.
 */
export function useAutosave(studentId: Id): Autosave & { discard: () => void } {
  const client = useQueryClient();
  const { mutateAsync: changeUser } = useMutation(changeUserMutation(client));
  const { mutateAsync: changeInfo } = useMutation(changeBasicInfoMutation(client, true));
  const [kept] = useState(() => draftStorage(studentId, 'form:details'));
  const [autosave] = useState(() => {
    const senders = {
      user: (changes: Parameters<typeof changeUser>[0]) => rendered(changeUser(changes)),
      info: (changes: Parameters<typeof changeInfo>[0]['changes']) =>
        // Read at the time of the call: the page may have changed its language.
        rendered(changeInfo({ changes, language: LOCALES[pageLocale()].tag })),
    };
    const created = createAutosave(senders, readEdits(kept.read()));
    const discard = () => {
      created.store.setState({ drafts: {} });
      kept.remove();
    };
    return { ...created, discard };
  });
  useEffect(() => {
    const storeEdits = () => {
      const edits = unsavedEdits(autosave.store.getState());
      if (edits) kept.write(edits);
      else kept.remove();
    };
    const stop = autosave.store.subscribe(storeEdits);
    storeEdits();
    if (autosave.isUnsaved()) void autosave.flush();
    return () => {
      stop();
      autosave.stop();
    };
  }, [autosave, kept]);
  const locale = useLocale();
  const errorLocale = useRef(locale);
  useEffect(() => {
    if (errorLocale.current === locale) return;
    errorLocale.current = locale;
    autosave.resend();
  }, [autosave, locale]);
  return autosave;
}
