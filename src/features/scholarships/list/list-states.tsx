import { focusHeading } from '@/browser/take-focus';
import { useTranslation } from '@/i18n/use-translation';
import { EmptyState } from '@/ui/empty-state';
import { FailedState } from '@/shared/states/failed-state';
import { SuggestionList } from '@/ui/data/suggestion-list';
import { SkeletonRows } from '@/ui/skeleton-lines';
import type { FilterRelaxation } from './filter';
import type { ScholarshipParams } from './scholarship-params';
import { scholarshipRowGrid } from './scholarship-rows';

export function ScholarshipRowsSkeleton() {
  return (
    <SkeletonRows
      count={8}
      row={scholarshipRowGrid}
      className="ruled"
      cells={[{ lines: [[92, 24], '80%'] }, { lines: [['62%', 20], '42%'] }, { lines: [] }]}
    />
  );
}

type FailedProps = { error: unknown; retry: () => void };

export function FailedScholarships(failure: FailedProps) {
  const { t } = useTranslation('scholarship');
  return (
    <FailedState title={t('failed.title')} {...failure}>
      {t('failed.text')}
    </FailedState>
  );
}

type EmptyProps = {
  params: ScholarshipParams;
  suggestions: readonly FilterRelaxation[];
  setParams: (changes: Partial<ScholarshipParams>) => void;
};

/** Offers the changes that find scholarships, with their number. */
export function NoScholarships({ params, suggestions, setParams }: EmptyProps) {
  const { t } = useTranslation('scholarship');
  const nothingSaved = params.saved && suggestions.some(({ name }) => name === 'saved');
  return (
    <>
      <EmptyState className="ruled pt-8" level={3} title={t('empty.title')}>
        {nothingSaved ? t('empty.leadSaved') : t('empty.lead')}
      </EmptyState>
      <SuggestionList
        suggestions={suggestions.map(({ name, total, changes }) => ({
          key: name,
          label: t(`empty.${name}`, { q: params.q }),
          count: t('count', { count: total }),
          apply: () => {
            // The suggestion is gone with the empty list.
            focusHeading();
            setParams(changes);
          },
        }))}
      />
    </>
  );
}
