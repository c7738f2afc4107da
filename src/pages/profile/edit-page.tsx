import { useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import type { BasicInfo, User } from '@/api/contract/user';
import { basicInfoQuery, userQuery } from '@/api/user';
import { AboutSection } from '@/features/profile/about-section';
import { isUnsaved } from '@/features/profile/autosave';
import { editableOf } from '@/features/profile/details';
import { LeaveGuard } from '@/features/profile/leave-guard';
import { SchoolSection } from '@/features/profile/school-section';
import { TestsSection } from '@/features/profile/tests-section';
import { useAutosave } from '@/features/profile/use-autosave';
import { useLanguage } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { GradeField } from './grade-field';
import { SearchSection } from './search-section';

// Another tab may have changed the record. What the page shows stands while that cannot be asked.
const followed = { refetchOnWindowFocus: 'always', meta: { shownInPlace: true } } as const;

function Sections({ user, info }: { user: User; info: BasicInfo }) {
  const { t } = useTranslation(['profile', 'common']);
  const autosave = useAutosave(user.id);
  const unsaved = useStore(autosave.store, isUnsaved);
  const details = { autosave, server: editableOf(user, info) };
  return (
    <>
      <AboutSection
        details={details}
        email={user.email}
        phoneVerified={user.phone_verified === true}
      />
      <SchoolSection details={details} gradeField={<GradeField details={details} />} />
      <TestsSection details={details} />
      <SearchSection details={details} />
      <LeaveGuard
        unsaved={unsaved}
        isUnsaved={autosave.isUnsaved}
        settle={autosave.leaveAll}
        discard={autosave.discard}
        texts={{
          title: t('edit.leave.title'),
          text: t('edit.leave.text'),
          stay: t('edit.leave.stay'),
          leave: t('edit.leave.leave'),
          close: t('common:action.close'),
        }}
      />
    </>
  );
}

/** `/profile/edit`: the student's details in sections, each field saving itself (design section 5). */
export function Page() {
  const { t } = useTranslation('profile');
  const { data: user } = useQuery({ ...userQuery(), ...followed });
  const { data: info } = useQuery({ ...basicInfoQuery(useLanguage()), ...followed });
  return (
    <>
      <h1 className="text-44">{t('edit.title')}</h1>
      <p className="mt-2 mb-10 max-w-[60ch] text-17 text-muted">{t('edit.lead')}</p>
      {user && info && <Sections user={user} info={info} />}
    </>
  );
}
