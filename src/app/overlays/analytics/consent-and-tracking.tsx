import { Suspense, useEffect, useState } from 'react';
import { useMessages } from '@/i18n/use-messages';
import { useTranslation } from '@/i18n/use-translation';
import { ConsentPanel } from './consent-panel';
import {
  answerConsent,
  CONSENT_IMPLIED,
  hasPrivacySignal,
  isConsentOpen,
  syncConsent,
  useConsent,
} from './consent';
import { useIsPupil } from './pupil';
import { SERVICES, type Service } from './services';
import { useTracking } from './use-tracking';

type ServicesProps = { services: readonly Service[] };

function Tracking({ services }: ServicesProps) {
  useTracking(services);
  return null;
}

function ConsentQuestion({ services, pupil }: ServicesProps & { pupil: boolean }) {
  useMessages(['overlays']);
  const { t } = useTranslation('overlays');
  const [announced, setAnnounced] = useState(false);
  // Screen readers announce a status only if its text is added after it is rendered.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setAnnounced(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <>
      <p role="status" className="sr-only">
        {announced && t('consent.title')}
      </p>
      <ConsentPanel services={services} pupil={pupil} />
    </>
  );
}

type Props = Partial<ServicesProps> & { implied?: boolean };

/**
 * Asks for consent, and runs the services for those who say yes and are 18 or older. A known pupil is neither asked nor
 * measured, and withdraws an earlier yes on this device (R28).
 */
export function ConsentAndTracking({ services = SERVICES, implied = CONSENT_IMPLIED }: Props) {
  const pupil = useIsPupil();
  const isAdult = useConsent(({ answer }) => answer === 'adult');
  const open = useConsent((state) => isConsentOpen(state, { implied, pupil }));
  const allowed = isAdult && pupil === false && !hasPrivacySignal();
  useEffect(syncConsent, []);
  useEffect(() => {
    if (isAdult && pupil) answerConsent('no');
  }, [isAdult, pupil]);
  return (
    <>
      <Suspense>{open && <ConsentQuestion services={services} pupil={pupil === true} />}</Suspense>
      {allowed && <Tracking services={services} />}
    </>
  );
}
