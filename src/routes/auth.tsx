import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { isRouteAvailable } from '@/routing/available-routes';
import { buttonClass } from '@/ui/button-class';
import { AccountFrame } from '@/features/account/account-frame';
import { Aside } from '@/features/account/aside';

/** `/auth`: sign up or log in, with the data on this device that would move into the account (R27). */
export function Page() {
  const { t } = useTranslation('account');
  return (
    <AccountFrame
      title={t('authPage.title')}
      lead={t('authPage.lead')}
      aside={<Aside account="either" />}
    >
      <div className="ruled ledger">
        {isRouteAvailable('signup') && (
          <section aria-labelledby="door-new" className="py-6">
            <h2 id="door-new" className="text-20">
              {t('authPage.new')}
            </h2>
            <p className="mt-1 mb-4">{t('authPage.newText')}</p>
            <LocalLink to="signup" className={buttonClass({ wide: true })}>
              {t('signup')}
            </LocalLink>
          </section>
        )}
        <section aria-labelledby="door-known" className="py-6">
          <h2 id="door-known" className="text-20">
            {t('authPage.known')}
          </h2>
          <p className="mt-1 mb-4">{t('authPage.knownText')}</p>
          <LocalLink to="login" className={buttonClass({ variant: 'second', wide: true })}>
            {t('submit')}
          </LocalLink>
        </section>
      </div>
      <LocalLink to="school-list" className="link tap justify-self-start">
        {t('authPage.without')}
      </LocalLink>
    </AccountFrame>
  );
}
