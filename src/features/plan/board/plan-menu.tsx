import { Suspense } from 'react';
import { bookmarkOf } from '@/api/bookmark/bookmark-list';
import type { Bookmark, BookmarkStatus } from '@/api/bookmark/contract';
import { useTranslation } from '@/i18n/use-translation';
import { lazyPart } from '@/routing/lazy-part';
import { isCompared, useCompare } from '@/shared/compare/compare-store';
import { useCompareToggle } from '@/shared/compare/use-compare-toggle';
import { cardMenuId } from '@/features/plan/card-element-ids';
import { stepGap } from './board-position';
import type { usePlanMoves } from './use-plan-moves';

export const loadMenu = () => import('./card-menu');
const CardMenu = lazyPart(async () => (await loadMenu()).CardMenu);

/** The card whose menu is open, or was the last one: it closes with an animation. */
export type OpenMenu = { key: string; open: boolean };

type Props = {
  menu: OpenMenu | null;
  onMenu: (menu: OpenMenu) => void;
  list: readonly Bookmark[];
  /** The cards of each column. */
  shown: Readonly<Record<BookmarkStatus, readonly Bookmark[]>>;
  moves: Pick<ReturnType<typeof usePlanMoves>, 'move' | 'step'>;
  onEdit: (key: string) => void;
  onRemove: (card: Bookmark) => void;
  /** Tells screen readers what has changed. */
  announce: (text: string) => void;
};

/** The menu of a card: where it goes, its comparison, its editor. */
export function PlanMenu({ menu, onMenu, list, shown, moves, onEdit, onRemove, announce }: Props) {
  const { t } = useTranslation('checklist');
  const compared = useCompare(({ items }) => items);
  const compare = useCompareToggle();
  const card = menu && bookmarkOf(list, menu.key);
  if (!menu || !card) return null;
  const control = cardMenuId(menu.key);
  const column = shown[card.status];
  const toggleCompare = () => {
    if (!compare(card.program)) return;
    const count = useCompare.getState().items.length;
    announce(count > 0 ? t('compare.added', { count }) : t('compare.none'));
  };
  return (
    <Suspense>
      <CardMenu
        key={menu.key}
        bookmark={card}
        open={menu.open}
        onOpenChange={(open) => onMenu({ ...menu, open })}
        canMove={{
          up: stepGap(column, card, 'up') !== null,
          down: stepGap(column, card, 'down') !== null,
        }}
        compared={isCompared(compared, card.program.id)}
        onEdit={() => onEdit(menu.key)}
        onStep={(direction) => moves.step(card, direction, control)}
        onColumn={(status) => moves.move(card, { status, order_no: 1 }, control)}
        onCompare={toggleCompare}
        onRemove={() => onRemove(card)}
      />
    </Suspense>
  );
}
