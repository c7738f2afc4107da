import { useTranslation } from '@/i18n/use-translation';
import { AccountFrame } from '@/features/account/account-frame';
import { Aside } from '@/features/account/aside';
import { SignupForm } from '@/features/account/signup-form';

/** `/signup`: four fields, beside the data on this device that moves into the account (R27). */
export function Page() {
  const { t } = useTranslation('account');
  return (
    <AccountFrame title={t('signupPage.title')} aside={<Aside account="new" />}>
      <SignupForm />
    </AccountFrame>
  );
}
