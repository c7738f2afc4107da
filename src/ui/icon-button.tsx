import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './cx';
import { Icon } from './icon';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What the button does; there are no words to see, so this is its name. */
  'aria-label': string;
  icon: LucideIcon;
  /** Edge of the icon in px; the button is 44 px whatever it is. */
  size?: number;
}

/** A 44 px square button that shows an icon alone. */
export function IconButton({
  icon,
  size = 20,
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={cx(
        'moves inline-grid size-11 shrink-0 place-items-center rounded text-ink enabled-hover:bg-brand-soft disabled:text-edge',
        className,
      )}
    >
      <Icon of={icon} size={size} />
    </button>
  );
}
