import type { ReactNode } from 'react';
import { cx } from '@/ui/cx';

type CellsProps = {
  /** The question, for screen readers. */
  legend: string;
  /** Gets the `value` of the cell. */
  onPick: (value: string) => void;
  className: string;
  children: ReactNode;
};

/** The answers of a question as ruled cells; the styles are in src/styles/questions.css. */
export function AnswerCells({ legend, onPick, className, children }: CellsProps) {
  return (
    <fieldset
      className={cx('cells', className)}
      onChange={({ target }) => target instanceof HTMLInputElement && onPick(target.value)}
    >
      <legend className="sr-only">{legend}</legend>
      {children}
    </fieldset>
  );
}

type CellProps = {
  /** `radio`: one answer. `checkbox`: any number. */
  type: 'radio' | 'checkbox';
  name: string;
  value: string;
  checked: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** The fieldset handles it: a cell without a handler of its own only renders when its answer changes. */
const handledAbove = () => undefined;

/** One answer: a cell with a native input over all of it. */
export function AnswerCell({ className, children, ...input }: CellProps) {
  return (
    <label
      className={cx(
        'moves cell enabled-hover:bg-brand-soft holds-focus:outline-2 holds-focus:-outline-offset-3 holds-focus:outline-brand',
        'forced-colors:has-[:checked]:underline',
        className,
      )}
    >
      <input {...input} onChange={handledAbove} />
      {children}
    </label>
  );
}
