import { CalendarPlus, Download, Printer } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Menu, MenuItem } from '@/ui/overlays/menu';
import type { ExportKind } from './use-exports';

const EXPORTS = [
  { kind: 'print', icon: Printer },
  { kind: 'csv', icon: Download },
  { kind: 'calendar', icon: CalendarPlus },
] as const;

type Props = {
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onExport: (kind: ExportKind) => void;
};

/** Paper and files of the plan. */
export function ExportMenu({ onExport, ...anchored }: Props) {
  const { t } = useTranslation('checklist');
  return (
    <Menu {...anchored}>
      {EXPORTS.map(({ kind, icon }) => (
        <MenuItem key={kind} icon={icon} onSelect={() => onExport(kind)}>
          {t(`export.${kind}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
