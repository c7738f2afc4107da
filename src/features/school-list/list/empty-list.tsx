import { ArrowRight } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation';
import { EmptyState } from '@/ui/empty-state';
import { Icon } from '@/ui/icon';
import type { Relaxation } from '@/shared/answers/use-relaxations';
import { useRelaxedCounts } from './use-relaxed-counts';
import type { Results } from './use-results';

type Props = { results: Results; relaxations: readonly Relaxation[] };

/** No program is left: the changes that open the list again, one tap each, with what they give. */
export function EmptyList({ results, relaxations }: Props) {
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
        <ul className="mt-4 border-t text-ink">
          {offers.map(({ key, label, total, apply }) => (
            <li key={key} className="border-b">
              <button
                type="button"
                onClick={apply}
                className="moves flex min-h-14 w-full items-center gap-4 py-3 text-left enabled-hover:text-brand"
              >
                <span className="flex-1 font-600 wrap-anywhere">{label}</span>
                <span className="num text-muted">{t('count', { count: total })}</span>
                <Icon of={ArrowRight} className="text-brand" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </EmptyState>
  );
}
