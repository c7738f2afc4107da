import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { useBookmarks } from '@/api/bookmark/queries';
import { bookmarkStatusSchema } from '@/api/bookmark/contract';
import { userQuery } from '@/api/user/queries';
import { RetryLine } from '@/shared/states/retry-line';
import { nextDeadlines } from '@/shared/program/deadlines';
import { useEngine } from '@/shared/program/use-engine';
import { useNow } from '@/shared/hooks/use-now';
import { givenName } from '@/lib/given-name';
import { formatNumber } from '@/i18n/format';
import { useLanguage, useLocale } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { lazyPart } from '@/routing/lazy-part';
import { LocalLink } from '@/routing/local-link';
import { buttonClass } from '@/ui/button-class';
import { cx } from '@/ui/cx';
import { PageHeader } from '@/ui/page-header';
import { Skeleton } from '@/ui/skeleton';
import { DeadlineCells } from './deadline-cells';
import { NextStep, NextStepSkeleton } from './next-step';
import { WideSection } from './section';

const NewestRow = lazyPart(async () => (await import('./newest-row')).NewestRow);

const DEADLINES = 3;
const NEWEST = 4;

function SectionSkeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden className={cx('ruled grid gap-4 py-6', className)}>
      <Skeleton width="30%" height={44} />
      <Skeleton width="70%" />
    </div>
  );
}

function Saved() {
  const { t } = useTranslation('home');
  const locale = useLocale();
  const now = useNow();
  const { bookmarks, failed, retry, retrying } = useBookmarks(useLanguage());
  if (failed) {
    return (
      <WideSection title={t('student.next')}>
        <RetryLine
          className="ruled py-6"
          text={t('student.failed')}
          retry={retry}
          retrying={retrying}
        />
      </WideSection>
    );
  }
  if (!bookmarks) {
    return (
      <>
        <NextStepSkeleton />
        <WideSection title={t('student.next')}>
          <SectionSkeleton className="min-h-99 content-start md:min-h-52" />
        </WideSection>
        {/* As tall as the figures. */}
        <WideSection title={t('student.balance')}>
          <SectionSkeleton className="h-[209px] border-b md:h-[110px]" />
        </WideSection>
      </>
    );
  }
  const texts = { reply: t('student.task.reply'), own: t('student.task.own') };
  const deadlines = nextDeadlines(bookmarks, now, DEADLINES);
  const cells = deadlines.map(({ bookmark: { program }, due, task }) => ({
    program,
    due,
    task,
    ...(task !== 'send' && { text: texts[task] }),
  }));
  return (
    <>
      <NextStep next={deadlines[0]} />
      <WideSection title={t('student.next')}>
        {cells.length > 0 ? (
          <DeadlineCells cells={cells} />
        ) : (
          <p className="ruled py-5 text-muted">{t('student.none')}</p>
        )}
      </WideSection>
      {bookmarks.length > 0 && (
        <WideSection title={t('student.balance')}>
          <dl className="ruled grid grid-cols-2 border-b md:grid-cols-4">
            {bookmarkStatusSchema.options.map((status) => (
              <div
                key={status}
                className="py-4 pr-4 even:border-l even:pl-4 md:px-5 md:first:pl-0 md:not-first:border-l"
              >
                <dt className="text-13 text-muted">{t(`student.status.${status}`)}</dt>
                <dd className="fig text-44">
                  {formatNumber(locale, bookmarks.filter((item) => item.status === status).length)}
                </dd>
              </div>
            ))}
          </dl>
        </WideSection>
      )}
    </>
  );
}

function Newest() {
  const { t } = useTranslation('home');
  const now = useNow();
  const { data, isError } = useEngine({ position: 'final', page: 1, body: {} });
  const programs = data?.data.slice(0, NEWEST) ?? [];
  // A toast has reported the failure.
  if (isError || (data && programs.length === 0)) return null;
  return (
    <WideSection title={t('student.newest')} lead={t('student.illustrative')}>
      {data ? (
        <Suspense fallback={<SectionSkeleton />}>
          <ol className="ruled ledger border-b">
            {programs.map((program) => (
              <NewestRow key={program.id} program={program} now={now} />
            ))}
          </ol>
        </Suspense>
      ) : (
        <SectionSkeleton />
      )}
    </WideSection>
  );
}

/** Focuses the heading, which renders after the navigation has completed, unless something else has the focus (R11). */
function useLateFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigated = useNavigationType() !== NavigationType.Pop;
  const onArrival = useEffectEvent(() => {
    if (navigated && document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: true });
    }
  });
  useEffect(() => onArrival(), []);
  return heading;
}

export function StudentHome() {
  const { t } = useTranslation('home');
  const { data: user } = useQuery(userQuery());
  const heading = useLateFocus();
  return (
    <>
      <div className="page pt-3.5 md:pt-7.5">
        <PageHeader
          className=""
          headingRef={heading}
          title={
            user ? t('student.hello', { name: givenName(user.name) }) : t('student.helloPlain')
          }
          actions={
            <LocalLink
              to="school-list"
              className={buttonClass({ variant: 'quiet', className: '-mr-2.5' })}
            >
              {t('student.open')}
            </LocalLink>
          }
        />
      </div>
      <Saved />
      <Newest />
    </>
  );
}
