import { notifyManager, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { changeBasicInfoMutation, changeUserMutation } from '@/api/profile';
import { LOCALES, localeOfPath } from '@/i18n/locales';
import { createAutosave, type Autosave } from './autosave';

/**
 * Settles once the page has been told of what was put into the cache. A moment earlier a saved field would be
 * put back to the older record, and the caret thrown to its end.
 */
async function shown<T>(saved: Promise<T>): Promise<void> {
  await saved;
  await new Promise<void>((resolve) => notifyManager.schedule(resolve));
}

/** The autosave of the page that is open; it goes with the page. */
export function useAutosave(): Autosave {
  const client = useQueryClient();
  const { mutateAsync: changeUser } = useMutation(changeUserMutation(client));
  const { mutateAsync: changeInfo } = useMutation(changeBasicInfoMutation(client));
  const [autosave] = useState(() =>
    createAutosave({
      user: (changes) => shown(changeUser(changes)),
      info: (changes) =>
        // In the language of the moment: a save may leave after the page has changed it.
        shown(
          changeInfo({ changes, language: LOCALES[localeOfPath(window.location.pathname)].tag }),
        ),
    }),
  );
  useEffect(() => autosave.stop, [autosave]);
  return autosave;
}
