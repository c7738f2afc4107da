import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@/ui/cx';
import { Field, fieldBoxClass, type FieldTexts } from './field';

type TextFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'children'> & {
    /** Inside the box, before the text: an icon, `+84`. */
    start?: ReactNode;
    /** Inside the box, after the text: a unit, a button. */
    end?: ReactNode;
    /** For a short value. Hints and errors below it keep the full width. */
    narrow?: boolean;
  };

/** One line of text with its label, hint and error. Other props and the ref reach the input. */
export function TextField({
  label,
  labelHidden = false,
  hint,
  error,
  start,
  end,
  narrow = false,
  id,
  className,
  'aria-describedby': describedBy,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ id, label, labelHidden, hint, error, describedBy, className }}>
      {(wiring) => (
        <div
          className={cx(
            fieldBoxClass(wiring['aria-invalid'] ?? false),
            Boolean(end) && 'pr-0.5',
            narrow && 'max-w-48',
          )}
        >
          {start}
          <input
            type="text"
            {...input}
            {...wiring}
            className="w-full flex-1 bg-transparent py-[11px] text-15 outline-none disabled:text-muted"
          />
          {end}
        </div>
      )}
    </Field>
  );
}
