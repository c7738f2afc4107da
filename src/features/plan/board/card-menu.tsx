import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Columns2 from 'lucide-react/icons/columns-2';
import FileText from 'lucide-react/icons/file-text';
import Pencil from 'lucide-react/icons/pencil';
import SquareArrowOutUpRight from 'lucide-react/icons/square-arrow-out-up-right';
import Trash2 from 'lucide-react/icons/trash-2';
import { useMemo } from 'react';
import type { Bookmark, BookmarkStatus } from '@/api/bookmark/contract';
import { useTranslation } from '@/i18n/use-translation';
import { LocalLink } from '@/routing/local-link';
import { useSheetParam } from '@/shared/parents-sheet/use-sheet-param';
import { programSearch } from '@/shared/program/program-search';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '@/ui/overlays/menu';
import { refToFirst, cardMenuId } from '@/features/plan/card-element-ids';
import { keyOf, STATUSES } from '@/features/plan/list/plan-list';

type Props = {
  bookmark: Bookmark;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  canMove: { up: boolean; down: boolean };
  compared: boolean;
  onEdit: () => void;
  onStep: (step: 'up' | 'down') => void;
  onColumn: (status: BookmarkStatus) => void;
  onCompare: () => void;
  onRemove: () => void;
};

export function CardMenu({
  bookmark,
  open,
  onOpenChange,
  canMove,
  compared,
  onEdit,
  onStep,
  onColumn,
  onCompare,
  onRemove,
}: Props) {
  const { t } = useTranslation('checklist');
  const { open: openSheet } = useSheetParam();
  const { program, status } = bookmark;
  const key = keyOf(bookmark);
  // A moved card is mounted again: its button is looked up each time.
  const anchor = useMemo(() => refToFirst(cardMenuId(key)), [key]);
  return (
    <Menu beside anchor={anchor} open={open} onOpenChange={onOpenChange}>
      <MenuItem icon={Pencil} onSelect={onEdit}>
        {t('menu.open')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={ArrowUp} disabled={!canMove.up} onSelect={() => onStep('up')}>
        {t('menu.up')}
      </MenuItem>
      <MenuItem icon={ArrowDown} disabled={!canMove.down} onSelect={() => onStep('down')}>
        {t('menu.down')}
      </MenuItem>
      {STATUSES.filter((other) => other !== status).map((other) => (
        <MenuItem key={other} icon={ArrowRight} onSelect={() => onColumn(other)}>
          {t('menu.to', { column: t(`status.${other}`) })}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem icon={Columns2} onSelect={onCompare}>
        {compared ? t('menu.uncompare') : t('menu.compare')}
      </MenuItem>
      <MenuItem icon={FileText} onSelect={() => openSheet({ sheet: String(program.id) })}>
        {t('menu.sheet')}
      </MenuItem>
      <MenuLink
        icon={SquareArrowOutUpRight}
        link={<LocalLink to="school-list" search={programSearch(program)} />}
      >
        {t('menu.program')}
      </MenuLink>
      <MenuSeparator />
      <MenuItem icon={Trash2} warn onSelect={onRemove}>
        {t('menu.remove')}
      </MenuItem>
    </Menu>
  );
}
