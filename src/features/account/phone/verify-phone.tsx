import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { userQuery } from '@/api/user/queries';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { RetryLine } from '@/shared/states/retry-line';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { Skeleton } from '@/ui/skeleton';
import { AccountFrame } from '@/features/account/account-frame';
import { readablePhone } from '@/shared/phone/calling-codes';
import { ChangePhone } from './change-phone';
import { EnterCode } from './enter-code';
import { NextSteps } from '@/features/account/points';

type UnconfirmedProps = { hasPhone: boolean; next: { search?: { next: string } } };

function Unconfirmed({ hasPhone, next }: UnconfirmedProps) {
  const { t } = useTranslation('account');
  /** Whether the number is being changed; `null` before the first time. */
  const [changing, setChanging] = useState<boolean | null>(null);
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
          <EnterCode next={next} focused={changing === false} />
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

/** The code of the student's phone number: enter it, change the number, or continue if it is confirmed. */
export function VerifyPhone() {
  const { t } = useTranslation(['account', 'common']);
  const [search] = useSearchParams();
  const nextPath = search.get('next');
  // The page to return to (R8).
  const next = nextPath ? { search: { next: nextPath } } : {};
  const query = useQuery({ ...userQuery(), meta: { inlineError: true } });
  const user = query.data;
  const phone = user?.phone ? readablePhone(user.phone) : null;
  const confirmed = phone !== null && user?.phone_verified === true;
  const lead = () => {
    if (!user) return undefined;
    if (phone === null) return t('phonePage.noPhone');
    return t(confirmed ? 'phonePage.confirmedText' : 'phonePage.lead', { phone });
  };
  const body = () => {
    if (confirmed) {
      return (
        <LocalLink to="onboarding" {...next} className={buttonClass()}>
          {t('phonePage.goOn')}
        </LocalLink>
      );
    }
    if (user) return <Unconfirmed hasPhone={phone !== null} next={next} />;
    if (query.isError) {
      return (
        <RetryLine
          role="alert"
          text={t('phonePage.failed')}
          error={query.error}
          retry={query.refetch}
        />
      );
    }
    return (
      <div role="status" className="grid gap-4">
        <span className="sr-only">{t('common:loading')}</span>
        <Skeleton width="80%" height={20} />
        <Skeleton width="100%" height={48} />
      </div>
    );
  };
  // One heading for all states, so that it keeps the focus.
  return (
    <AccountFrame
      title={t(confirmed ? 'phonePage.confirmed' : 'phonePage.title')}
      lead={lead()}
      aside={<NextSteps />}
    >
      {body()}
    </AccountFrame>
  );
}
