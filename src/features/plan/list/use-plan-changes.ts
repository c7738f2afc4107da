import { useEffect, useEffectEvent, useState } from 'react';
import type { UseBookmarks } from '@/api/bookmark/queries';
import { bookmarkOf, programIdOf, type BookmarkWrite } from '@/api/bookmark/bookmark-list';
import type {
  Bookmark,
  BookmarkChanges,
  BookmarkOutcome,
  BookmarkStatus,
} from '@/api/bookmark/contract';
import { useTranslation } from '@/i18n/use-translation';
import type { BoardPosition } from '@/features/plan/board/board-position';
import { useAnnouncement } from '@/ui/use-announcement';
import { nameOf } from './plan-list';
import { useUndo, type UndoStep } from './undo-store';

export type PlanChanges = ReturnType<typeof usePlanChanges>;

/** The change that restores these fields. */
function inverse(before: Bookmark, changes: BookmarkChanges): BookmarkWrite {
  const { note, deadline, outcome, status, order_no } = before;
  const moves = 'status' in changes || 'order_no' in changes;
  return {
    kind: 'change',
    programId: before.program.id,
    changes: {
      ...('note' in changes && { note: note ?? null }),
      ...('deadline' in changes && { deadline: deadline ?? null }),
      ...('outcome' in changes && { outcome: outcome ?? null }),
      ...(moves && { status, order_no }),
    },
  };
}

/** A field has an undo of its own; a dialog keeps the focus, and covers the plan. */
const NOT_THE_PLAN = 'input, textarea, select, [role="dialog"]';

/** Ctrl or Cmd and Z undoes the last change, but not in a field or a dialog. */
function useUndoKey(undo: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if (!isUndo || event.key.toLowerCase() !== 'z') return;
    if (event.target instanceof Element && event.target.closest(NOT_THE_PLAN)) return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** The column that a write moves its program to; `null` if it does not move. */
function columnOf(write: BookmarkWrite): BookmarkStatus | null {
  if (write.kind === 'remove') return null;
  return (write.kind === 'add' ? write.fields : write.changes)?.status ?? null;
}

/**
 * Changes of the plan. Each shows at once, can be undone, and is rolled back if the server refuses it, with a toast of
 * the query client. `onBack` gets the column that an undo moves a program back to.
 */
export function usePlanChanges(
  list: readonly Bookmark[],
  write: UseBookmarks['write'],
  onBack: (status: BookmarkStatus) => void,
) {
  const { t } = useTranslation('checklist');
  const [announcement, announce] = useAnnouncement();
  const [refused, setRefused] = useState(false);
  const newest = useUndo(({ steps }) => steps.at(-1));
  /** The change may have been made in the other language. */
  const inPageLanguage = (step: UndoStep): UndoStep => {
    const card = bookmarkOf(list, programIdOf(step.write));
    return card ? { ...step, ...nameOf(card) } : step;
  };

  const make = async (change: BookmarkWrite, step: Omit<UndoStep, 'id'>): Promise<boolean> => {
    const id = useUndo.getState().push(step);
    setRefused(false);
    if (await write(change)) return true;
    useUndo.getState().drop(id);
    setRefused(true);
    announce(t('said.refused', step));
    return false;
  };

  const change = (bookmark: Bookmark, kind: UndoStep['kind'], changes: BookmarkChanges) =>
    void make(
      { kind: 'change', programId: bookmark.program.id, changes },
      { kind, ...nameOf(bookmark), write: inverse(bookmark, changes) },
    );

  const undo = async () => {
    const step = useUndo.getState().pop();
    if (!step) return;
    setRefused(false);
    announce(t('said.undone', inPageLanguage(step)));
    const column = columnOf(step.write);
    if (column) onBack(column);
    if (await write(step.write)) return;
    // A program that has left the plan by another way would be refused each time.
    const isGone = bookmarkOf(list, programIdOf(step.write)) === undefined;
    if (step.write.kind === 'add' || !isGone) useUndo.getState().putBack(step);
    setRefused(true);
    announce(t('said.undoRefused'));
  };
  useUndoKey(() => void undo());

  return {
    /** The change that `undo` undoes. */
    last: newest && inPageLanguage(newest),
    /** Content of the status region. */
    announcement,
    announce,
    /** The last change was refused, and nothing has changed since. */
    refused,
    undo: () => void undo(),
    /** `quiet` if the caller has announced the move already. */
    move: (bookmark: Bookmark, place: BoardPosition, { quiet = false } = {}) => {
      change(bookmark, 'moved', place);
      if (quiet) return;
      const column = t(`status.${place.status}`);
      announce(t('said.moved', { ...nameOf(bookmark), column, place: place.order_no }));
    },
    /** Records what a school said. The student's date for sending is no date for the reply to an offer. */
    decide: (bookmark: Bookmark, outcome: BookmarkOutcome) => {
      const isSendDate = outcome === 'offer' && Boolean(bookmark.deadline);
      change(bookmark, 'changed', { outcome, ...(isSendDate && { deadline: null }) });
      announce(t('said.changed', nameOf(bookmark)));
    },
    /** Resolves to whether the server has saved it. */
    remove: (bookmark: Bookmark): Promise<boolean> => {
      const { program, note, deadline, outcome, status, order_no } = bookmark;
      const fields = {
        note: note ?? null,
        deadline: deadline ?? null,
        outcome: outcome ?? null,
        status,
        order_no,
      };
      const saved = make(
        { kind: 'remove', programId: program.id },
        { kind: 'removed', ...nameOf(bookmark), write: { kind: 'add', program, fields } },
      );
      announce(t('said.removed', nameOf(bookmark)));
      return saved;
    },
    /** Records a change that is saved already, so that it can be undone. */
    recordChange: (before: Bookmark, changes: BookmarkChanges) => {
      const names = nameOf(before);
      useUndo.getState().push({ kind: 'changed', ...names, write: inverse(before, changes) });
      setRefused(false);
      announce(t('said.changed', names));
    },
  };
}
