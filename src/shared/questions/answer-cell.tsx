import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@/ui/cx';

interface CellsProps extends ComponentProps<'fieldset'> {
  /** The question, for screen readers. */
  legend: string;
}

/** The answers of a question as ruled cells; the styles are in src/styles/questions.css. */
export function AnswerCells({ legend, className, children, ...rest }: CellsProps) {
  return (
    <fieldset {...rest} className={cx('cells', className)}>
      <legend className="sr-only">{legend}</legend>
      {children}
    </fieldset>
  );
}

interface CellProps {
  /** `radio`: one answer. `checkbox`: any number. */
  type: 'radio' | 'checkbox';
  name: string;
  checked: boolean;
  onChange: () => void;
  className?: string | undefined;
  children: ReactNode;
}

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
      <input {...input} />
      {children}
    </label>
  );
}
