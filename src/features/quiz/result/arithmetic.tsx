import { ChevronDown } from 'lucide-react';
import type { QuizResult } from '@/api/discovery/contract';
import { useTranslation } from '@/i18n/use-translation';
import { Icon } from '@/ui/icon';
import { CountedTable } from './counted-table';
import { WhatIf } from './what-if';

/** Folded: how each answer counted, and what another answer would change. */
export function Arithmetic({ result }: { result: QuizResult }) {
  const { t } = useTranslation('discovery');
  const counted = result.counted ?? [];
  return (
    <details className="mt-6 border-y border-line">
      <summary className="tap list-none font-600 text-brand [&::-webkit-details-marker]:hidden">
        {t('arithmetic')}
        <Icon of={ChevronDown} size={18} className="in-open:transform-[rotate(180deg)]" />
      </summary>
      <div className="pt-2 pb-6">
        {counted.length > 0 && <CountedTable counted={counted} weights={result.weights ?? null} />}
        <WhatIf present={result} />
      </div>
    </details>
  );
}
