import { useTranslation } from '@/i18n/use-translation';
import { EmptyState } from '@/ui/empty-state';
import { OfferList } from '@/ui/data/offer-list';
import type { AnswerRelaxation } from '@/shared/answers/use-relaxations';
import { useRelaxedCounts } from './use-relaxed-counts';
import type { Results } from './use-results';

type Props = { results: Results; relaxations: readonly AnswerRelaxation[] };

/** Offers the changes that find programs, with their number. */
export function NoPrograms({ results, relaxations }: Props) {
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
