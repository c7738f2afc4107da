import { useTranslation } from 'react-i18next';
import { LocalLink, useOpenRoute } from '@/routing/local-link';
import { ROUTES } from '@/routing/route-table';
import { buttonClass } from '@/ui/button-class';

/** A page that is still to be filled: its heading, one honest sentence, and the way to what works. */
export function Page() {
  const { t } = useTranslation();
  const route = useOpenRoute() ?? 'home';
  const guards: readonly string[] = ROUTES[route].middleware;
  const forGuests = guards.includes('guest');
  // The dashboard layout runs the full width and leaves the column to its pages (R6).
  const fullWidth = ROUTES[route].layout === 'dashboard';
  const content = (
    <div className="grid max-w-[44rem] justify-items-start gap-4 pb-16">
      <h1 className="text-32">{t(`routes.${route}.title`)}</h1>
      <p className="text-17 text-muted">{t(`routes.${route}.about`)}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        {forGuests && (
          <LocalLink to="login" className={buttonClass()}>
            {t('user.login')}
          </LocalLink>
        )}
        <LocalLink
          to="school-list"
          className={buttonClass({ variant: forGuests ? 'second' : 'primary' })}
        >
          {t('upcoming.toList')}
        </LocalLink>
      </div>
    </div>
  );
  return fullWidth ? <div className="page pt-6 md:pt-10">{content}</div> : content;
}
