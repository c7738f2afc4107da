import { useState, type ReactNode } from 'react';
import { useBookmarks } from '@/api/bookmark/queries';
import { applyWrite } from '@/api/bookmark/bookmark-list';
import type { Bookmark } from '@/api/bookmark/contract';
import { useSignedIn } from '@/api/http/use-session';
import { useLanguage } from '@/i18n/use-locale';
import { useTranslation } from '@/i18n/use-translation';
import { visitStorage } from '@/browser/visit-storage';
import { toast } from '@/ui/overlays/toaster';
import { isKept, isSavedItem, useDeviceSaved } from './device-store';
import { SavedContext, type Saved } from './saved-context';

/** Marks that this visit has been told where its programs are kept. */
const TOLD_KEY = 'savedTold';

/** What a visitor saves: kept on this device until there is an account (R27). */
function useDevice(): Saved {
  const { t } = useTranslation('saved');
  const items = useDeviceSaved((state) => state.items);
  return {
    place: 'device',
    count: items.length,
    stateOf: (programId) => (isSavedItem(items, programId) ? 'saved' : 'none'),
    toggle: (program) => {
      const adding = !isSavedItem(useDeviceSaved.getState().items, program.id);
      const item = { programId: program.id, schoolId: program.school.id };
      if (!useDeviceSaved.getState().toggle(item)) {
        toast('warning', t('device.full'), 'saved-full');
        return;
      }
      if (!adding || visitStorage.getItem(TOLD_KEY)) return;
      visitStorage.setItem(TOLD_KEY, 'yes');
      toast('info', isKept() ? t('device.told') : t('device.untilClosed'), 'saved-told');
    },
    failed: false,
    retry: () => {},
    retrying: false,
  };
}

/** Whether more would go with a bookmark than the program. */
function hasOwn({ note, deadline, status }: Bookmark): boolean {
  return Boolean(note || deadline) || status !== 'considering';
}

function without(map: ReadonlyMap<string, Bookmark>, id: string): Map<string, Bookmark> {
  return new Map([...map].filter(([key]) => key !== id));
}

/** A student's list; loads only when signed in (spec section 6). */
function useAccount(): Saved {
  const { t } = useTranslation('saved');
  const { bookmarks, pending, write, failed, retry, retrying } = useBookmarks(useLanguage());
  const [takenOff, setTakenOff] = useState<ReadonlyMap<string, Bookmark>>(new Map());
  // What is pressed before the list is there shows at once too.
  const list = bookmarks ?? pending.reduce<Bookmark[]>((all, one) => applyWrite(all, one), []);
  const byProgram = new Map(list.map((bookmark) => [String(bookmark.program.id), bookmark]));
  const forget = (id: string) => setTakenOff((map) => without(map, id));
  return {
    place: 'account',
    count: bookmarks?.length ?? null,
    stateOf: (programId) => {
      const id = String(programId);
      if (byProgram.has(id)) return 'saved';
      return takenOff.has(id) ? 'undo' : 'none';
    },
    toggle: (program) => {
      const id = String(program.id);
      const bookmark = byProgram.get(id);
      if (!bookmark) {
        const before = takenOff.get(id);
        const fields = before && {
          note: before.note,
          deadline: before.deadline,
          status: before.status,
          order_no: before.order_no,
        };
        void write({ kind: 'add', program, ...(fields && { fields }) }).then((done) => {
          if (done) forget(id);
        });
        return;
      }
      if (hasOwn(bookmark)) {
        setTakenOff((map) => new Map(map).set(id, bookmark));
        toast('info', t('account.takenOff'), 'taken-off');
      }
      void write({ kind: 'remove', programId: program.id });
    },
    failed,
    retry,
    retrying,
  };
}

function AccountSaved({ children }: { children: ReactNode }) {
  return <SavedContext value={useAccount()}>{children}</SavedContext>;
}

function DeviceSaved({ children }: { children: ReactNode }) {
  return <SavedContext value={useDevice()}>{children}</SavedContext>;
}

/**
 * What is saved, for all that shows it on a page: on the device for a visitor, in the account for a student,
 * where a change shows at once and a refusal takes it back.
 */
export function SavedProvider({ children }: { children: ReactNode }) {
  const Provider = useSignedIn() ? AccountSaved : DeviceSaved;
  return <Provider>{children}</Provider>;
}
