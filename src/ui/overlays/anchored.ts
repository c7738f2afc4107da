import type { ReactElement, RefObject } from 'react';

/**
 * How a floating part hangs on the page: by a trigger that it owns, or by an element that was there
 * before its code was loaded, which then opens and closes it.
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
 * Whether a press that would close a floating part began on its own anchor. The anchor's click
 * closes it then; closing here too would make that click open it again.
 */
export function startedOnAnchor(event: Event, anchor: RefObject<HTMLElement | null> | undefined) {
  return event.target instanceof Node && (anchor?.current?.contains(event.target) ?? false);
}
