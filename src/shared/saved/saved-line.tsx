import { describeFailure } from '@/api/http/errors';
import { failureCause } from '@/i18n/failure-text';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { Button } from '@/ui/button';
import { planLink } from './plan-link';
import { useSavedPrograms } from './saved-context';

/** How many programs are saved, and where. Empty while that is unknown, so that the first save moves nothing. */
export function SavedLine() {
  const { t } = useTranslation('saved');
  const { t: tCommon } = useTranslation();
  const { place, count, failed, error, retry } = useSavedPrograms();
  const text = () => {
    if (failed) return `${t('account.failed')} ${failureCause(tCommon, describeFailure(error))}`;
    if (count === null) return '';
    if (count === 0) return place === 'device' ? t('device.none') : t('account.none');
    const counted = { count };
    return place === 'device' ? t('device.count', counted) : t('account.count', counted);
  };
  const link = 'link inline-flex min-h-11 items-center';
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 text-muted max-md:py-2">
      <p className="num">{text()}</p>
      {failed && (
        <Button variant="quiet" onClick={retry}>
          {tCommon('action.tryAgain')}
        </Button>
      )}
      {!failed && count !== null && count > 0 && (
        <LocalLink {...planLink(place === 'account')} className={link}>
          {t(`${place}.open`)}
        </LocalLink>
      )}
    </div>
  );
}
