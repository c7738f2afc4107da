import { useTranslation } from '@/i18n/use-translation';
import { AccountFrame } from '@/features/account/account-frame';
import { Aside } from '@/features/account/aside';
import { LoginForm } from '@/features/account/login-form';

/** `/login`: email and password, beside the visitor's data on this device. */
export function Page() {
  const { t } = useTranslation('account');
  return (
    <AccountFrame title={t('title')} aside={<Aside account="known" />}>
      <LoginForm />
    </AccountFrame>
  );
}
