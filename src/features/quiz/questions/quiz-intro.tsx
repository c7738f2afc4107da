import type { Ref } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/button';
import { useDiscovery } from '@/shared/discovery/discovery-store';

const POINTS = ['minutes', 'aid', 'kept'] as const;

export function QuizIntro({ heading }: { heading: Ref<HTMLHeadingElement> }) {
  const { t } = useTranslation('discovery');
  const start = useDiscovery((state) => state.start);
  return (
    <div className="grid justify-items-start gap-x-18 gap-y-4 @max-5xl:max-w-[46rem] @5xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] @5xl:grid-rows-[auto_auto_1fr]">
      <h2 ref={heading} tabIndex={-1} className="text-32 outline-none">
        {t('intro.title')}
      </h2>
      <p className="text-17 text-muted">{t('intro.lead')}</p>
      <Button className="mt-2 self-start" onClick={start}>
        {t('intro.start')}
      </Button>
      <dl className="ruled ledger mt-4 w-full border-b border-b-line @5xl:col-start-2 @5xl:row-span-3 @5xl:row-start-1 @5xl:mt-1">
        {POINTS.map((point) => (
          <div
            key={point}
            className="grid gap-x-10 gap-y-1 py-4 @2xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
          >
            <dt className="text-17 font-600">{t(`intro.${point}`)}</dt>
            <dd>{t(`intro.${point}Note`)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
