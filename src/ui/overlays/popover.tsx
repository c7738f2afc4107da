import { Popover as Base } from '@base-ui/react/popover';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { openState, type Anchored } from './anchored';
import { IconButton } from '@/ui/icon-button';

type PopoverProps = Anchored & {
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  align?: 'start' | 'end';
};

/**
 * A panel anchored to a control: an explanation, or the editor of a chip. Tab stays in it, because Escape closes it only
 * from inside. The page behind can be scrolled and pressed, and a press closes the panel.
 */
export function Popover({
  title,
  closeLabel,
  children,
  align = 'start',
  ...anchored
}: PopoverProps) {
  const { trigger, anchor } = anchored;
  return (
    <Base.Root modal="trap-focus" {...openState(anchored)}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Positioner
          anchor={anchor}
          align={align}
          sideOffset={8}
          collisionPadding={16}
          className="z-30 max-w-(--available-width)"
        >
          <Base.Popup
            finalFocus={anchor}
            className="floats relative max-h-(--available-height) w-80 max-w-full overflow-y-auto p-5 outline-none"
          >
            <Base.Close
              render={<IconButton aria-label={closeLabel} icon={X} />}
              className="absolute top-1 right-1"
            />
            <Base.Title className="mb-1 pr-9 text-17 font-600">{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
