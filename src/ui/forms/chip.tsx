import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Plus from 'lucide-react/icons/plus';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';

type ChipProps = ComponentProps<'button'> & {
  /** Small prefix, such as `Budget`. */
  label?: ReactNode;
  /** Small figure after it, such as a count. */
  count?: ReactNode;
  /** For a toggle: true shows the check. */
  pressed?: boolean;
  /** An open question: dashed, with a plus. */
  add?: boolean;
  /** The chip opens an editor; shows a chevron. */
  opens?: boolean;
};

function lookOf(pressed: boolean | undefined, add: boolean): string {
  if (pressed) return 'border-brand bg-brand-soft font-600 text-brand';
  if (add)
    return 'border-dashed border-edge font-500 text-muted enabled-hover:border-ink enabled-hover:text-ink';
  // Without its outline a filter that is off would be a loose word.
  if (pressed === false) return 'border-edge bg-surface font-600 text-ink enabled-hover:border-ink';
  return 'bg-surface font-600 text-ink enabled-hover:border-edge';
}

/** An answer to change, a filter to toggle, or something to add. */
export function Chip({
  label,
  count,
  pressed,
  add = false,
  opens = false,
  type = 'button',
  className,
  children,
  ...rest
}: ChipProps) {
  return (
    <button
      aria-pressed={pressed}
      {...rest}
      type={type}
      className={cx(
        'moves inline-flex min-h-11 max-w-full items-center gap-2 rounded border py-[9px] text-left text-15',
        // A toggle that is off is as wide as with its check: pressing it moves no other chip.
        pressed === false ? 'px-[25px]' : 'px-3.5',
        lookOf(pressed, add),
        className,
      )}
    >
      {pressed === true && <Icon of={Check} size={18} className="-mr-1" />}
      {add && <Icon of={Plus} size={18} className="-mr-1" />}
      {label !== undefined && <span className="text-13 text-muted">{label}</span>}{' '}
      <span className="wrap-anywhere">{children}</span>{' '}
      {count !== undefined && <span className="num text-13 text-muted">{count}</span>}
      {opens && <Icon of={ChevronDown} size={18} className="-mr-1 text-muted" />}
    </button>
  );
}
