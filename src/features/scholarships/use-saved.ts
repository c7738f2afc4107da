import { useState } from 'react';
import type { Scholarship } from '@/api/scholarship/contract';
import { useSavedScholarships } from '@/api/scholarship/queries';
import { useSignedIn } from '@/api/http/use-session';
import { useLanguage } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { visitStorage } from '@/browser/visit-storage';
import { toast } from '@/ui/overlays/toaster';
import { useDeviceScholarships } from '@/shared/saved/scholarship-device-store';

/** Marks that this visit has been told where its scholarships are kept. */
const TOLD_KEY = 'scholarshipsTold';

/** What is saved, by a visitor on the device or by a student in the account. */
export type Saved = {
  place: 'device' | 'account';
  /** How many are saved; `null` while that is not known. */
  count: number | null;
  isSaved: (scholarship: Scholarship) => boolean;
  /** It was saved when this view came up, and can come back where it stood. */
  wasTakenOff: (scholarship: Scholarship) => boolean;
  /** Saves one, or takes it off. */
  toggle: (scholarship: Scholarship) => void;
  /** The view begins again: what was taken off in it goes. */
  forgetTakenOff: () => void;
  /** The student's list did not load. */
  failed: boolean;
  retry: () => void;
  retrying: boolean;
};

/**
 * What is saved and how to change it: on the device for a visitor (R27), in the account for a student, where a
 * change shows at once and a refusal takes it back.
 */
export function useSaved(): Saved {
  const { t } = useTranslation('scholarship');
  const signedIn = useSignedIn();
  const ids = useDeviceScholarships((state) => state.ids);
  const account = useSavedScholarships(useLanguage());
  const [takenOff, setTakenOff] = useState<ReadonlySet<string>>(new Set());
  const kept = new Set((signedIn ? account.known.map(({ id }) => id) : ids).map(String));
  const tell = () => {
    if (visitStorage.getItem(TOLD_KEY)) return;
    visitStorage.setItem(TOLD_KEY, 'yes');
    toast('info', t('saved.told'), 'scholarships-told');
  };
  return {
    place: signedIn ? 'account' : 'device',
    count: signedIn ? (account.saved?.length ?? null) : ids.length,
    isSaved: ({ id }) => kept.has(String(id)),
    wasTakenOff: ({ id }) => takenOff.has(String(id)),
    toggle: (scholarship) => {
      const id = String(scholarship.id);
      const saved = !kept.has(id);
      if (!saved) setTakenOff((before) => new Set(before).add(id));
      if (signedIn) {
        account.write({ scholarship, saved });
        return;
      }
      useDeviceScholarships.getState().set(scholarship.id, saved);
      if (saved) tell();
    },
    forgetTakenOff: () => setTakenOff(new Set()),
    failed: signedIn && account.failed,
    retry: account.retry,
    retrying: account.retrying,
  };
}
