import { useRef, useState, type RefObject } from 'react';

/** The button that a panel is anchored to, and whether the panel is open. */
export type PanelAnchor = {
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** A panel that is anchored to a button. Its code is loaded when it is first opened: `loaded` from then on. */
export function useAnchoredPanel() {
  const button = useRef<HTMLButtonElement>(null);
  const [state, setOpen] = useState<boolean | null>(null);
  return { button, loaded: state !== null, open: state === true, setOpen };
}
