import { Dialog as Base } from '@base-ui/react/dialog';
import type { KeyboardEvent, MouseEvent, ReactNode, RefObject } from 'react';

type Props = {
  /** Called by any key and by a press anywhere but on a button. */
  onClose: () => void;
  /** The button that has the focus: Enter and Space press it. */
  button: RefObject<HTMLButtonElement | null>;
  children: ReactNode;
};

/** The heading of the dialog, which names it. */
export const ScreenDialogTitle = Base.Title;

/** Keys that are part of another, and those of a screen reader. */
const MODIFIERS = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Insert'];

/** A modal dialog over the whole window that anything closes. */
export function FullScreenDialog({ onClose, button, children }: Props) {
  const isOnButton = ({ target }: KeyboardEvent | MouseEvent) =>
    target instanceof Node && (button.current?.contains(target) ?? false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (MODIFIERS.includes(event.key)) return;
    event.stopPropagation();
    if (event.repeat) {
      // Still held from before it opened.
      event.preventDefault();
      return;
    }
    if (isOnButton(event) && (event.key === 'Enter' || event.key === ' ')) return;
    event.preventDefault();
    onClose();
  };
  return (
    <Base.Root open onOpenChange={onClose}>
      <Base.Portal>
        <Base.Popup
          initialFocus={button}
          onKeyDown={onKeyDown}
          onClick={(event) => isOnButton(event) || onClose()}
          className="fixed inset-0 z-20 overflow-y-auto bg-ground outline-none print:hidden"
        >
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
