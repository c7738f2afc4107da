import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Essay } from '@/api/essay/contract';
import {
  createEssayMutation,
  deleteEssayMutation,
  restoreEssayMutation,
} from '@/api/essay/queries';
import { useTranslation } from '@/i18n/use-translation';
import { parseEssayText, writeEssayText } from '@/lib/essay-text';
import { toast } from '@/ui/overlays/toaster';
import { newClientId } from '@/lib/client-id';
import { mergeDrafts, type EssayDraft } from '@/features/essays/draft/draft';
import { createDraftStore } from '@/features/essays/draft/draft-store';

/** An essay that was deleted on this page, with its draft on this device. */
export type Deleted = { essay: Essay; draft: EssayDraft | null };

/** The actions on an essay of the list. `call` reports failures (R15). */
export function useEssayActions(userId: string) {
  const { t } = useTranslation('essays');
  const client = useQueryClient();
  const create = useMutation(createEssayMutation(client));
  const remove = useMutation(deleteEssayMutation(client));
  const restore = useMutation(restoreEssayMutation(client));
  const [deleted, setDeleted] = useState<Deleted[]>([]);
  const [restored, setRestored] = useState<Essay['id'] | null>(null);
  // Ignores a double click: `isPending` is one render late.
  const busy = useRef(new Set<Essay['id']>());

  const storeOf = ({ id }: Essay) => createDraftStore(userId, String(id));

  async function once(essay: Essay, act: () => Promise<void>): Promise<void> {
    if (busy.current.has(essay.id)) return;
    busy.current.add(essay.id);
    try {
      await act();
    } catch {
      // `call` has shown a toast (R15).
    } finally {
      busy.current.delete(essay.id);
    }
  }

  return {
    deleted,
    /** The last restored essay. */
    restored,

    duplicate: (essay: Essay) =>
      once(essay, async () => {
        // With the text that is not in the account yet.
        const { title, essay: text } = parseEssayText(
          storeOf(essay).read()?.content ?? essay.content,
        );
        const name = title || t('untitled');
        const { prompt, word_limit, purpose } = essay;
        await create.mutateAsync({
          client_id: newClientId(),
          content: writeEssayText({ title: t('copyOf', { title: name }), essay: text }),
          ...(prompt && { prompt }),
          ...(word_limit && { word_limit }),
          ...(purpose && { purpose }),
        });
        toast('success', t('duplicated', { title: name }));
      }),

    remove: (essay: Essay) =>
      once(essay, async () => {
        await remove.mutateAsync(essay.id);
        const store = storeOf(essay);
        const draft = store.read();
        store.remove();
        setDeleted((others) => [...others, { essay, draft }]);
      }),

    undo: ({ essay, draft }: Deleted) =>
      once(essay, async () => {
        await restore.mutateAsync(essay.id);
        const store = storeOf(essay);
        const typedSince = store.read();
        const left = typedSince && draft ? mergeDrafts(typedSince, draft) : (typedSince ?? draft);
        // With a new time, so that a tab that has the essay open gets a storage event and saves it.
        if (left) store.write({ ...left, updatedAt: new Date().toISOString() });
        setDeleted((others) => others.filter((item) => item.essay.id !== essay.id));
        setRestored(essay.id);
      }),
  };
}
