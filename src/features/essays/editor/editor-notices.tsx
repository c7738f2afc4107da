import { useMutation, useQueryClient } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { restoreEssayMutation } from '@/api/essay/queries';
import { serverText } from '@/i18n/failure-text';
import { useTranslation } from '@/i18n/use-translation';
import { useSingleRun } from '@/shared/forms/use-single-run';
import { SelfRemovingButton } from '@/shared/states/self-removing-button';
import { Notice } from '@/ui/notice';
import type { DraftSync } from '@/features/essays/draft/draft-sync';
import { isOnlyInTab } from '@/features/essays/draft/draft-state';
import type { DraftState } from '@/features/essays/draft/draft-sync-types';

type Props = { id: string; sync: DraftSync; state: DraftState; onChoose: () => void };

function DeletedNotice({ id, sync }: Pick<Props, 'id' | 'sync'>) {
  const { t } = useTranslation('essays');
  const [, run] = useSingleRun();
  const { mutateAsync } = useMutation(restoreEssayMutation(useQueryClient()));
  async function restore() {
    const essay = await mutateAsync(id).catch(() => null); // a toast has shown the failure
    if (essay) await sync.resumeRestored(essay);
  }
  return (
    <Notice tone="alert" icon={CircleAlert}>
      <p>{t('notice.gone')}</p>
      <SelfRemovingButton variant="second" className="mt-3" onClick={() => void run(restore)}>
        {t('notice.restore')}
      </SelfRemovingButton>
    </Notice>
  );
}

/** Why the text is not saved in the account, and what to do. `SaveStatus` announces it. */
export function EditorNotices({ id, sync, state, onChoose }: Props) {
  const { t } = useTranslation('essays');
  const { phase, language } = state;
  const message = serverText({ kind: 'message', text: state.message ?? '', status: 422, language });
  return (
    <>
      {isOnlyInTab(state) && (
        <Notice tone="alert" icon={CircleAlert} role="status">
          {t('notice.unkept')}
        </Notice>
      )}
      {phase === 'refused' && (
        <Notice tone="alert" icon={CircleAlert} role="status">
          {message ? t('notice.refused', { message }) : t('notice.refusedPlain')}
        </Notice>
      )}
      {phase === 'conflict' && (
        <Notice tone="alert" icon={CircleAlert}>
          <p>{t('notice.conflict')}</p>
          <SelfRemovingButton variant="second" className="mt-3" onClick={onChoose}>
            {t('notice.choose')}
          </SelfRemovingButton>
        </Notice>
      )}
      {phase === 'gone' && <DeletedNotice id={id} sync={sync} />}
    </>
  );
}
