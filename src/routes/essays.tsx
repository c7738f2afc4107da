import { useQuery } from '@tanstack/react-query';
import { essaysQuery } from '@/api/essay/queries';
import { EssayListSkeleton } from '@/features/essays/list/essay-list';
import { EssaysView } from '@/features/essays/list/essays-view';
import { NewEssay } from '@/features/essays/list/new-essay';
import { useStudentId } from '@/features/essays/draft/use-drafts';
import { useTranslation } from '@/i18n/use-translation';
import { AfterHeading } from '@/routing/after-heading';
import { ProfileTabs } from '@/shared/profile-tabs/profile-tabs';
import { PageHeader } from '@/ui/page-header';

/** `/profile/essays`: all essays with their length and status. */
export function Page() {
  const { t } = useTranslation('essays');
  const userId = useStudentId();
  const { data } = useQuery({ ...essaysQuery(), enabled: false });
  // The narrowest phones have room for the icon next to the title.
  const label = <span className="max-[21rem]:sr-only">{t('new')}</span>;
  return (
    <>
      <PageHeader
        className=""
        title={t('title')}
        lead={t('lead')}
        actions={data && data.length > 0 && <NewEssay label={label} />}
        tabs={<ProfileTabs />}
      />
      {userId === null ? (
        <EssayListSkeleton />
      ) : (
        <AfterHeading>
          <EssaysView userId={userId} />
        </AfterHeading>
      )}
    </>
  );
}
