import { Suspense, useEffect, useState } from 'react';
import { useMessages } from '@/i18n/use-messages';
import { useTranslation } from '@/i18n/use-translation';
import { ConsentPanel } from './consent-panel';
import { followConsent, IMPLIED, isAllowed, isAsked, useConsent } from './consent';
import { SERVICES, type Service } from './services';
import { useTracking } from './use-tracking';

type Props = { services?: readonly Service[]; implied?: boolean };

function Tracked({ services }: { services: readonly Service[] }) {
  useTracking(services);
  return null;
}

function Question({ services }: { services: readonly Service[] }) {
  useMessages(['overlays']);
  const { t } = useTranslation('overlays');
  const [isThere, setThere] = useState(false);
  // A text that was there from the beginning is not read out.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setThere(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <>
      <p role="status" className="sr-only">
        {isThere && t('consent.title')}
      </p>
      <ConsentPanel services={services} />
    </>
  );
}

/** The services while they are allowed, and the question whether they are (R28). */
export function ConsentAndTracking({ services = SERVICES, implied = IMPLIED }: Props) {
  const allowed = useConsent(({ answer }) => isAllowed(answer, implied));
  const asked = useConsent((state) => isAsked(state, implied));
  useEffect(followConsent, []);
  return (
    <>
      <Suspense>{asked && <Question services={services} />}</Suspense>
      {allowed && <Tracked services={services} />}
    </>
  );
}
