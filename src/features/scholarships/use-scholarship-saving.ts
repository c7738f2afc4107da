import { useState } from 'react';
import type { Scholarship } from '@/api/scholarship/contract';
import { useSavedScholarships } from '@/api/scholarship/queries';
import { useSignedIn } from '@/api/http/use-session';
import { useLanguage } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { visitStorage } from '@/browser/visit-storage';
import { toast } from '@/ui/overlays/toaster';
import { useDeviceScholarships } from '@/shared/device-list/device-scholarships';

/** Set once this visit has shown where its scholarships are stored. */
const NOTICE_KEY = 'scholarshipsTold';

/** The scholarships that are saved: on the device of a visitor, or in the account of a student. */
export type SavedScholarships = {
  place: 'device' | 'account';
  /** `null` while it is not known. */
  count: number | null;
  isSaved: (scholarship: Scholarship) => boolean;
  /** It was removed in this view, which still shows it in its place. */
  wasRemoved: (scholarship: Scholarship) => boolean;
  /** Saves a scholarship, or removes it. */
  toggle: (scholarship: Scholarship) => void;
  /** Drops the removed ones from the view. */
  forgetRemoved: () => void;
  /** The list of the account did not load. */
  failed: boolean;
  retry: () => void;
  retrying: boolean;
};

/** The saved scholarships: of the device for a visitor (R27), of the account for a student, with optimistic changes. */
export function useScholarshipSaving(): SavedScholarships {
  const { t } = useTranslation('scholarship');
  const signedIn = useSignedIn();
  const { items: ids, toggle } = useDeviceScholarships();
  const account = useSavedScholarships(useLanguage());
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const kept = new Set((signedIn ? account.known.map(({ id }) => id) : ids).map(String));
  const notifyOnce = () => {
    if (visitStorage.getItem(NOTICE_KEY)) return;
    visitStorage.setItem(NOTICE_KEY, 'yes');
    toast('info', t('saved.told'), 'scholarships-told');
  };
  return {
    place: signedIn ? 'account' : 'device',
    count: signedIn ? (account.saved?.length ?? null) : ids.length,
    isSaved: ({ id }) => kept.has(String(id)),
    wasRemoved: ({ id }) => removed.has(String(id)),
    toggle: (scholarship) => {
      const id = String(scholarship.id);
      const saved = !kept.has(id);
      if (!saved) setRemoved((before) => new Set(before).add(id));
      if (signedIn) {
        account.write({ scholarship, saved });
        return;
      }
      if (toggle(scholarship.id) && saved) notifyOnce();
    },
    forgetRemoved: () => setRemoved(new Set()),
    failed: signedIn && account.failed,
    retry: account.retry,
    retrying: account.retrying,
  };
}
