import { useSignedIn } from '@/api/http/use-session';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { buttonClass } from '@/ui/button-class';
import { AccountFrame } from '@/features/account/account-frame';
import { VerifyPhone } from '@/features/account/phone/verify-phone';
import { NextSteps } from '@/features/account/aside-lists';

function Visitor() {
  const { t } = useTranslation('account');
  return (
    <AccountFrame title={t('phonePage.title')} lead={t('phonePage.visitor')} aside={<NextSteps />}>
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

/** `/signup/verify-phone`: the six digits that were sent, a new code, another number, or later. */
export function Page() {
  return useSignedIn() ? <VerifyPhone /> : <Visitor />;
}
