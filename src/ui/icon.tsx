import type { LucideIcon } from 'lucide-react';
import { cx } from './cx';

type IconProps = {
  /** A lucide icon, imported by name so that only the used ones are bundled. */
  of: LucideIcon;
  /** Edge in px: 20, 18 in lines of text, 22 in the tab bar, 16 in a box. */
  size?: number;
  className?: string;
};

/** A decorative icon with a 1.75 px stroke at any size. */
export function Icon({ of: Glyph, size = 20, className }: IconProps) {
  return (
    <Glyph
      aria-hidden
      size={size}
      strokeWidth={(1.75 * 24) / size}
      className={cx('shrink-0', className)}
    />
  );
}
