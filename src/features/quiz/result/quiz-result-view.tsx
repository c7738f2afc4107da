import RotateCw from 'lucide-react/icons/rotate-cw';
import Share from 'lucide-react/icons/share';
import { Suspense, useState, type Ref } from 'react';
import { useQuery } from '@tanstack/react-query';
import { quizQuery } from '@/api/discovery/queries';
import { describeFailure } from '@/api/http/errors';
import { failureText } from '@/i18n/failure-text';
import { useLanguage } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { lazyPart } from '@/routing/lazy-part';
import { SelfRemovingButton } from '@/shared/states/self-removing-button';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Skeleton } from '@/ui/skeleton';
import type { DiscoveryTabProps } from '@/features/quiz/discovery-tab';
import { ClearQuizDialog } from '@/features/quiz/clear-dialog';
import { MountainPicture } from '@/features/quiz/mountain/mountain-picture';
import { useMountain } from '@/features/quiz/mountain/use-mountain';
import { Arithmetic } from './arithmetic';
import { NearMajors } from './near-majors';
import { toQuizBody } from '@/shared/discovery/quiz-answers';
import { useDiscovery } from '@/shared/discovery/discovery-store';
import { useResultFormat } from './use-result-format';

const ShareMountain = lazyPart(
  async () => (await import('@/features/quiz/mountain/share-mountain')).ShareMountain,
);

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

/**
 * The result (R24): the mountain and the nearest fields first, the arithmetic folded. Parts that the server leaves out
 * are not shown; without sums its heading is the title.
 */
export function QuizResultView({ heading: headingRef, onCleared, ...near }: Props) {
  const { t } = useTranslation('discovery');
  const { t: tCommon } = useTranslation();
  const start = useDiscovery((state) => state.start);
  const [open, setOpen] = useState<'clear' | 'share' | null>(null);
  const { data, error, refetch } = useQuizResult();
  const { heading } = useResultFormat();
  const mountain = useMountain(data);
  const summary = data?.summary?.trim();
  const close = () => setOpen(null);
  return (
    <div>
      <h2
        ref={headingRef}
        tabIndex={-1}
        aria-busy={!data && !error}
        className="text-44 wrap-anywhere outline-none"
      >
        {data ? (mountain?.title ?? heading(data)) : <HeadingPlaceholder failed={error !== null} />}
      </h2>
      {data && mountain && (
        <h3 className="mt-2 mb-6 text-17 font-450 wrap-anywhere">{heading(data)}</h3>
      )}
      {!data && (
        <div className="mt-6" role="status">
          {error ? (
            <>
              <p className="text-17 wrap-anywhere">
                {failureText(tCommon, describeFailure(error))}
              </p>
              <p className="text-17">{t('stillHere')}</p>
              <SelfRemovingButton className="mt-3" onClick={() => void refetch()}>
                <Icon of={RotateCw} />
                {tCommon('action.tryAgain')}
              </SelfRemovingButton>
            </>
          ) : (
            <span className="sr-only">{t('result.loading')}</span>
          )}
        </div>
      )}
      {data && (
        <div className="grid gap-x-18 gap-y-4 @3xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          {mountain && (
            <div>
              <MountainPicture {...mountain} className="mountain" />
              <Button variant="second" className="mt-4" onClick={() => setOpen('share')}>
                <Icon of={Share} />
                {t('share.open')}
              </Button>
              {summary && <p className="mt-6 text-17 wrap-anywhere">{summary}</p>}
            </div>
          )}
          {data.majors && (
            <NearMajors
              majors={data.majors}
              numbered={mountain?.paths ?? 0}
              {...near}
              className={mountain ? '' : 'mt-6 @3xl:col-span-full'}
            />
          )}
        </div>
      )}
      {!mountain && summary && <p className="mt-6 max-w-[45em] text-17 wrap-anywhere">{summary}</p>}
      {data && <Arithmetic result={data} />}
      <p className="mt-6 max-w-[51em] text-13 text-muted">{t('result.aid')}</p>
      <div className="mt-4 flex flex-wrap gap-x-5 gap-y-2">
        <Button variant="second" onClick={start}>
          {t('again')}
        </Button>
        <Button variant="quiet" className="-ml-2.5" onClick={() => setOpen('clear')}>
          {t('clear.open')}
        </Button>
      </div>
      {open === 'clear' && <ClearQuizDialog onClose={close} onCleared={() => onCleared?.()} />}
      {open === 'share' && mountain && (
        <Suspense>
          <ShareMountain mountain={mountain} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

/** In the heading: text for screen readers, a skeleton for the eye. */
function HeadingPlaceholder({ failed }: { failed: boolean }) {
  const { t } = useTranslation('discovery');
  if (failed) return t('result.failed');
  return (
    <>
      <span className="sr-only">{t('result.loading')}</span>
      <Skeleton width="70%" height={32} />
    </>
  );
}
