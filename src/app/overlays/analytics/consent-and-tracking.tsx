import { Suspense, useEffect, useState } from 'react';
import { useMessages } from '@/i18n/use-messages';
import { useTranslation } from '@/i18n/use-translation';
import { ConsentPanel } from './consent-panel';
import { CONSENT_IMPLIED, isAllowed, isConsentOpen, syncConsent, useConsent } from './consent';
import { SERVICES, type Service } from './services';
import { useTracking } from './use-tracking';

type ServicesProps = { services: readonly Service[] };

function Tracking({ services }: ServicesProps) {
  useTracking(services);
  return null;
}

function ConsentQuestion({ services }: ServicesProps) {
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
      <ConsentPanel services={services} />
    </>
  );
}

type Props = Partial<ServicesProps> & { implied?: boolean };

/** Asks for consent, and runs the services while it is given (R28). */
export function ConsentAndTracking({ services = SERVICES, implied = CONSENT_IMPLIED }: Props) {
  const allowed = useConsent(({ answer }) => isAllowed(answer, implied));
  const open = useConsent((state) => isConsentOpen(state, implied));
  useEffect(syncConsent, []);
  return (
    <>
      <Suspense>{open && <ConsentQuestion services={services} />}</Suspense>
      {allowed && <Tracking services={services} />}
    </>
  );
}
