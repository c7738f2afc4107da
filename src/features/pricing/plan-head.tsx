import { Link } from 'react-router';
import { useSignedIn } from '@/api/http/use-session';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { buttonClass } from '@/ui/button-class';
import type { Plan } from './plans';
import { usePriceFormat } from './use-price-format';

function Start() {
  const { t } = useTranslation('pricing');
  if (useSignedIn()) {
    return (
      <LocalLink to="school-list" className={buttonClass()}>
        {t('go.list')}
      </LocalLink>
    );
  }
  return (
    <>
      <LocalLink to="signup" className={buttonClass()}>
        {t('go.start')}
      </LocalLink>
      <LocalLink to="school-list" className="link tap">
        {t('go.without')}
      </LocalLink>
    </>
  );
}

/** The price of a plan and its action. The paid plans cannot be bought yet. */
export function PlanHead({ plan }: { plan: Plan }) {
  const { t } = useTranslation('pricing');
  const { dong, month } = usePriceFormat();
  const section = plan === 'plus' ? 'why' : 'mentors';
  return (
    <div className="flex flex-col items-start gap-1">
      {/* The actions of plans side by side are in one line. */}
      <p className="md:min-h-19 lg:min-h-21">
        <span className="num block text-24 font-350 lg:text-32 lg:font-350">{dong(plan)}</span>{' '}
        <span className="block text-muted">{month(plan)}</span>{' '}
        {plan !== 'free' && (
          <span className="block text-13 text-muted">{t('price.illustrative')}</span>
        )}
      </p>
      <div className="mt-3 flex flex-col items-start gap-1">
        {plan === 'free' ? (
          <Start />
        ) : (
          <>
            <p className="flex min-h-11 items-center font-600 text-muted">{t('go.notSold')}</p>
            <Link
              to={{ hash: section }}
              // Screen readers continue there.
              onClick={() => document.getElementById(section)?.focus()}
              className="link tap"
            >
              {plan === 'plus' ? t('go.why') : t('go.mentors')}
            </Link>
          </>
        )}
      </div>
    </div>
  );
}
