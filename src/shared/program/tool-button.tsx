import { ChevronDown } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { Icon } from '@/ui/icon';

export type PanelAnchor = {
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** A panel that is anchored to a button. Its code is loaded when it is first opened: `loaded` from then on. */
export function useToolPanel() {
  const button = useRef<HTMLButtonElement>(null);
  const [state, setOpen] = useState<boolean | null>(null);
  return { button, loaded: state !== null, open: state === true, setOpen };
}

type Props = {
  panel: ReturnType<typeof useToolPanel>;
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
