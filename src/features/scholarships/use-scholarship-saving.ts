import { useState } from 'react';
import type { Scholarship } from '@/api/scholarship/contract';
import { useSavedScholarships } from '@/api/scholarship/queries';
import { useSignedIn } from '@/api/http/use-session';
import { useLanguage } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { tabStorage } from '@/browser/tab-storage';
import { toast } from '@/ui/overlays/toaster';
import { useDeviceScholarships } from '@/shared/device-list/device-scholarships';

/** Set once a toast has said where its scholarships are stored. */
const NOTICE_KEY = 'scholarshipsNoticeShown';

export type SavedScholarships = ReturnType<typeof useScholarshipSaving>;

/** The saved scholarships: of the device for a visitor (R27), of the account for a student, with optimistic changes. */
export function useScholarshipSaving() {
  const { t } = useTranslation('scholarship');
  const signedIn = useSignedIn();
  const { items: ids, toggle, isStored } = useDeviceScholarships();
  const account = useSavedScholarships(useLanguage());
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const savedIds = new Set((signedIn ? account.known.map(({ id }) => id) : ids).map(String));
  const notifyOnce = () => {
    if (tabStorage.getItem(NOTICE_KEY)) return;
    tabStorage.setItem(NOTICE_KEY, 'yes');
    toast('info', isStored() ? t('saved.told') : t('saved.untilClosed'), 'scholarships-told');
  };
  return {
    place: signedIn ? ('account' as const) : ('device' as const),
    /** `null` while it loads. */
    count: signedIn ? (account.saved?.length ?? null) : ids.length,
    isSaved: ({ id }: Scholarship) => savedIds.has(String(id)),
    /** Whether it was removed in this view, which still lists it. */
    wasRemoved: ({ id }: Scholarship) => removed.has(String(id)),
    toggle: (scholarship: Scholarship) => {
      const id = String(scholarship.id);
      const saved = !savedIds.has(id);
      if (!saved) setRemoved((current) => new Set(current).add(id));
      if (signedIn) {
        account.write({ scholarship, saved });
        return;
      }
      if (!toggle(scholarship.id)) toast('warning', t('saved.full'), 'scholarships-full');
      else if (saved) notifyOnce();
    },
    forgetRemoved: () => setRemoved(new Set()),
    /** The list of the account did not load. */
    failed: signedIn && account.failed,
    retry: account.retry,
  };
}
