import { useStore } from 'zustand';
import type { BasicInfo, User } from '@/api/user/contract';
import { useTranslation } from '@/i18n/use-translation';
import { LeaveGuard } from '@/shared/forms/leave-guard';
import { AboutSection } from './about-section';
import { isUnsaved } from './autosave';
import { editableOf } from './details';
import { SchoolSection } from './school-section';
import { SearchSection } from './search-section';
import { TestsSection } from './tests-section';
import { useAutosave } from './use-autosave';

/** The student's details. Each field saves itself; a dialog guards unsaved ones. */
export function EditSections({ user, info }: { user: User; info: BasicInfo }) {
  const { t } = useTranslation('profile');
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
      <SchoolSection details={details} />
      <TestsSection details={details} />
      <SearchSection details={details} />
      <LeaveGuard
        unsaved={unsaved}
        isUnsaved={autosave.isUnsaved}
        settle={autosave.blurAll}
        discard={autosave.discard}
        texts={t('edit.leave', { returnObjects: true })}
      />
    </>
  );
}
