import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { buttonClass } from '@/ui/button-class';
import { FailedState } from '@/shared/states/failed-state';
import { EmptyState } from '@/ui/empty-state';
import { OfferList } from '@/ui/data/offer-list';
import type { AnswerRelaxation } from '@/shared/answers/use-relaxations';
import { SkeletonRows } from '@/ui/skeleton-lines';
import { programRowGrid } from './program-rows';
import { useRelaxedCounts } from './use-relaxed-counts';
import type { Results } from './use-results';

/** As many rows as a page of the list has: a shorter page would lose its scroll position at a language switch (R3). */
export function ProgramRowsSkeleton({ count = 12 }: { count?: number }) {
  const { t } = useTranslation('results');
  return (
    <div aria-hidden>
      <p className="border-b border-ink py-2 text-13 text-muted">{t('loading')}</p>
      <SkeletonRows
        count={count}
        row={`${programRowGrid} gap-y-4 py-6 max-md:grid-cols-2`}
        cells={[
          { lines: [[88, 88]], className: 'max-lg:hidden' },
          { lines: [['82%', 22], '56%', '42%'], className: 'max-md:col-span-full' },
          {
            lines: [
              [92, 24],
              [64, 10],
            ],
          },
          { lines: [104, '70%'], className: 'md:max-lg:hidden' },
          { lines: [['48%', 20], '88%'], className: 'max-md:col-span-full' },
        ]}
      />
    </div>
  );
}

/** A failed load; the toast has the reason (R15). */
export function FailedPrograms({ retry, retrying }: { retry: () => void; retrying: boolean }) {
  const { t } = useTranslation(['results', 'common']);
  return (
    <FailedState
      level={3}
      title={t('failed.title')}
      retry={retry}
      retrying={retrying}
      otherWay={
        <LocalLink to="home" className={buttonClass({ variant: 'quiet' })}>
          {t('common:action.home')}
        </LocalLink>
      }
    >
      {t('failed.text')}
    </FailedState>
  );
}

type EmptyProps = { results: Results; relaxations: readonly AnswerRelaxation[] };

/** Offers the changes that find programs, with their number. */
export function NoPrograms({ results, relaxations }: EmptyProps) {
  const { t } = useTranslation('results');
  const { offers, settled } = useRelaxedCounts(results, relaxations);
  const lead = () => {
    if (offers.length > 0) return t('empty.lead');
    return settled ? t('empty.alone') : t('empty.asking');
  };
  return (
    <EmptyState className="ruled pt-8" level={3} title={t('empty.title')}>
      <p role="status">{lead()}</p>
      {offers.length > 0 && (
        <OfferList
          offers={offers.map(({ total, ...offer }) => ({
            ...offer,
            count: t('count', { count: total }),
          }))}
        />
      )}
    </EmptyState>
  );
}
