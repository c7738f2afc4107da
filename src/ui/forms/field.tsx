import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId, type ReactNode } from 'react';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';

/** The text around a field. */
export type FieldTexts = {
  label: ReactNode;
  /** The label is for screen readers only, where the context explains the field (a search). */
  labelHidden?: boolean;
  /** Help shown under the field, and read with it. */
  hint?: ReactNode;
  /** What is wrong and how to fix it. Announced when it appears. */
  error?: ReactNode;
};

/** Attributes that connect a control with its label, hint and error. Spread on the native control. */
export type FieldWiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = FieldTexts & {
  id?: string | undefined;
  describedBy?: string | undefined;
  className?: string | undefined;
  children: (wiring: FieldWiring) => ReactNode;
};

/** Whether React would render a text, which may be the result of `condition && text`. */
function isShown(text: ReactNode): boolean {
  return text !== undefined && text !== null && text !== '' && text !== false;
}

/** Label, control, hint and error, wired together. The error lives in a polite live region. */
export function Field({
  id: givenId,
  label,
  labelHidden = false,
  hint,
  error,
  describedBy,
  className,
  children,
}: FieldProps) {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const hasError = isShown(error);
  const hasHint = isShown(hint);
  const ids = [hasError && errorId, hasHint && hintId, describedBy].filter(Boolean);

  return (
    <div className={cx('flex flex-col', className)}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'mb-2 text-15 font-600'}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
        'aria-invalid': hasError || undefined,
      })}
      <div id={errorId} aria-live="polite">
        {hasError && (
          <p className="mt-2 flex gap-2 text-15 font-500 text-accent">
            <Icon of={CircleAlert} className="mt-0.5" />
            <span>{error}</span>
          </p>
        )}
      </div>
      {hasHint && (
        <p id={hintId} className="mt-2 text-13 text-pretty text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}

/** The bordered box of a control; it carries the focus ring instead of the input. */
export function fieldBoxClass(hasError: boolean) {
  return cx(
    'flex min-h-12 w-full items-center gap-2 rounded border bg-surface px-3.5',
    'holds-focus:outline-2 holds-focus:outline-brand',
    // Over the border, one frame; clear of the frame of an error, which would have two colors.
    hasError
      ? 'border-accent inset-ring inset-ring-accent holds-focus:outline-offset-3'
      : 'border-edge hover:border-ink holds-focus:-outline-offset-1',
  );
}
