import { useQuery } from '@tanstack/react-query';
import { basicInfoQuery, userQuery } from '@/api/user/queries';
import { ProfileOverview } from '@/features/profile/overview/profile-overview';
import { useLanguage } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';

/** `/profile`: the student's home page, with deadlines, recommendations and invitations. */
export function Page() {
  const { t } = useTranslation('profile');
  const { data: user } = useQuery(userQuery());
  const { data: info } = useQuery(basicInfoQuery(useLanguage()));
  if (!user || !info) return <h1 className="text-13 text-muted">{t('title')}</h1>;
  return <ProfileOverview user={user} info={info} />;
}
