import type { ReactElement } from 'react';
import type { PanelAnchor } from './use-anchored-panel';

/**
 * How a floating element is anchored: by a trigger that it renders, or by an element that existed before the
 * overlay's code was loaded and that controls `open`.
 */
export type Anchored =
  | { trigger: ReactElement; anchor?: never; open?: never; onOpenChange?: (open: boolean) => void }
  | (PanelAnchor & { trigger?: never });

/**
 * The open state of an anchored element. A press on its anchor does not close it: the anchor's own click does, and
 * would reopen what is closed already.
 */
export function openState({ anchor, open, onOpenChange }: Anchored) {
  return {
    open,
    onOpenChange: (next: boolean, { event, cancel }: { event: Event; cancel: () => void }) => {
      const isOnAnchor = event.target instanceof Node && anchor?.current?.contains(event.target);
      if (!next && isOnAnchor) cancel();
      else onOpenChange?.(next);
    },
  };
}
