import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { UseBookmarks } from '@/api/bookmark/queries';
import type { BookmarkWrite } from '@/api/bookmark/bookmark-list';
import type { Bookmark, BookmarkChanges, BookmarkStatus } from '@/api/bookmark/contract';
import { useTranslation } from '@/i18n/use-translation';
import type { Place } from '@/features/plan/board/placing';
import { useUndo, type UndoStep } from './undo-store';

/** What can be done to the plan. Each shows at once, can be taken back, and is gone again if it is refused. */
export type PlanChanges = {
  /** `quiet` where the movement has been told by whoever made it. */
  move: (bookmark: Bookmark, place: Place, options?: { quiet?: boolean }) => void;
  remove: (bookmark: Bookmark) => void;
  /** Notes a change that has been written already, so that it can be taken back. */
  changed: (before: Bookmark, changes: BookmarkChanges) => void;
  undo: () => void;
  /** The change that `undo` takes back. */
  last: UndoStep | undefined;
  /** The last thing to be told, for a status. */
  said: string;
  /** Tells something. */
  say: (text: string) => void;
  /** The last change was refused, and nothing has been changed since. */
  refused: boolean;
};

/** What puts these fields back as they were. */
function inverse(before: Bookmark, changes: BookmarkChanges): BookmarkWrite {
  const { note, deadline, status, order_no } = before;
  const moves = 'status' in changes || 'order_no' in changes;
  return {
    kind: 'change',
    programId: before.program.id,
    changes: {
      ...('note' in changes && { note: note ?? null }),
      ...('deadline' in changes && { deadline: deadline ?? null }),
      ...(moves && { status, order_no }),
    },
  };
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select') !== null;
}

/** Ctrl or Cmd and Z takes the last change back, but not in a field and not under a dialog. */
function useUndoKey(undo: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const asked = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!asked || event.key.toLowerCase() !== 'z' || isField(event.target)) return;
      if (document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      undo();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [undo]);
}

/** The column that a write puts its program into; `null` where it leaves it where it is. */
function columnOf(write: BookmarkWrite): BookmarkStatus | null {
  if (write.kind === 'remove') return null;
  return (write.kind === 'add' ? write.fields : write.changes)?.status ?? null;
}

/**
 * Changes of the plan with their undo (design section 5). A refusal has its toast from the query client.
 * `onBack` is told the column that an undo puts a program back into.
 */
export function usePlanChanges(
  write: UseBookmarks['write'],
  onBack: (status: BookmarkStatus) => void,
): PlanChanges {
  const { t } = useTranslation('checklist');
  const [said, setSaid] = useState('');
  const [refused, setRefused] = useState(false);
  const last = useUndo(({ steps }) => steps.at(-1));
  const latest = useRef({ write, onBack });
  useEffect(() => {
    latest.current = { write, onBack };
  });

  const make = useCallback(
    async (wanted: BookmarkWrite, step: Omit<UndoStep, 'id'>) => {
      const id = useUndo.getState().push(step);
      setRefused(false);
      if (await latest.current.write(wanted)) return;
      useUndo.getState().drop(id);
      setRefused(true);
      setSaid(t('said.refused', step));
    },
    [t],
  );

  const undo = useCallback(async () => {
    const step = useUndo.getState().pop();
    if (!step) return;
    setRefused(false);
    setSaid(t('said.undone', step));
    const column = columnOf(step.write);
    if (column) latest.current.onBack(column);
    if (await latest.current.write(step.write)) return;
    useUndo.getState().putBack(step);
    setRefused(true);
    setSaid(t('said.undoRefused'));
  }, [t]);

  const actions = useMemo(() => {
    const name = ({ program }: Bookmark) => ({
      title: program.title,
      school: program.school.name,
    });
    return {
      move: (bookmark: Bookmark, place: Place, { quiet = false } = {}) => {
        const wanted: BookmarkWrite = {
          kind: 'change',
          programId: bookmark.program.id,
          changes: place,
        };
        void make(wanted, { kind: 'moved', ...name(bookmark), write: inverse(bookmark, place) });
        const column = t(`status.${place.status}`);
        if (!quiet) setSaid(t('said.moved', { ...name(bookmark), column, place: place.order_no }));
      },
      remove: (bookmark: Bookmark) => {
        const { program, note, deadline, status, order_no } = bookmark;
        const back: BookmarkWrite = {
          kind: 'add',
          program,
          fields: { note: note ?? null, deadline: deadline ?? null, status, order_no },
        };
        const wanted: BookmarkWrite = { kind: 'remove', programId: program.id };
        void make(wanted, { kind: 'removed', ...name(bookmark), write: back });
        setSaid(t('said.removed', name(bookmark)));
      },
      changed: (before: Bookmark, changes: BookmarkChanges) => {
        const step = { kind: 'changed' as const, ...name(before) };
        useUndo.getState().push({ ...step, write: inverse(before, changes) });
        setRefused(false);
        setSaid(t('said.changed', name(before)));
      },
      undo: () => void undo(),
      say: setSaid,
    };
  }, [make, undo, t]);
  useUndoKey(actions.undo);
  return { ...actions, last, said, refused };
}
