import type { Bookmark, BookmarkStatus } from '@/api/bookmark/contract';
import { dragHandleId, UNDO_ID } from '@/features/plan/card-element-ids';
import type { PlanChanges } from '@/features/plan/list/use-plan-changes';
import type { Columns } from '@/features/plan/list/plan-list';
import { positionOfGap, stepGap, type Gap, type BoardPosition } from './board-position';
import { useMovedFocus } from './use-moved-focus';

type Board = {
  list: readonly Bookmark[];
  /** The cards that each column shows. */
  shown: Columns;
  move: PlanChanges['move'];
  /** The only status that is shown; `null` for all. */
  onlyStatus: BookmarkStatus | null;
  showColumn: (status: BookmarkStatus) => void;
};

/** The ways to move a card: by its menu, one step up or down, and by dragging. */
export function usePlanMoves({ list, shown, move: write, onlyStatus, showColumn }: Board) {
  const follow = useMovedFocus(list);

  /** `quiet` if the move has been announced already. */
  function move(card: Bookmark, place: BoardPosition, controlId: string, quiet = false) {
    const isHidden = onlyStatus !== null && onlyStatus !== place.status;
    follow(card, place, isHidden ? UNDO_ID : controlId);
    write(card, place, { quiet });
    if (place.status !== card.status) showColumn(place.status);
  }

  function drop(card: Bookmark, gap: Gap, byKeyboard: boolean) {
    const place = positionOfGap(list, card, gap, shown[gap.status]);
    if (!place) return;
    if (byKeyboard) move(card, place, dragHandleId(String(card.program.id)), true);
    else write(card, place, { quiet: true });
  }

  function step(card: Bookmark, direction: 'up' | 'down', controlId: string) {
    const gap = stepGap(shown[card.status], card, direction);
    const place = gap && positionOfGap(list, card, gap, shown[card.status]);
    if (place) move(card, place, controlId);
  }

  return { move, drop, step };
}
