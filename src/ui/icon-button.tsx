import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './cx';
import { Icon } from './icon';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** Accessible name; the button shows no text. */
  'aria-label': string;
  icon: LucideIcon;
  /** Instead of `icon` in the dark theme. */
  darkIcon?: LucideIcon;
  /** Icon size in px; the button is always 44 px. */
  size?: number;
};

/** A 44 px square button that shows only an icon. */
export function IconButton({
  icon,
  darkIcon,
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
        'moves inline-grid size-11 shrink-0 place-items-center rounded text-ink enabled-hover:bg-brand-soft disabled:text-edge print:hidden',
        className,
      )}
    >
      <Icon of={icon} size={size} className={darkIcon ? 'dark:hidden' : ''} />
      {darkIcon && <Icon of={darkIcon} size={size} className="not-dark:hidden" />}
    </button>
  );
}
