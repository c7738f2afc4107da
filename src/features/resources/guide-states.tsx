import { Link } from 'react-router';
import type { GuideFilters } from '@/api/resource/queries';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/empty-state';
import { FailedState } from '@/shared/states/failed-state';
import { SelfRemovingButton } from '@/shared/states/self-removing-button';
import {
  useSearchParamsState,
  type SetSearchParams,
} from '@/shared/search-params/use-search-params-state';
import { GUIDE_CLOSED, guideParams, type GuideParams } from './guide-params';

type EmptyProps = { filters: GuideFilters; setParams: SetSearchParams<GuideParams> };

/** No guide matches: offers to clear each filter. */
export function NoGuides({ filters, setParams }: EmptyProps) {
  const { t } = useTranslation('resources');
  return (
    <EmptyState
      className="ruled pt-8"
      title={t('empty.title')}
      actions={
        <>
          {filters.q !== '' && (
            <SelfRemovingButton
              variant="second"
              className="wrap-anywhere"
              onClick={() => setParams({ q: '' })}
            >
              {t('empty.search', { q: filters.q })}
            </SelfRemovingButton>
          )}
          {filters.grade !== null && (
            <SelfRemovingButton variant="second" onClick={() => setParams({ grade: null })}>
              {t('empty.grade')}
            </SelfRemovingButton>
          )}
          {filters.stage !== null && (
            <SelfRemovingButton variant="second" onClick={() => setParams({ stage: null })}>
              {t('empty.stage')}
            </SelfRemovingButton>
          )}
        </>
      }
    >
      <p>{t('empty.text')}</p>
    </EmptyState>
  );
}

type FailedProps = {
  of: 'list' | 'guide';
  error: unknown;
  retry: () => void;
};

/** The error with a retry button (R15). */
export function GuidesFailed({ of, error, retry }: FailedProps) {
  const { t } = useTranslation('resources');
  return (
    <div role="alert">
      <FailedState
        title={of === 'list' ? t('failed.title') : t('reader.failed')}
        error={error}
        retry={retry}
      />
    </div>
  );
}

/** For a URL with an unknown guide. */
export function MissingGuide() {
  const { t } = useTranslation('resources');
  const { searchWith } = useSearchParamsState(guideParams);
  return (
    <EmptyState
      className="pb-16"
      level={1}
      title={t('reader.missing')}
      actions={
        <>
          <Link to={{ search: searchWith(GUIDE_CLOSED) }} replace className={buttonClass()}>
            {t('reader.all')}
          </Link>
          <LocalLink to="sophie" className={buttonClass({ variant: 'quiet' })}>
            {t('more.action')}
          </LocalLink>
        </>
      }
    >
      <p>{t('reader.missingText')}</p>
    </EmptyState>
  );
}
