import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { WaitingSteps } from '@/shared/steps/waiting-steps';

type Props = {
  /** Changes of steps that the server does not have. */
  waiting: number;
  /** Changes of steps that it has refused. */
  refused: number;
};

/** The changes of steps that are not saved yet. The plan says why one was refused, and sends it again. */
export function UnsentSteps({ waiting, refused }: Props) {
  const { t } = useTranslation('today');
  return (
    <div className="*:not-[.sr-only]:mt-4">
      <WaitingSteps count={waiting} />
      {refused > 0 && (
        <p role="alert">
          <span className="font-600 text-accent">{t('refused', { count: refused })}</span>{' '}
          <LocalLink to="checklist" className="link tap">
            {t('plan')}
          </LocalLink>
        </p>
      )}
    </div>
  );
}
