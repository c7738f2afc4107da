import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { achievementsQuery } from '@/api/achievement/queries';
import type { Bookmark } from '@/api/bookmark/contract';
import { bookmarksQuery } from '@/api/bookmark/queries';
import { classGradesQuery } from '@/api/journey/queries';
import type { BasicInfo, User } from '@/api/user/contract';
import { essaysQuery } from '@/api/essay/queries';
import { usePlanSteps } from '@/shared/steps/use-plan-steps';
import { nextSteps } from '@/shared/today/next-steps';
import { TodayLine } from '@/shared/today/today-line';
import { useNow } from '@/shared/hooks/use-now';
import { isFirstTimeUser } from '@/api/user/queries';
import { profileGaps } from './gaps';
import { useLanguage } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { buttonClass } from '@/ui/button-class';
import { EssaySection } from './essay-section';
import { TopPrograms } from './top-programs';
import { ProfileSection } from './profile-section';
import { SectionSkeleton } from './section-skeleton';
import { Summary } from './summary';
import { OpenTasks } from './open-tasks';
import { YourData } from './your-data';
import { hasFeature } from '@/browser/features';
import { RetryLine } from '@/shared/states/retry-line';
import { Skeleton } from '@/ui/skeleton';

function FirstTime() {
  const { t } = useTranslation('profile');
  return (
    <ProfileSection title={t('first.title')}>
      <div className="ruled grid justify-items-start gap-4 py-5">
        <p className="max-w-[45em] text-17">{t('first.text')}</p>
        <LocalLink to="school-list" className={buttonClass()}>
          {t('first.open')}
        </LocalLink>
      </div>
    </ProfileSection>
  );
}

/** What to do next in the plan, once its programs and their steps are known. */
function NextStep({ saved }: { saved: UseQueryResult<Bookmark[]> }) {
  const { t } = useTranslation(['profile', 'today']);
  const now = useNow();
  const steps = usePlanSteps(saved.data);
  const isPlanMissing = saved.isError && !saved.data;
  if (isPlanMissing || steps.failed) {
    return (
      <RetryLine
        className="mb-6 border-b pb-5"
        text={t(isPlanMissing ? 'next.failed' : 'today:stepsFailed')}
        error={isPlanMissing ? saved.error : steps.error}
        retry={isPlanMissing ? saved.refetch : steps.retry}
      />
    );
  }
  if (!saved.data || steps.loading) {
    return (
      <div role="status" className="mb-6 flex min-h-14 items-center border-b max-md:min-h-16">
        <span className="sr-only">{t('next.loading')}</span>
        <Skeleton width="60%" />
      </div>
    );
  }
  return (
    <TodayLine next={nextSteps(saved.data, steps.stepsOf, now)[0]} saved={saved.data.length > 0} />
  );
}

/** The sections of the student's home page. */
export function ProfileOverview({ user, info }: { user: User; info: BasicInfo }) {
  const { t } = useTranslation('profile');
  const saved = useQuery(bookmarksQuery(useLanguage()));
  const essays = useQuery(essaysQuery());
  const achievements = useQuery(achievementsQuery());
  const grades = useQuery(classGradesQuery(useLanguage()));
  // One that is tried again leaves the sections in their place.
  const loading = [saved, essays, achievements, grades].some(
    ({ isLoading, errorUpdateCount }) => isLoading && errorUpdateCount === 0,
  );
  const counts = {
    saved: saved.data?.length,
    essays: essays.data?.length,
    achievements: achievements.data?.length,
  };
  const unfinished = essays.data?.filter(({ status }) => status !== 'done').length;
  // Without the call that ends it, every visit would be the first.
  const firstTime = hasFeature('profile') && isFirstTimeUser(user);
  const gaps = profileGaps({ user, info, ...counts });
  return (
    <>
      {hasFeature('plan') && <NextStep saved={saved} />}
      <Summary info={info} counts={{ ...counts, essays: unfinished }} loading={loading} />
      {loading && <SectionSkeleton label={t('loading')} className="mt-16 md:mt-24" />}
      {/* The counts decide which sections there are: if they were visible before, they would move. */}
      <div hidden={loading}>
        {firstTime && <FirstTime />}
        {/* FirstTime links to the list already. */}
        <OpenTasks gaps={firstTime ? gaps.filter((gap) => gap !== 'saved') : gaps} />
        <EssaySection query={essays} />
        {!firstTime && <TopPrograms />}
        {hasFeature('profile') && <YourData user={user} counts={counts} />}
      </div>
    </>
  );
}
