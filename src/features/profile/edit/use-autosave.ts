import {
  notifyManager,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { fetchFromServer } from '@/api/http/query-client';
import { changeBasicInfoMutation } from '@/api/user/change-basic-info';
import type { BasicInfo, User } from '@/api/user/contract';
import { changeUserMutation } from '@/api/user/mutations';
import { basicInfoQuery, userQuery } from '@/api/user/queries';
import { LOCALES, pageLocale } from '@/i18n/locales';
import { useLocale } from '@/i18n/use-locale';
import { draftStorage } from '@/browser/draft-storage';
import { keysOf } from '@/lib/keys-of';
import { createAutosave, type Autosave } from './autosave';
import { editableOf } from './details';
import type { Editable } from './drafts';
import { editsToStore, readEdits } from './kept-edits';

/**
 * Resolves once components have the new cache data. Before that, a saved field would show the older record for a moment
 * and the caret would jump to its end.
 */
async function rendered<T>(saved: Promise<T>): Promise<void> {
  await saved;
  await new Promise<void>((resolve) => notifyManager.schedule(resolve));
}

/** The student's details on the server, read past the cache. Throws if the server is not reached. */
async function readServer(client: QueryClient): Promise<Editable> {
  const [user, info] = await Promise.all([
    fetchFromServer(client, { ...userQuery(), staleTime: 0 }),
    fetchFromServer(client, { ...basicInfoQuery(LOCALES[pageLocale()].tag), staleTime: 0 }),
  ]);
  return editableOf(user, info);
}

/**
 * The autosave of the open page. Edits that are unsaved when the session expires, or when an error page takes the place
 * of the form, stay on this device for the same student, unless another device saves the same field. `discard` drops them.
 */
export function useAutosave(user: User, info: BasicInfo): Autosave & { discard: () => void } {
  const client = useQueryClient();
  const { mutateAsync: changeUser } = useMutation(changeUserMutation(client));
  const { mutateAsync: changeInfo } = useMutation(changeBasicInfoMutation(client, true));
  const [kept] = useState(() => draftStorage(user.id, 'form:details'));
  const [autosave] = useState(() => {
    const senders = {
      user: (changes: Parameters<typeof changeUser>[0]) => rendered(changeUser(changes)),
      info: (changes: Parameters<typeof changeInfo>[0]['changes']) =>
        // Read at the time of the call: the page may have changed its language.
        rendered(changeInfo({ changes, language: LOCALES[pageLocale()].tag })),
    };
    const server = editableOf(user, info);
    const created = createAutosave(senders, server, readEdits(kept.read(), server));
    return { ...created, discard: () => created.drop(keysOf(created.store.getState().drafts)) };
  });
  useEffect(() => autosave.receive(editableOf(user, info)), [autosave, user, info]);
  useEffect(() => {
    const store = (edits: object | null) => (edits ? kept.write(edits) : kept.remove());
    // The form has taken over what was stored, or found it invalid.
    store(editsToStore(null, autosave.store.getState().drafts));
    const stop = autosave.store.subscribe(({ drafts }, before) =>
      store(editsToStore(kept.read(), drafts, before.drafts)),
    );
    return () => {
      stop();
      autosave.stop();
    };
  }, [autosave, kept]);
  useEffect(() => {
    if (!autosave.isUnsaved()) return undefined;
    let left = false;
    // The page may have come from the cache, which does not know what another device has saved.
    void readServer(client)
      .then(autosave.receive, () => undefined)
      .then(() => (left ? undefined : autosave.flush()));
    return () => {
      left = true;
    };
  }, [autosave, client]);
  const locale = useLocale();
  const errorLocale = useRef(locale);
  useEffect(() => {
    if (errorLocale.current === locale) return;
    errorLocale.current = locale;
    autosave.resend();
  }, [autosave, locale]);
  return autosave;
}
