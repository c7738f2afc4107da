import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Guide, GuideSummary } from '@/api/resource/contract';
import { useTranslation } from '@/i18n/use-translation';
import { keepCompounds } from '@/lib/line-breaks';
import { useViewTitle } from '@/shared/hooks/use-view-title';
import { PageHeader } from '@/ui/page-header';
import { BackAbove, BackToList } from './back-to-list';
import { GuideFacts } from './guide-facts';
import { GuideText, GuideTextSkeleton, READING_MEASURE } from './guide-text';
import { useDetailParam } from '@/shared/search-params/use-detail-param';
import { useSearchParamsState } from '@/shared/search-params/use-search-params-state';
import { GUIDE_CLOSED, guideParams } from './guide-params';
import { useGuideFormat } from './use-guide-format';

function NextGuide({ next }: Pick<Props, 'next'>) {
  const { t } = useTranslation('resources');
  const { searchWith, linkState } = useDetailParam(guideParams, GUIDE_CLOSED);
  const format = useGuideFormat();
  return (
    <nav
      aria-label={t('reader.next')}
      className={`ruled mt-16 grid justify-items-start gap-1 pt-4 print:hidden ${READING_MEASURE}`}
    >
      {next && (
        <>
          <p className="text-13 text-muted">
            {t('reader.next')} · {format.minutes(next)}
          </p>
          <Link
            to={{ search: searchWith({ read: String(next.id) }) }}
            replace
            state={linkState}
            lang={format.lang(next)}
            className="tap text-24 wrap-anywhere no-underline hover:underline hover:decoration-1 hover:underline-offset-4"
          >
            {keepCompounds(next.title)}
          </Link>
        </>
      )}
      {next === null && <p className="text-muted">{t('reader.end')}</p>}
      <BackToList />
    </nav>
  );
}

type Props = {
  /** `null` while it loads. */
  guide: Guide | null;
  /** From the list, until the guide has loaded. */
  summary: GuideSummary | null;
  /** The next guide of the filtered list; `null` after the last, `undefined` if unknown. */
  next: GuideSummary | null | undefined;
  /** Replaces the text if it failed to load. */
  failure: ReactNode;
};

export function GuideReader({ guide, summary, next, failure }: Props) {
  const { t } = useTranslation('resources');
  const { params, setParams } = useSearchParamsState(guideParams);
  const format = useGuideFormat();
  const header = guide ?? summary;
  useViewTitle(header?.title);
  return (
    <article className="pb-8">
      <PageHeader
        headingId="guide-title"
        title={header ? keepCompounds(header.title) : t('reader.opening')}
        lead={header?.summary}
        lang={header ? format.lang(header) : undefined}
      />
      <div className="grid gap-x-[72px] gap-y-8 lg:grid-cols-[4fr_8fr]">
        <div className="lg:sticky lg:top-8 lg:self-start">
          <BackAbove />
          {header && (
            <GuideFacts
              guide={header}
              language={params.language}
              onLanguage={(language) => setParams({ language }, { replace: true })}
            />
          )}
        </div>
        <div>
          <p role="status" className="sr-only">
            {guide || failure ? '' : t('reader.opening')}
          </p>
          {failure}
          {!failure && !guide && <GuideTextSkeleton />}
          {!failure && guide && (
            <div lang={format.lang(guide)}>
              <GuideText text={guide.body} />
            </div>
          )}
          {header && <NextGuide next={next} />}
        </div>
      </div>
    </article>
  );
}
