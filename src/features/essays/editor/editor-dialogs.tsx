import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Essay, EssayVersion } from '@/api/essay/contract';
import { ApiError, describeFailure, isCancelled, statusOf } from '@/api/http/errors';
import { createEssay, ESSAY_CHANGES, type EssayChange } from '@/api/essay/queries';
import { failureText } from '@/i18n/failure-text';
import { useTranslation } from '@/i18n/use-translation';
import { parseEssayText, writeEssayText } from '@/lib/essay-text';
import { textHash } from '@/lib/text-hash';
import { toast } from '@/ui/overlays/toaster';
import { ConflictDialog, type ConflictChoice } from './conflict-dialog';
import type { DraftSync } from '@/features/essays/draft/draft-sync';
import type { DraftState } from '@/features/essays/draft/draft-sync-types';
import { EssayFormDialog, type EssayForm } from '@/features/essays/list/essay-form-dialog';
import { essayServer } from '@/features/essays/draft/essay-server';
import type { OpenDialog } from './use-editor-dialog';
import { useTimeFormat } from '@/features/essays/use-time-format';
import { VersionsDialog } from '@/features/essays/versions/versions-dialog';

type Props = {
  open: OpenDialog;
  id: string;
  /** `null` while it is unknown. */
  essay: Essay | null;
  sync: DraftSync;
  state: DraftState;
  onClose: () => void;
};

/** The dialogs of the editor: versions, conflict, settings. */
export function EditorDialogs({ open, id, essay, sync, state, onClose }: Props) {
  const { t } = useTranslation('essays');
  const { t: tCommon } = useTranslation();
  const { short } = useTimeFormat();
  const client = useQueryClient();
  const { mutateAsync: changeDetails } = useMutation({
    mutationKey: ESSAY_CHANGES,
    mutationFn: async ({ changes }: EssayChange) => {
      const send = essayServer(client, id);
      const outcome = await sync.saveDetails((version) => send({ ...changes, version }));
      if (outcome.kind === 'saved') return outcome.essay;
      throw outcome.cause ?? new ApiError('Network Error', { kind: 'network' });
    },
  });

  function restore(version: EssayVersion) {
    void sync.restoreVersion(version.content);
    toast('success', t('versions.brought', { time: short(version.saved_at) }));
    onClose();
  }

  async function copy(content: string, newerVersion: number): Promise<void> {
    const { title, essay: text } = parseEssayText(content);
    const name = t('thisDevice', { title: title || t('untitled') });
    const { prompt, word_limit, purpose } = essay ?? {};
    await createEssay(client, {
      // A repeated request for the same conflict creates one copy.
      client_id: `copy-${id}-${newerVersion}-${textHash(content)}`,
      content: writeEssayText({ title: name, essay: text }),
      ...(prompt && { prompt }),
      ...(word_limit && { word_limit }),
      ...(purpose && { purpose }),
    });
    toast('success', t('conflict.bothDone', { title: name }));
  }

  async function choose(choice: ConflictChoice): Promise<void> {
    if (choice === 'mine') void sync.keepMine();
    if (choice === 'other') void sync.keepTheirs();
    if (choice === 'both') {
      try {
        const done = await sync.keepBoth(copy);
        if (!done) return toast('warning', t('conflict.changed'));
      } catch (error) {
        if (isCancelled(error) || statusOf(error) === 401) return;
        return toast('error', failureText(tCommon, describeFailure(error)));
      }
    }
    onClose();
  }

  async function changeSettings({ details }: EssayForm, isOpen: () => boolean): Promise<void> {
    if (essay && Object.keys(details).length > 0) await changeDetails({ essay, changes: details });
    if (isOpen()) onClose();
  }

  switch (open.kind) {
    case 'versions':
      return (
        <VersionsDialog
          versions={essay?.versions ?? []}
          first={open.version}
          content={state.content}
          onRestore={restore}
          onClose={onClose}
        />
      );
    case 'conflict':
      if (!state.newer) return null;
      return (
        <ConflictDialog
          mine={state.content}
          other={state.newer}
          onChoose={choose}
          onClose={onClose}
        />
      );
    case 'settings':
      if (!essay) return null;
      return <EssayFormDialog essay={essay} onSubmit={changeSettings} onClose={onClose} />;
  }
}
