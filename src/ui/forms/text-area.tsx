import type { ComponentProps, ReactNode } from 'react';
import { Field, fieldBoxClass, type FieldTexts } from './field';

type TextAreaProps = FieldTexts &
  ComponentProps<'textarea'> & {
    /** Below the box at its end, such as a character count. */
    count?: ReactNode;
  };

/** Several lines of text; the box grows with them. Other props and the ref reach the textarea. */
export function TextArea({
  label,
  labelHidden = false,
  hint,
  error,
  count,
  id,
  className,
  'aria-describedby': describedBy,
  ...area
}: TextAreaProps) {
  return (
    <Field {...{ id, label, labelHidden, hint, error, describedBy, className }}>
      {(wiring) => (
        <>
          <div className={fieldBoxClass(wiring['aria-invalid'] ?? false)}>
            <textarea
              rows={3}
              {...area}
              {...wiring}
              className="field-sizing-content max-h-96 min-h-24 w-full flex-1 resize-none bg-transparent py-[11px] text-15 outline-none disabled:text-muted"
            />
          </div>
          {count !== undefined && <p className="num mt-1 self-end text-13 text-muted">{count}</p>}
        </>
      )}
    </Field>
  );
}
