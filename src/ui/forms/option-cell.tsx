import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@/ui/cx';

/** A row of ruled cells: numerals share the width; words take more, and a row of their own on a phone. */
export function OptionCells(props: ComponentProps<'div'>) {
  return <div {...props} className="ruled flex flex-wrap border-b border-b-line" />;
}

interface OptionCellProps extends Omit<ComponentProps<'button'>, 'name' | 'className'> {
  /** The small line above, as `Grade`. */
  label: ReactNode;
  /** The numeral, or the words when `words` is set. */
  children: ReactNode;
  /** The answer is words: smaller type and a wider cell. */
  words?: boolean;
}

function cellClass(words: boolean) {
  return cx(
    'moves group/cell relative flex cursor-pointer text-left',
    // The first numeral is aligned with the page edge; only its tint extends past it.
    'first:shadow-[-16px_0_0_var(--bleed)] [--bleed:transparent]',
    'enabled-hover:bg-brand-soft enabled-hover:[--bleed:var(--color-brand-soft)]',
    'aria-pressed:bg-brand-soft aria-pressed:text-brand aria-pressed:[--bleed:var(--color-brand-soft)]',
    'focus-visible:z-1 forced-colors:aria-pressed:underline',
    words
      ? 'min-h-19 flex-[1.7] max-md:basis-full max-md:border-t md:min-h-33 md:not-first:border-l'
      : 'min-h-25 flex-1 not-first:border-l md:min-h-33',
  );
}

/** One answer of the first question; it opens the next step. `aria-pressed` marks the previous answer. */
export function OptionCell({ label, children, words = false, ...button }: OptionCellProps) {
  // The padding is inside, so that it does not count when the numerals share the width.
  return (
    <button type="button" {...button} className={cellClass(words)}>
      <span
        className={cx(
          'flex flex-1 flex-col items-start justify-between p-3 group-first/cell:pl-0 md:px-4 md:py-3.5',
          words ? 'max-md:pl-0 md:gap-3' : 'gap-3',
        )}
      >
        <span className="text-13 text-muted">{label}</span>{' '}
        {words ? (
          <span className="text-20 text-balance wrap-anywhere md:pb-1">{children}</span>
        ) : (
          <span className="text-[2.75rem]/12 font-350 tracking-[-0.03em]">{children}</span>
        )}
      </span>
    </button>
  );
}
