import { notifyManager, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Id } from '@/api/http/schemas';
import { changeBasicInfoMutation, changeUserMutation } from '@/api/user/queries';
import { sessionEpoch } from '@/api/http/session';
import { LOCALES, localeOfPath } from '@/i18n/locales';
import { draftStorage } from '@/browser/draft-storage';
import { createAutosave, type Autosave } from './autosave';
import { readEdits, unsavedEdits } from './kept-edits';

/**
 * Settles once the page has been told of what was put into the cache. A moment earlier a saved field would be
 * put back to the older record, and the caret thrown to its end.
 */
async function shown<T>(saved: Promise<T>): Promise<void> {
  await saved;
  await new Promise<void>((resolve) => notifyManager.schedule(resolve));
}

/**
 * The autosave of the page that is open; it goes with the page. What is not saved when the session runs out
 * stays on this device, and is gone on with when the same student comes back. `discard` gives it up.
 */
export function useAutosave(studentId: Id): Autosave & { discard: () => void } {
  const client = useQueryClient();
  const { mutateAsync: changeUser } = useMutation(changeUserMutation(client));
  const { mutateAsync: changeInfo } = useMutation(changeBasicInfoMutation(client));
  const [epoch] = useState(sessionEpoch);
  const [kept] = useState(() => draftStorage(studentId, 'form:details'));
  const [autosave] = useState(() => {
    const senders = {
      user: (changes: Parameters<typeof changeUser>[0]) => shown(changeUser(changes)),
      info: (changes: Parameters<typeof changeInfo>[0]['changes']) =>
        // In the language of the moment: a save may leave after the page has changed it.
        shown(
          changeInfo({ changes, language: LOCALES[localeOfPath(window.location.pathname)].tag }),
        ),
    };
    return { ...createAutosave(senders, readEdits(kept.read())), discard: kept.remove };
  });
  useEffect(() => {
    const keep = () => {
      const edits = unsavedEdits(autosave.store.getState());
      if (edits) kept.write(edits);
      else kept.remove();
    };
    const stop = autosave.store.subscribe(keep);
    keep();
    if (autosave.isUnsaved()) void autosave.flush();
    return () => {
      stop();
      autosave.stop();
      // Saved or given up; but for a session that is over, whose student comes back.
      if (epoch === sessionEpoch()) kept.remove();
    };
  }, [autosave, kept, epoch]);
  return autosave;
}
