import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSignedIn } from '@/api/http/use-session';
import { userQuery } from '@/api/user/queries';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { Skeleton } from '@/ui/skeleton';
import { AccountFrame } from '@/features/account/account-frame';
import { readablePhone } from '@/features/account/phone/calling-codes';
import { ChangePhone } from '@/features/account/phone/change-phone';
import { EnterCode } from '@/features/account/phone/enter-code';
import { WhatComesNext } from '@/features/account/what-comes-next';

/** The way on, with the page to come back to at its end (R8). */
function useOnward(): { search?: { next: string } } {
  const [search] = useSearchParams();
  const next = search.get('next');
  return next ? { search: { next } } : {};
}

function Visitor() {
  const { t } = useTranslation('account');
  return (
    <AccountFrame
      title={t('phonePage.title')}
      lead={t('phonePage.visitor')}
      aside={<WhatComesNext />}
    >
      <div className="flex flex-wrap gap-3">
        <LocalLink to="login" className={buttonClass()}>
          {t('submit')}
        </LocalLink>
        <LocalLink to="signup" className={buttonClass({ variant: 'second' })}>
          {t('signup')}
        </LocalLink>
      </div>
    </AccountFrame>
  );
}

function Confirmed() {
  const { t } = useTranslation('account');
  return (
    <LocalLink to="onboarding" {...useOnward()} className={buttonClass()}>
      {t('phonePage.goOn')}
    </LocalLink>
  );
}

function Unconfirmed({ hasPhone }: { hasPhone: boolean }) {
  const { t } = useTranslation('account');
  const onward = useOnward();
  const [changing, setChanging] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <>
      <p role="status" className="sr-only">
        {sentTo !== null && t('phonePage.sentTo', { phone: readablePhone(sentTo) })}
      </p>
      {changing || !hasPhone ? (
        <ChangePhone
          onChanged={(number) => {
            setChanging(false);
            setSentTo(number);
          }}
          {...(hasPhone && { onCancel: () => setChanging(false) })}
        />
      ) : (
        <>
          <EnterCode onward={onward} focused={sentTo !== null} />
          <Button
            variant="quiet"
            className="-ml-2.5 justify-self-start"
            onClick={() => setChanging(true)}
          >
            {t('phonePage.wrongNumber')}
          </Button>
        </>
      )}
      <div className="border-t pt-4">
        <p className="text-muted">{t('phonePage.laterText')}</p>
        <LocalLink to="onboarding" {...onward} className="link tap">
          {t('phonePage.later')}
        </LocalLink>
      </div>
    </>
  );
}

function NotThere({
  failed,
  trying,
  retry,
}: {
  failed: boolean;
  trying: boolean;
  retry: () => void;
}) {
  const { t } = useTranslation(['account', 'common']);
  if (failed) {
    return (
      <div role="alert">
        <p className="mb-3 text-muted">{t('phonePage.failed')}</p>
        <Button variant="second" loading={trying} onClick={retry}>
          {t('common:action.tryAgain')}
        </Button>
      </div>
    );
  }
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{t('common:loading')}</span>
      <Skeleton width="80%" height={20} />
      <Skeleton width="100%" height={48} />
    </div>
  );
}

function Student() {
  const { t } = useTranslation('account');
  const {
    data: user,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    ...userQuery(),
    meta: { shownInPlace: true },
  });
  const phone = user?.phone ? readablePhone(user.phone) : null;
  const confirmed = phone !== null && user?.phone_verified === true;
  const lead = () => {
    if (!user) return undefined;
    if (phone === null) return t('phonePage.noPhone');
    return t(confirmed ? 'phonePage.confirmedText' : 'phonePage.lead', { phone });
  };
  const body = () => {
    if (confirmed) return <Confirmed />;
    if (user) return <Unconfirmed hasPhone={phone !== null} />;
    return <NotThere failed={isError} trying={isFetching} retry={() => void refetch()} />;
  };
  // One heading for all of it, so that the focus on it stays.
  return (
    <AccountFrame
      title={t(confirmed ? 'phonePage.confirmed' : 'phonePage.title')}
      lead={lead()}
      aside={<WhatComesNext />}
    >
      {body()}
    </AccountFrame>
  );
}

/** `/signup/verify-phone`: the six digits that were sent, a new code, another number, or later. */
export function Page() {
  return useSignedIn() ? <Student /> : <Visitor />;
}
