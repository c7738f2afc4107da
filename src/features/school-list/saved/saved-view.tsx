import { Suspense, useRef, useState } from 'react';
import { hasId } from '@/api/http/schemas';
import { CompareTray } from '@/features/school-list/compare/compare-tray';
import { useProgramDetailParam } from '@/features/school-list/detail/use-program-detail-param';
import { ListHeading } from '@/features/school-list/list/list-heading';
import { ProgramRowsSkeleton } from '@/features/school-list/list/list-states';
import { ProgramRows } from '@/features/school-list/list/program-rows';
import { answerCount, toAnswersBody } from '@/shared/answers/answers';
import { SharedDevice } from '@/shared/answers/shared-device';
import { useAnswers } from '@/shared/answers/use-answers';
import { useDevicePrograms } from '@/shared/device-list/device-programs';
import { useViewHeadingFocus } from '@/shared/hooks/use-view-heading-focus';
import { useNow } from '@/shared/hooks/use-now';
import { SavedProvider } from '@/shared/saved/saved-provider';
import { RetryLine } from '@/shared/states/retry-line';
import { useTranslation } from '@/i18n/use-translation';
import { lazyPart } from '@/routing/lazy-part';
import { LocalLink } from '@/routing/local-link';
import { SelfRemovingButton } from '@/shared/states/self-removing-button';
import { buttonClass } from '@/ui/button-class';
import { EmptyState } from '@/ui/empty-state';
import { PageHeader } from '@/ui/page-header';
import { useProgramsOfDevice } from './use-programs-of-device';

const ProgramDialog = lazyPart(
  async () => (await import('@/features/school-list/detail/program-dialog')).ProgramDialog,
);
/** How long the list stays, and the account that keeps it longer. */
function KeepOn() {
  const { t } = useTranslation(['saved', 'common']);
  return (
    <section aria-labelledby="keep-on" className="mt-10 border-y py-5">
      <h2 id="keep-on" className="text-20">
        {t('view.keepTitle')}
      </h2>
      <p className="max-w-[45em] py-1">{t('view.keepText')}</p>
      <SharedDevice />
      <div className="mt-2 flex flex-wrap gap-x-4 gap-y-2">
        <LocalLink to="signup" className={buttonClass()}>
          {t('device.keep')}
        </LocalLink>
        <LocalLink to="login" className={buttonClass({ variant: 'quiet' })}>
          {t('common:user.login')}
        </LocalLink>
      </div>
    </section>
  );
}

function SavedRows() {
  const { t } = useTranslation(['saved', 'results']);
  const items = useDevicePrograms((state) => state.items);
  const remove = useDevicePrograms((state) => state.remove);
  // A program that is removed here stays in the list, so that it can be saved again.
  const [before] = useState(items);
  const ids = before.map(({ programId }) => programId);
  const listed = [...before, ...items.filter(({ programId }) => !hasId(ids, programId))];
  const { answers, change } = useAnswers();
  const { programs, missing, loading, turning, failed, error, retry, retrying } =
    useProgramsOfDevice(listed, toAnswersBody(answers));
  const now = useNow();
  const { detail } = useProgramDetailParam();
  const gone = missing.filter(({ programId }) =>
    hasId(
      items.map((item) => item.programId),
      programId,
    ),
  );
  const list = { answers, programs, total: programs.length, pagination: null, turning };
  const heading = useRef<HTMLHeadingElement>(null);
  if (listed.length === 0) {
    return (
      <EmptyState
        className="ruled mt-6 py-8"
        title={t('view.emptyTitle')}
        actions={
          <LocalLink to="school-list" className={buttonClass()}>
            {t('view.toList')}
          </LocalLink>
        }
      >
        {t('view.emptyText')}
      </EmptyState>
    );
  }
  return (
    <>
      <ListHeading ref={heading}>{t('results:heading')}</ListHeading>
      {programs.length > 0 && (
        <ProgramRows
          programs={programs}
          now={now}
          control={{ answers, change, turning }}
          isCompared={answerCount(answers) > 0}
          allAtOnce
        />
      )}
      {loading > 0 && <ProgramRowsSkeleton count={loading} />}
      {failed && (
        <RetryLine
          className="ruled py-6"
          text={t('view.failed')}
          error={error}
          retry={retry}
          retrying={retrying}
        />
      )}
      {gone.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-4 border-b py-3 text-muted">
          {t('view.gone', { count: gone.length })}
          <SelfRemovingButton
            variant="quiet"
            onClick={() => remove(gone.map(({ programId }) => programId))}
          >
            {t('view.removeGone')}
          </SelfRemovingButton>
        </p>
      )}
      <KeepOn />
      <CompareTray results={list} heading={heading} />
      <Suspense>{detail && <ProgramDialog detail={detail} results={list} />}</Suspense>
    </>
  );
}

/** A visitor's saved programs (R21): a state of /school-list; a student's are the plan. */
export function SavedView({ takesFocus }: { takesFocus: boolean }) {
  const { t } = useTranslation('saved');
  const count = useDevicePrograms((state) => state.items.length);
  const heading = useViewHeadingFocus(takesFocus ? 'saved' : null);
  return (
    <div className="pb-8">
      <PageHeader
        headingRef={heading}
        title={t('view.title', { count })}
        actions={
          <LocalLink
            to="school-list"
            className={buttonClass({ variant: 'quiet', className: '-mr-2.5' })}
          >
            {t('view.toList')}
          </LocalLink>
        }
      />
      <SavedProvider>
        <SavedRows />
      </SavedProvider>
    </div>
  );
}
