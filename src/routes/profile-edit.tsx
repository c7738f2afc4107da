import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { userQuery } from '@/api/user/queries';
import { useBasicInfo } from '@/api/user/use-basic-info';
import { EditSections } from '@/features/profile/edit/edit-sections';
import { useLanguage } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { lazyPart } from '@/routing/lazy-part';
import { loadPhoneLibrary } from '@/shared/phone/phone-number';
import { ProfileTabs } from '@/shared/profile-tabs/profile-tabs';
import { PageHeader } from '@/ui/page-header';

// The last section, and the only one with a form.
const Credentials = lazyPart(
  async () => (await import('@/features/account/credentials')).Credentials,
);

// The first section waits for it.
void loadPhoneLibrary();

// Another tab may have changed the record. If it cannot be loaded again, the page keeps what it shows.
const refetching = { refetchOnWindowFocus: 'always', meta: { inlineError: true } } as const;

/** `/profile/edit`: the student's details in sections, where each field saves itself; email and password with a button. */
export function Page() {
  const { t } = useTranslation('profile');
  const { data: user } = useQuery({ ...userQuery(), ...refetching });
  const { info } = useBasicInfo(useLanguage(), refetching);
  return (
    <>
      <PageHeader title={t('edit.title')} lead={t('edit.lead')} tabs={<ProfileTabs />} />
      {/* As tall as the screen, so that the footer is not in view while the fields load. */}
      <Suspense fallback={<div className="min-h-[calc(100*var(--svh))]" />}>
        {user && info && <EditSections user={user} info={info} />}
      </Suspense>
      <Suspense>{user && <Credentials user={user} />}</Suspense>
    </>
  );
}
