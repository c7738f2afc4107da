import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Guide, GuideSummary } from '@/api/resource/contract';
import { useTranslation } from '@/i18n/use-translation';
import { Icon } from '@/ui/icon';
import { GuideFacts } from './guide-facts';
import { GuideText } from './guide-text';
import { GuideTextSkeleton, READING_MEASURE } from './guide-text-skeleton';
import { useDetailParam } from '@/shared/search-params/use-detail-param';
import { useSearchParamsState } from '@/shared/search-params/use-search-params-state';
import { GUIDE_CLOSED, guideParams } from './guide-params';
import { useGuideFormat } from './use-guide-format';

/** The way back to the list, to where it stood if the guide was opened from it. */
function BackToList() {
  const { t } = useTranslation('resources');
  const { searchWith, isOpenedHere, close } = useDetailParam(guideParams, GUIDE_CLOSED);
  return (
    <Link
      to={{ search: searchWith(GUIDE_CLOSED) }}
      onClick={(event) => {
        const plain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
        if (!isOpenedHere || !plain) return;
        event.preventDefault();
        close();
      }}
      className="tap font-600 text-brand no-underline hover:underline print:hidden"
    >
      <Icon of={ArrowLeft} />
      {t('reader.all')}
    </Link>
  );
}

type NextProps = { next: GuideSummary | null | undefined };

function NextGuide({ next }: NextProps) {
  const { t } = useTranslation('resources');
  const { searchWith, linkState } = useDetailParam(guideParams, GUIDE_CLOSED);
  const words = useGuideFormat();
  return (
    <nav
      aria-label={t('reader.next')}
      className={`ruled mt-16 grid justify-items-start gap-1 pt-4 print:hidden ${READING_MEASURE}`}
    >
      {next ? (
        <>
          <p className="text-13 text-muted">
            {t('reader.next')} · {words.minutes(next)}
          </p>
          <Link
            to={{ search: searchWith({ read: String(next.id) }) }}
            replace
            state={linkState}
            lang={words.lang(next)}
            className="tap text-24 wrap-anywhere no-underline hover:underline hover:decoration-1 hover:underline-offset-4"
          >
            {next.title}
          </Link>
        </>
      ) : (
        next === null && <p className="text-muted">{t('reader.end')}</p>
      )}
      <BackToList />
    </nav>
  );
}

type Props = {
  /** The guide with its text; `null` while that is on the way. */
  guide: Guide | null;
  /** What the list knows of it meanwhile. */
  summary: GuideSummary | null;
  /** The guide after it in the list as it is narrowed; `null` after the last, `undefined` where it is not known. */
  next: GuideSummary | null | undefined;
  /** In the place of the text where it did not come. */
  failure: ReactNode;
};

/** One guide, set to a reading measure; its text is shown as a shape until it is there. */
export function GuideReader({ guide, summary, next, failure }: Props) {
  const { t } = useTranslation('resources');
  const { params, setParams } = useSearchParamsState(guideParams);
  const words = useGuideFormat();
  const known = guide ?? summary;
  return (
    <article className="pb-8">
      <BackToList />
      <div className="mt-4 grid gap-x-[72px] gap-y-8 md:mt-8 lg:grid-cols-[4fr_8fr] lg:grid-rows-[auto_1fr]">
        <header lang={known ? words.lang(known) : undefined} className="lg:col-start-2">
          <h1 id="guide-title" tabIndex={-1} className="max-w-[22ch] text-44 wrap-anywhere">
            {known ? known.title : t('reader.opening')}
          </h1>
          {known && (
            <p className="mt-4 max-w-[40rem] text-20 font-450 wrap-anywhere text-muted">
              {known.summary}
            </p>
          )}
        </header>
        {known && (
          <div className="lg:sticky lg:top-8 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:self-start lg:pt-1">
            <GuideFacts
              guide={known}
              language={params.language}
              onLanguage={(language) => setParams({ language }, { replace: true })}
            />
          </div>
        )}
        <div className="lg:col-start-2">
          <p role="status" className="sr-only">
            {guide || failure ? '' : t('reader.opening')}
          </p>
          {failure ??
            (guide ? (
              <div lang={words.lang(guide)}>
                <GuideText text={guide.body} />
              </div>
            ) : (
              <GuideTextSkeleton />
            ))}
          {known && <NextGuide next={next} />}
        </div>
      </div>
    </article>
  );
}
