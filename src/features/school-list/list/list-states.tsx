import { Suspense } from 'react';
import { focusHeading } from '@/browser/take-focus';
import { formatNumber } from '@/i18n/format';
import { useLocale } from '@/i18n/use-locale';
import { useNow } from '@/shared/hooks/use-now';
import { useTranslation } from '@/i18n/use-translation';
import { lazyPart } from '@/routing/lazy-part';
import { LocalLink } from '@/routing/local-link';
import { buttonClass } from '@/ui/button-class';
import { FailedState } from '@/shared/states/failed-state';
import { SelfRemovingButton } from '@/shared/states/self-removing-button';
import { EmptyState } from '@/ui/empty-state';
import { SuggestionList } from '@/ui/data/suggestion-list';
import type { AnswerRelaxation } from '@/shared/answers/use-relaxations';
import { SkeletonRows } from '@/ui/skeleton-lines';
import { programRowGrid, ProgramRows } from './program-rows';
import type { AnswersControl } from './use-answer-prompt';
import { useRelaxedCounts } from './use-relaxed-counts';
import type { Results } from './use-results';

const StillLand = lazyPart(async () => (await import('@/shared/land/still-land')).StillLand);

/** Rows on a page of the list. */
const PAGE = 12;

/**
 * At least as tall as a page of the list: a shorter page would lose its scroll position at a language switch (R3) or a
 * reload.
 */
export function ProgramRowsSkeleton({ count = PAGE }: { count?: number }) {
  const { t } = useTranslation('results');
  return (
    <div aria-hidden className={count === PAGE ? 'min-h-528' : undefined}>
      <p className="border-line py-0.5 text-13 text-muted md:border-b md:py-2">{t('loading')}</p>
      <SkeletonRows
        count={count}
        // Stretched rows would move when the parser adds the next cell.
        row={`${programRowGrid} min-h-36 content-start gap-y-2 py-3 md:gap-y-4 md:py-6`}
        cells={[
          { lines: [[64, 64]], className: 'max-md:row-span-3' },
          { lines: [['82%', 20], '56%'], className: 'max-md:col-span-2' },
          { lines: [['60%', 20]], className: 'max-md:col-span-2' },
          { lines: [104, '70%'], className: 'max-lg:hidden' },
          { lines: [['48%', 20]], className: 'max-md:col-span-2' },
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

type EmptyProps = {
  results: Results;
  relaxations: readonly AnswerRelaxation[];
  control: AnswersControl;
};

/** Offers the changes that find programs, with what each brings, then the closest programs. */
export function NoPrograms({ results, relaxations, control }: EmptyProps) {
  const { t } = useTranslation(['results', 'common']);
  const locale = useLocale();
  const { suggestions, closest, settled, failed, retry } = useRelaxedCounts(results, relaxations);
  const now = useNow();
  const none = failed || (settled && suggestions.length === 0);
  const lead = () => {
    if (suggestions.length > 0) return `${t('empty.none')}. ${t('empty.lead')}`;
    // The toast has the reason (R15).
    if (failed) return t('empty.failed');
    return none ? t('empty.alone') : t('empty.asking');
  };
  return (
    <>
      <div className="h-36 overflow-hidden border-b border-ink max-md:-mx-(--gutter)">
        <div className="relative h-54">
          <Suspense>
            <StillLand step="countries" />
          </Suspense>
        </div>
      </div>
      <EmptyState className="pt-5" level={3} title={none ? t('empty.none') : t('empty.title')}>
        <p role="status">{lead()}</p>
        {failed && (
          <SelfRemovingButton variant="second" className="mt-3" onClick={retry}>
            {t('common:action.tryAgain')}
          </SelfRemovingButton>
        )}
        {suggestions.length > 0 && (
          <SuggestionList
            suggestions={suggestions.map(({ key, label, apply, total }) => ({
              key,
              label,
              apply: () => {
                // The suggestion is gone with the empty list.
                focusHeading();
                apply();
              },
              count: t('count', { count: total }),
              figure: `+${formatNumber(locale, total)}`,
            }))}
          />
        )}
      </EmptyState>
      {closest.length > 0 && (
        <section aria-labelledby="closest" className="mt-8">
          <h3 id="closest" className="border-b border-ink pb-2 text-20">
            {t('empty.closest')}
          </h3>
          <ProgramRows
            programs={closest}
            now={now}
            control={control}
            isCompared={results.isCompared}
            allAtOnce
          />
        </section>
      )}
    </>
  );
}
