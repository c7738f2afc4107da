import CircleAlert from 'lucide-react/icons/circle-alert';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { INTERESTS } from '@/api/discovery/contract';
import { failureText } from '@/i18n/failure-text';
import { useTranslation } from '@/i18n/use-translation';
import { MountainPicture } from '@/features/quiz/mountain/mountain-picture';
import type { Failure } from '@/lib/failure';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/notice';

/** All summits are equally high: where the answers lead is not known yet. */
const LEVEL = INTERESTS.map((type) => ({ type, height: 0.5, name: '' }));

type Props = {
  /** Why the answers were not sent; `null` while they are being sent. */
  failure: Failure | null;
  onRetry: () => void;
  /** The title. */
  children: ReactNode;
};

/** After the last card: the answers are being sent, or could not be. */
export function DeckEnd({ failure, onRetry, children }: Props) {
  const { t } = useTranslation(['discovery', 'common']);
  const { t: tCommon } = useTranslation();
  return (
    <div className="deck-end">
      {children}
      {!failure && (
        <MountainPicture summits={LEVEL} paths={0} label="" grows className="mountain" />
      )}
      <div role="alert" className="empty:hidden">
        {failure && (
          <Notice tone="alert" icon={CircleAlert}>
            <p className="wrap-anywhere">{failureText(tCommon, failure)}</p>
            <p>{t('stillHere')}</p>
          </Notice>
        )}
      </div>
      {failure && (
        <Button className="mt-4 justify-self-start max-md:w-full" onClick={onRetry}>
          <Icon of={RotateCw} />
          {t('common:action.tryAgain')}
        </Button>
      )}
    </div>
  );
}
