import { Popover as Base } from '@base-ui/react/popover';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { startedOnAnchor, type Anchored } from './anchored';
import { cx } from '@/ui/cx';
import { IconButton } from '@/ui/icon-button';

type PopoverProps = Anchored & {
  /** Visible heading and accessible name. */
  title?: ReactNode;
  /** Accessible name without a heading. */
  'aria-label'?: string;
  /** Label of the close button; without it there is no such button. */
  closeLabel?: string;
  children: ReactNode;
  side?: 'top' | 'bottom';
  align?: 'start' | 'center' | 'end';
  className?: string;
};

/** A non-modal panel anchored to a control: an explanation, or the editor of a chip. */
export function Popover({
  trigger,
  anchor,
  open,
  onOpenChange,
  title,
  closeLabel,
  children,
  side = 'bottom',
  align = 'start',
  className,
  ...named
}: PopoverProps) {
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, details) => {
        if (!next && startedOnAnchor(details.event, anchor)) details.cancel();
        else onOpenChange?.(next);
      }}
    >
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Positioner
          anchor={anchor}
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={16}
          className="z-30 max-w-(--available-width)"
        >
          <Base.Popup
            {...named}
            finalFocus={anchor}
            className={cx(
              'floats relative max-h-(--available-height) w-80 max-w-full overflow-y-auto p-5 outline-none',
              className,
            )}
          >
            {closeLabel !== undefined && (
              <Base.Close
                render={<IconButton aria-label={closeLabel} icon={X} />}
                className="absolute top-1 right-1"
              />
            )}
            {title !== undefined && (
              <Base.Title
                className={cx('mb-1 text-17 font-600', closeLabel !== undefined && 'pr-9')}
              >
                {title}
              </Base.Title>
            )}
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
