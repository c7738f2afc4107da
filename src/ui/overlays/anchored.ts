import type { ReactElement, RefObject } from 'react';

/**
 * How a floating element is anchored: by a trigger that it renders, or by an element that existed before the
 * overlay's code was loaded and that controls `open`.
 */
export type Anchored =
  | { trigger: ReactElement; anchor?: never; open?: never; onOpenChange?: (open: boolean) => void }
  | {
      trigger?: never;
      anchor: RefObject<HTMLElement | null>;
      open: boolean;
      onOpenChange: (open: boolean) => void;
    };

/**
 * Whether a press outside an overlay started on its anchor. The anchor's own click closes it then; closing it
 * here too would make that click reopen it.
 */
export function startedOnAnchor(event: Event, anchor: RefObject<HTMLElement | null> | undefined) {
  return event.target instanceof Node && (anchor?.current?.contains(event.target) ?? false);
}
