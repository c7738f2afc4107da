import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@/ui/cx';

/** A row of ruled cells: numerals share the width; words take more, and a row of their own on a phone. */
export function OptionCells({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx('ruled flex flex-wrap border-b border-b-line', className)} />;
}

interface CellLook {
  /** The small line above, as `Grade`. */
  label: ReactNode;
  /** The numeral, or the words when `words` is set. */
  children: ReactNode;
  /** The answer is words: smaller type and a wider cell. */
  words?: boolean;
  className?: string;
}

type AsButton = { name?: never } & Omit<ComponentProps<'button'>, 'name' | 'children'>;
type AsRadio = { name: string } & Omit<ComponentProps<'input'>, 'name' | 'type' | 'children'>;
type OptionCellProps = CellLook & (AsButton | AsRadio);

function cellClass(words: boolean, className: string | undefined) {
  return cx(
    'moves group/cell relative flex cursor-pointer text-left',
    // The first numeral is aligned with the page edge; only its tint extends past it.
    'first:shadow-[-16px_0_0_var(--bleed)] [--bleed:transparent]',
    'enabled-hover:bg-brand-soft enabled-hover:[--bleed:var(--color-brand-soft)]',
    'has-[:checked]:bg-brand-soft has-[:checked]:text-brand has-[:checked]:[--bleed:var(--color-brand-soft)]',
    'aria-pressed:bg-brand-soft aria-pressed:text-brand aria-pressed:[--bleed:var(--color-brand-soft)]',
    'has-[:focus-visible]:z-1 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-3 has-[:focus-visible]:outline-brand',
    'focus-visible:z-1 forced-colors:aria-pressed:underline forced-colors:has-[:checked]:underline',
    words
      ? 'min-h-19 flex-[1.7] max-md:basis-full max-md:border-t md:min-h-33 md:not-first:border-l'
      : 'min-h-25 flex-1 not-first:border-l md:min-h-33',
    className,
  );
}

/**
 * One answer of the first question. With a `name` it is a native radio of that name; without, a
 * button, for an answer that opens the next step (`aria-pressed` marks the previous answer).
 */
export function OptionCell({
  label,
  children,
  words = false,
  className,
  ...control
}: OptionCellProps) {
  // The padding is inside, so that it does not count when the numerals share the width.
  const content = (
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
  );
  if (control.name === undefined) {
    return (
      <button type="button" {...control} className={cellClass(words, className)}>
        {content}
      </button>
    );
  }
  return (
    <label className={cellClass(words, className)}>
      <input {...control} type="radio" className="sr-only" />
      {content}
    </label>
  );
}
