import type { QuizResult } from '@/api/discovery/contract';
import { useTranslation } from '@/i18n/use-translation';
import { DetailsSummary } from '@/ui/details-summary';
import { CountedTable } from './counted-table';
import { WhatIf } from './what-if';

/** Folded: how each answer counted, and what another answer would change. */
export function Arithmetic({ result }: { result: QuizResult }) {
  const { t } = useTranslation('discovery');
  const counted = result.counted ?? [];
  return (
    <details className="mt-6 border-y border-line">
      <DetailsSummary>{t('arithmetic')}</DetailsSummary>
      <div className="pt-2 pb-6">
        {counted.length > 0 && <CountedTable counted={counted} weights={result.weights ?? null} />}
        <WhatIf present={result} />
      </div>
    </details>
  );
}
