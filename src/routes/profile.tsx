import { useQuery } from '@tanstack/react-query';
import { userQuery } from '@/api/user/queries';
import { useBasicInfo } from '@/api/user/use-basic-info';
import { ProfileOverview } from '@/features/profile/overview/profile-overview';
import { useLanguage } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { AfterHeading } from '@/routing/after-heading';
import { ProfileTabs } from '@/shared/profile-tabs/profile-tabs';
import { PageHeader } from '@/ui/page-header';

/** `/profile`: the student's home page, with deadlines, recommendations and invitations. */
export function Page() {
  const { t } = useTranslation('profile');
  const { data: user } = useQuery(userQuery());
  const { info } = useBasicInfo(useLanguage());
  return (
    <>
      <PageHeader title={t('title')} lead={user?.name ?? ''} tabs={<ProfileTabs />} />
      {user && info && (
        <AfterHeading>
          <ProfileOverview user={user} info={info} />
        </AfterHeading>
      )}
    </>
  );
}
