import { useQueryClient } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useRef } from 'react';
import { describeFailure, isCancelled, statusOf } from '@/api/http/errors';
import { bringEssayBack, keepEssay } from '@/api/essay/queries';
import { failureText } from '@/i18n/failure-text';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { toast } from '@/ui/overlays/toaster';
import type { DraftEngine } from '@/features/essays/draft/draft-engine';
import type { DraftState } from '@/features/essays/draft/engine-types';

type Props = { id: string; engine: DraftEngine; state: DraftState; onChoose: () => void };

function Gone({ id, engine }: Pick<Props, 'id' | 'engine'>) {
  const { t } = useTranslation('essays');
  const { t: tCommon } = useTranslation();
  const client = useQueryClient();
  const asking = useRef(false);
  async function restore() {
    if (asking.current) return;
    asking.current = true;
    try {
      const essay = await bringEssayBack(id);
      keepEssay(client, essay);
      await engine.broughtToLife(essay);
    } catch (error) {
      if (!isCancelled(error) && statusOf(error) !== 401) {
        toast('error', failureText(tCommon, describeFailure(error)));
      }
    } finally {
      asking.current = false;
    }
  }
  return (
    <Notice tone="alert" icon={CircleAlert}>
      <p>{t('notice.gone')}</p>
      <Button variant="second" className="mt-3" onClick={() => void restore()}>
        {t('notice.restore')}
      </Button>
    </Notice>
  );
}

/** What keeps the text from the account, and the way on. The save status reads it out. */
export function EditorNotices({ id, engine, state, onChoose }: Props) {
  const { t } = useTranslation('essays');
  const { phase, kept, message } = state;
  return (
    <>
      {!kept && phase !== 'saved' && (
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
          <Button variant="second" className="mt-3" onClick={onChoose}>
            {t('notice.choose')}
          </Button>
        </Notice>
      )}
      {phase === 'gone' && <Gone id={id} engine={engine} />}
    </>
  );
}
