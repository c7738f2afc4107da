import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { userQuery } from '@/api/user/queries';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { Skeleton } from '@/ui/skeleton';
import { AccountFrame } from '@/features/account/account-frame';
import { readablePhone } from './calling-codes';
import { ChangePhone } from './change-phone';
import { EnterCode } from './enter-code';
import { WhatComesNext } from '@/features/account/what-comes-next';

/** Query for the next page, with the page to return to (R8). */
function useNextSearch(): { search?: { next: string } } {
  const [search] = useSearchParams();
  const next = search.get('next');
  return next ? { search: { next } } : {};
}

function Confirmed() {
  const { t } = useTranslation('account');
  return (
    <LocalLink to="onboarding" {...useNextSearch()} className={buttonClass()}>
      {t('phonePage.goOn')}
    </LocalLink>
  );
}

function Unconfirmed({ hasPhone }: { hasPhone: boolean }) {
  const { t } = useTranslation('account');
  const next = useNextSearch();
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
          <EnterCode onward={next} focused={sentTo !== null} />
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
        <LocalLink to="onboarding" {...next} className="link tap">
          {t('phonePage.later')}
        </LocalLink>
      </div>
    </>
  );
}

type LoadingProps = { failed: boolean; trying: boolean; retry: () => void };

function LoadingOrFailed({ failed, trying, retry }: LoadingProps) {
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

/** The code of the student's phone number: enter it, change the number, or continue if it is confirmed. */
export function VerifyPhone() {
  const { t } = useTranslation('account');
  const {
    data: user,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    ...userQuery(),
    meta: { inlineError: true },
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
    return <LoadingOrFailed failed={isError} trying={isFetching} retry={() => void refetch()} />;
  };
  // One heading for all states, so that it keeps the focus.
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
