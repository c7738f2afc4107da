import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { changeBasicInfoMutation, changeUserMutation } from '@/api/profile';
import { LOCALES, localeOfPath } from '@/i18n/locales';
import { createAutosave, type Autosave } from './autosave';

/** The autosave of the page that is open; it goes with the page. */
export function useAutosave(): Autosave {
  const client = useQueryClient();
  const { mutateAsync: changeUser } = useMutation(changeUserMutation(client));
  const { mutateAsync: changeInfo } = useMutation(changeBasicInfoMutation(client));
  const [autosave] = useState(() =>
    createAutosave({
      user: (changes) => changeUser(changes),
      info: (changes) =>
        // In the language of the moment: a save may leave after the page has changed it.
        changeInfo({ changes, language: LOCALES[localeOfPath(window.location.pathname)].tag }),
    }),
  );
  useEffect(() => autosave.stop, [autosave]);
  return autosave;
}
