import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState, type RefObject } from 'react';
import { Icon } from '@/ui/icon';

/** What a panel is given to hang on its button. */
export type PanelAnchor = {
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** A panel whose code is loaded when it is first opened: `wanted` from then on. */
export type ToolPanel = {
  button: RefObject<HTMLButtonElement | null>;
  wanted: boolean;
  open: boolean;
  setOpen: (open: boolean) => void;
};

/** The state of a panel that hangs on a button of this page. */
export function useToolPanel(): ToolPanel {
  const button = useRef<HTMLButtonElement>(null);
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  return {
    button,
    wanted,
    open,
    setOpen: (next) => {
      setWanted(true);
      setOpen(next);
    },
  };
}

type Props = {
  panel: ToolPanel;
  popup: 'menu' | 'dialog';
  label: string;
  /** What is chosen now. */
  value: string;
};

/** A line of the tools: label, what is chosen, and what opens the panel to choose in. */
export function ToolButton({ panel: { button, open, setOpen }, popup, label, value }: Props) {
  const id = useId();
  return (
    <button
      ref={button}
      type="button"
      aria-haspopup={popup}
      aria-expanded={open}
      aria-labelledby={`${id}-label ${id}-value`}
      onClick={() => setOpen(!open)}
      className="moves inline-flex min-h-11 items-center gap-2 rounded text-left enabled-hover:text-brand"
    >
      <span id={`${id}-label`} className="text-13 text-muted">
        {label}
      </span>
      <span id={`${id}-value`} className="font-600">
        {value}
      </span>
      <Icon of={ChevronDown} size={18} className="-ml-1 text-muted" />
    </button>
  );
}
