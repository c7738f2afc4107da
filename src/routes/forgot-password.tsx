import { useNavigate, useSearchParams } from 'react-router';
import { useViewHeadingFocus } from '@/shared/hooks/use-view-heading-focus';
import { pageLocale } from '@/i18n/locales';
import { useTranslation } from '@/i18n/use-translation';
import { pathTo } from '@/routing/paths';
import { AccountFrame } from '@/features/account/account-frame';
import { Aside } from '@/features/account/aside';
import { ResetSteps } from '@/features/account/aside-lists';
import { AskForCode } from '@/features/account/ask-for-code';
import { NewPassword } from '@/features/account/new-password';
import { useViewChanged } from '@/shared/hooks/use-view-changed';

/** `/forgot-password`: the email address, then the code with a new password. */
export function Page() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const step = search.get('step') === 'code' ? 'code' : 'email';
  const heading = useViewHeadingFocus(useViewChanged(step) ? step : null);
  const onSent = () => {
    // The language may have been switched since the code was requested.
    const locale = pageLocale();
    void navigate(pathTo(locale, 'forgot-password', { search: { step: 'code' } }));
  };
  return (
    <AccountFrame
      title={t(`reset.${step}Title`)}
      lead={t(`reset.${step}Lead`)}
      headingRef={heading}
      aside={
        <Aside account="known">
          <ResetSteps />
        </Aside>
      }
    >
      {step === 'email' ? <AskForCode onSent={onSent} /> : <NewPassword />}
    </AccountFrame>
  );
}
