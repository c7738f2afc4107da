import { useState, type ReactNode } from 'react';
import { useBookmarks } from '@/api/bookmark/queries';
import { applyWrite } from '@/api/bookmark/bookmark-list';
import type { Bookmark } from '@/api/bookmark/contract';
import { hasId, type Id } from '@/api/http/schemas';
import { useSignedIn } from '@/api/http/use-session';
import { useLanguage } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { tabStorage } from '@/browser/tab-storage';
import { toast } from '@/ui/overlays/toaster';
import { useDevicePrograms } from '@/shared/device-list/device-programs';
import { SavedProgramsContext, type SavedPrograms } from './saved-context';

/** Set once this visit has shown where its programs are stored. */
const NOTICE_KEY = 'savedNoticeShown';

/** The programs of a visitor: stored on this device until there is an account (R27). */
function useDevice(): SavedPrograms {
  const { t } = useTranslation('saved');
  const { items, toggle, isStored } = useDevicePrograms();
  const ids = items.map(({ programId }) => programId);
  const isSaved = (id: Id) => hasId(ids, id);
  return {
    place: 'device',
    count: items.length,
    stateOf: (programId) => (isSaved(programId) ? 'saved' : 'none'),
    toggle: (program) => {
      const adding = !isSaved(program.id);
      if (!toggle({ programId: program.id, schoolId: program.school.id })) {
        toast('warning', t('device.full'), 'saved-full');
        return;
      }
      if (!adding || tabStorage.getItem(NOTICE_KEY)) return;
      tabStorage.setItem(NOTICE_KEY, 'yes');
      toast('info', isStored() ? t('device.told') : t('device.untilClosed'), 'saved-told');
    },
    failed: false,
    error: undefined,
    retry: () => {},
  };
}

/** Whether a bookmark has more than the program: what the student wrote, or what the school said. */
function hasDetails({ note, deadline, outcome, status }: Bookmark): boolean {
  return Boolean(note || deadline || outcome) || status !== 'considering';
}

function without(map: ReadonlyMap<string, Bookmark>, id: string): Map<string, Bookmark> {
  return new Map([...map].filter(([key]) => key !== id));
}

/** The programs of a student; loaded only when signed in (spec section 6). */
function useAccount(): SavedPrograms {
  const { t } = useTranslation('saved');
  const { bookmarks, pending, write, failed, error, retry } = useBookmarks(useLanguage());
  const [removed, setRemoved] = useState<ReadonlyMap<string, Bookmark>>(new Map());
  // Changes show at once, even before the list has loaded.
  const list = bookmarks ?? pending.reduce<Bookmark[]>((all, one) => applyWrite(all, one), []);
  const byProgram = new Map(list.map((bookmark) => [String(bookmark.program.id), bookmark]));
  const forget = (id: string) => setRemoved((map) => without(map, id));
  return {
    place: 'account',
    count: bookmarks?.length ?? null,
    stateOf: (programId) => {
      const id = String(programId);
      if (byProgram.has(id)) return 'saved';
      return removed.has(id) ? 'undo' : 'none';
    },
    toggle: (program) => {
      const id = String(program.id);
      const bookmark = byProgram.get(id);
      if (!bookmark) {
        const { note, deadline, outcome, status, order_no } = removed.get(id) ?? {};
        const fields = status && { note, deadline, outcome, status, order_no };
        void write({ kind: 'add', program, ...(fields && { fields }) }).then((done) => {
          if (done) forget(id);
        });
        return;
      }
      if (hasDetails(bookmark)) {
        setRemoved((map) => new Map(map).set(id, bookmark));
        toast('info', t('account.takenOff'), 'taken-off');
      }
      void write({ kind: 'remove', programId: program.id });
    },
    failed,
    error,
    retry,
  };
}

function AccountSaved({ children }: { children: ReactNode }) {
  return <SavedProgramsContext value={useAccount()}>{children}</SavedProgramsContext>;
}

function DeviceSaved({ children }: { children: ReactNode }) {
  return <SavedProgramsContext value={useDevice()}>{children}</SavedProgramsContext>;
}

/**
 * Provides the saved programs of a page: of the device for a visitor, of the account for a student. A change to
 * the account is optimistic.
 */
export function SavedProvider({ children }: { children: ReactNode }) {
  const Provider = useSignedIn() ? AccountSaved : DeviceSaved;
  return <Provider>{children}</Provider>;
}
