import { RotateCw } from 'lucide-react';
import { useState, type Ref } from 'react';
import { useQuery } from '@tanstack/react-query';
import { quizQuery } from '@/api/discovery/queries';
import { describeFailure } from '@/api/http/errors';
import { failureText } from '@/i18n/failure-text';
import { useLanguage } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Skeleton } from '@/ui/skeleton';
import type { DiscoveryTabProps } from '@/features/quiz/discovery-tab';
import { ClearQuizDialog } from '@/features/quiz/clear-dialog';
import { CountedTable } from './counted-table';
import { NearMajors } from './near-majors';
import { toQuizBody } from '@/shared/discovery/quiz-answers';
import { useDiscovery } from '@/shared/discovery/discovery-store';
import { useResultFormat } from './use-result-format';
import { WhatIf } from './what-if';

/** The result in the page's language: the stored one, or requested if that is in another language (R3) or missing. */
function useQuizResult() {
  const language = useLanguage();
  const answers = useDiscovery((state) => state.answers);
  const stored = useDiscovery((state) => state.result);
  return useQuery({
    ...quizQuery(language, toQuizBody(answers)),
    ...(stored?.language === language && { initialData: stored.data }),
  });
}

type Props = DiscoveryTabProps & { heading: Ref<HTMLHeadingElement> };

/** The result (R24). Parts that the server leaves out are not shown. */
export function QuizResultView({ heading: headingRef, onCleared, ...near }: Props) {
  const { t } = useTranslation('discovery');
  const { t: tCommon } = useTranslation();
  const start = useDiscovery((state) => state.start);
  const [clearing, setClearing] = useState(false);
  const { data, error, isFetching, refetch } = useQuizResult();
  const { heading } = useResultFormat();
  const summary = data?.summary?.trim();
  const counted = data?.counted ?? [];
  return (
    <div>
      <div className="grid items-start gap-x-18 gap-y-4 @3xl:grid-cols-2">
        <div>
          <p className="text-13 text-muted">{t('result.eyebrow')}</p>
          <h2
            ref={headingRef}
            tabIndex={-1}
            aria-busy={!data && !error}
            className="scroll-mt-6 text-32 wrap-anywhere outline-none"
          >
            {data ? heading(data) : <HeadingPlaceholder failed={error !== null} />}
          </h2>
        </div>
        {summary && <p className="text-17 wrap-anywhere @3xl:pt-6">{summary}</p>}
      </div>
      {!data && (
        <div className="mt-6" role="status">
          {error ? (
            <>
              <p className="text-17">{t('result.failed')}</p>
              <p className="text-muted wrap-anywhere">
                {failureText(tCommon, describeFailure(error))}
              </p>
              <Button className="mt-3" loading={isFetching} onClick={() => void refetch()}>
                <Icon of={RotateCw} />
                {tCommon('action.tryAgain')}
              </Button>
            </>
          ) : (
            <span className="sr-only">{t('result.loading')}</span>
          )}
        </div>
      )}
      {data && (
        <div className="mt-10 grid items-start gap-x-18 gap-y-10 @3xl:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
          {counted.length > 0 && <CountedTable counted={counted} weights={data.weights ?? null} />}
          {data.majors && (
            <NearMajors
              majors={data.majors}
              {...near}
              className={counted.length > 0 ? '' : '@3xl:col-span-full'}
            />
          )}
        </div>
      )}
      {data && <WhatIf present={data} />}
      <p className="mt-10 max-w-[51em] text-13 text-muted">{t('result.aid')}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="second" onClick={start}>
          {t('again')}
        </Button>
        <Button variant="quiet" onClick={() => setClearing(true)}>
          {t('clear.open')}
        </Button>
      </div>
      {clearing && (
        <ClearQuizDialog onClose={() => setClearing(false)} onCleared={() => onCleared?.()} />
      )}
    </div>
  );
}

/** In the heading: text for screen readers, a skeleton for the eye. */
function HeadingPlaceholder({ failed }: { failed: boolean }) {
  const { t } = useTranslation('discovery');
  if (failed) return t('result.none');
  return (
    <>
      <span className="sr-only">{t('result.loading')}</span>
      <Skeleton width="70%" height={32} />
    </>
  );
}
