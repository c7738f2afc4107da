import ChevronDown from 'lucide-react/icons/chevron-down';
import { Icon } from '@/ui/icon';
import type { useAnchoredPanel } from '@/ui/overlays/use-anchored-panel';

type Props = {
  panel: ReturnType<typeof useAnchoredPanel>;
  popup: 'menu' | 'dialog';
  label: string;
  /** The current choice. */
  value: string;
};

/** A label with the current choice; opens the panel. */
export function ToolButton({ panel: { button, open, setOpen }, popup, label, value }: Props) {
  return (
    <button
      ref={button}
      type="button"
      aria-haspopup={popup}
      aria-expanded={open}
      onClick={() => setOpen(!open)}
      className="moves inline-flex min-h-11 items-center gap-2 rounded text-left enabled-hover:text-brand"
    >
      <span className="text-13 text-muted">{label}</span> <span className="font-600">{value}</span>
      <Icon of={ChevronDown} size={18} className="-ml-1 text-muted" />
    </button>
  );
}
