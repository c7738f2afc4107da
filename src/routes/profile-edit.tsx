import { useQuery } from '@tanstack/react-query';
import { basicInfoQuery, userQuery } from '@/api/user/queries';
import { EditSections } from '@/features/profile/edit/edit-sections';
import { useLanguage } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';

// Another tab may have changed the record. What the page shows stands while that cannot be asked.
const followed = { refetchOnWindowFocus: 'always', meta: { shownInPlace: true } } as const;

/** `/profile/edit`: the student's details in sections, each field saving itself. */
export function Page() {
  const { t } = useTranslation('profile');
  const { data: user } = useQuery({ ...userQuery(), ...followed });
  const { data: info } = useQuery({ ...basicInfoQuery(useLanguage()), ...followed });
  return (
    <>
      <h1 className="text-44">{t('edit.title')}</h1>
      <p className="mt-2 mb-10 max-w-[60ch] text-17 text-muted">{t('edit.lead')}</p>
      {user && info && <EditSections user={user} info={info} />}
    </>
  );
}
