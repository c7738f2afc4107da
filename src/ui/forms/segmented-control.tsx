import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';

type SegmentedProps<V extends string> = {
  label: string;
  options: readonly { value: V; label: ReactNode; icon?: LucideIcon }[];
  value: V;
  /** Called with another value only. */
  onChange: (value: V) => void;
  className?: string;
};

/** Two or three views of the same thing, side by side. */
export function SegmentedControl<V extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: SegmentedProps<V>) {
  return (
    <div
      role="group"
      aria-label={label}
      className={cx('inline-flex rounded border bg-surface', className)}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => option.value !== value && onChange(option.value)}
          className={cx(
            'moves inline-flex min-h-11 items-center gap-2 rounded-[9px] px-3.5 text-15 font-600 focus-visible:z-1',
            option.value === value
              ? 'bg-brand-soft text-brand'
              : 'text-muted enabled-hover:text-ink',
          )}
        >
          {option.icon && <Icon of={option.icon} />}
          {option.label}
        </button>
      ))}
    </div>
  );
}
