import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import Upload from 'lucide-react/icons/upload';
import { useTranslation } from '@/i18n/use-translation';
import { Menu, MenuItem } from '@/ui/overlays/menu';
import type { PanelAnchor } from '@/ui/overlays/use-anchored-panel';
import type { ExportKind } from './use-exports';

const EXPORTS = [
  { kind: 'print', icon: Printer },
  { kind: 'csv', icon: Download },
  { kind: 'calendar', icon: CalendarPlus },
] as const;

type Props = PanelAnchor & {
  /** An empty plan has nothing to export. */
  empty: boolean;
  onExport: (kind: ExportKind) => void;
  onImport: () => void;
};

/** Prints the plan, exports it to a file, or imports a file. */
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
