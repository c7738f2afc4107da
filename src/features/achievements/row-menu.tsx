import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { Suspense, useState, type RefObject } from 'react';
import type { Id } from '@/api/http/schemas';
import { useTranslation } from '@/i18n/use-translation';
import { lazyPart } from '@/routing/lazy-part';
import { IconButton } from '@/ui/icon-button';

const loadMenu = () => import('@/ui/overlays/menu');
const Menu = lazyPart(async () => (await loadMenu()).Menu);
const MenuItem = lazyPart(async () => (await loadMenu()).MenuItem);

function menuButtonId(id: Id): string {
  return `achievement-menu-${id}`;
}

/** Focuses the menu button of an achievement once its row has rendered. */
export function focusMenu(id: Id): void {
  requestAnimationFrame(() => document.getElementById(menuButtonId(id))?.focus());
}

/** The same, if the control that had the focus is gone by then. */
export function focusMenuIfLost(id: Id): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      document.getElementById(menuButtonId(id))?.focus();
  });
}

type Props = {
  id: Id;
  title: string;
  canMove: { up: boolean; down: boolean };
  onEdit: () => void;
  onMove: (step: -1 | 1) => void;
  onDelete: () => void;
};

/** All actions of an achievement; none of them needs dragging. */
export function RowMenu({ id, title, canMove, onEdit, onMove, onDelete }: Props) {
  const { t } = useTranslation('achievements');
  const [open, setOpen] = useState(false);
  // The row may have moved when the menu returns the focus, so the button is looked up then.
  const [anchor] = useState<RefObject<HTMLElement | null>>(() => ({
    get current() {
      return document.getElementById(menuButtonId(id));
    },
  }));
  return (
    <>
      <IconButton
        id={menuButtonId(id)}
        icon={EllipsisVertical}
        aria-label={t('menu.label', { title })}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={() => void loadMenu()}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Suspense>
          <Menu anchor={anchor} open={open} onOpenChange={setOpen}>
            <MenuItem icon={Pencil} onSelect={onEdit}>
              {t('menu.edit')}
            </MenuItem>
            <MenuItem icon={ArrowUp} disabled={!canMove.up} onSelect={() => onMove(-1)}>
              {t('menu.up')}
            </MenuItem>
            <MenuItem icon={ArrowDown} disabled={!canMove.down} onSelect={() => onMove(1)}>
              {t('menu.down')}
            </MenuItem>
            <MenuItem icon={Trash2} warn onSelect={onDelete}>
              {t('menu.delete')}
            </MenuItem>
          </Menu>
        </Suspense>
      )}
    </>
  );
}
