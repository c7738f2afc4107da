import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { isFirstTimeUser, userQuery } from '@/api/user/queries';
import { pageLocale } from '@/i18n/locales';
import { useTranslation } from '@/i18n/use-translation';
import { pathTo } from '@/routing/paths';
import { RetryLine } from '@/shared/states/retry-line';
import { Button } from '@/ui/button';
import { buttonClass } from '@/ui/button-class';
import { Skeleton } from '@/ui/skeleton';
import { AccountFrame } from '@/features/account/account-frame';
import { readablePhone } from '@/shared/phone/calling-codes';
import { ChangePhone } from './change-phone';
import { useCodeSent } from './code-timer';
import { EnterCode } from './enter-code';
import { NextSteps } from '@/features/account/aside-lists';

type UnconfirmedProps = {
  hasPhone: boolean;
  /** The page after it. */
  nextPath: () => string;
};

function Unconfirmed({ hasPhone, nextPath }: UnconfirmedProps) {
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
          focused={changing === true}
          onChanged={(number) => {
            setChanging(false);
            setSentTo(number);
          }}
          {...(hasPhone && { onCancel: () => setChanging(false) })}
        />
      ) : (
        <>
          <EnterCode nextPath={nextPath} focused={changing === false} />
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
        <Link to={nextPath()} className="link tap">
          {t('phonePage.later')}
        </Link>
      </div>
    </>
  );
}

/** The code of the student's phone number: enter it, change the number, or continue if it is confirmed. */
export function VerifyPhone() {
  const { t } = useTranslation(['account', 'common']);
  const [search] = useSearchParams();
  const query = useQuery({ ...userQuery(), meta: { inlineError: true } });
  const user = query.data;
  const phone = user?.phone ? readablePhone(user.phone) : null;
  const isNew = user !== undefined && isFirstTimeUser(user);
  const isSent = useCodeSent();
  /** The questions, which lead on (R8), for a new student; others come from their details. In the page's language. */
  const nextPath = () =>
    isNew
      ? pathTo(pageLocale(), 'onboarding', { search: { next: search.get('next') } })
      : pathTo(pageLocale(), 'profile-edit');
  const confirmed = phone !== null && user?.phone_verified === true;
  const lead = () => {
    if (!user) return undefined;
    if (phone === null) return t('phonePage.noPhone');
    if (confirmed) return t('phonePage.confirmedText', { phone });
    return t(isSent ? 'phonePage.sentTo' : 'phonePage.enter', { phone });
  };
  const body = () => {
    if (confirmed) {
      return (
        <Link to={nextPath()} className={buttonClass()}>
          {t('phonePage.goOn')}
        </Link>
      );
    }
    if (user) return <Unconfirmed hasPhone={phone !== null} nextPath={nextPath} />;
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
      aside={(!user || isNew) && <NextSteps />}
    >
      {body()}
    </AccountFrame>
  );
}
