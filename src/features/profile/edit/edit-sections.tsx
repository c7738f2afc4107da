import { useStore } from 'zustand';
import type { BasicInfo, User } from '@/api/user/contract';
import { useTranslation } from '@/i18n/use-translation';
import { LeaveGuard } from '@/shared/forms/leave-guard';
import { AboutSection } from './about-section';
import { isUnsaved } from './autosave';
import { editableOf } from './details';
import { GradeField } from './grade-field';
import { SchoolSection } from './school-section';
import { SearchSection } from './search-section';
import { TestsSection } from './tests-section';
import { useAutosave } from './use-autosave';

/** The student's details, each field saving itself, and the question before unsaved ones are left. */
export function EditSections({ user, info }: { user: User; info: BasicInfo }) {
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
