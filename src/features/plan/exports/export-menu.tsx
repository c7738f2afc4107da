import { CalendarPlus, Download, Printer, Upload } from 'lucide-react';
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
  /** A plan with nothing in it has nothing to take out. */
  empty: boolean;
  onExport: (kind: ExportKind) => void;
  onImport: () => void;
};

/** Paper and files of the plan, and the way back in. */
export function ExportMenu({ empty, onExport, onImport, ...anchored }: Props) {
  const { t } = useTranslation('checklist');
  return (
    <Menu {...anchored}>
      {!empty &&
        EXPORTS.map(({ kind, icon }) => (
          <MenuItem key={kind} icon={icon} onSelect={() => onExport(kind)}>
            {t(`export.${kind}`)}
          </MenuItem>
        ))}
      <MenuItem icon={Upload} onSelect={onImport}>
        {t('export.import')}
      </MenuItem>
    </Menu>
  );
}
