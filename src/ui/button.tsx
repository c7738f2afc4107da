import type { ComponentProps, MouseEvent } from 'react';
import { buttonClass, type ButtonVariant } from './button-class';
import { cx } from './cx';

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  /** Fills its container's width. */
  wide?: boolean;
  /** Work in progress: the button keeps its size and focus and ignores presses. */
  loading?: boolean;
};

/**
 * A button of at least 44 px. While `loading` it stays focusable (`aria-disabled`, never
 * `disabled`, which would drop the focus) and swallows presses, so a form cannot be sent twice.
 */
export function Button({
  variant = 'primary',
  wide = false,
  loading = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (loading) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({
        variant,
        wide,
        className: cx(loading && 'cursor-progress', className),
      })}
      onClick={press}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
    >
      {children}
      {loading && (
        <span
          aria-hidden
          className="absolute inset-x-2.5 bottom-1 h-0.5 animate-pulse bg-current"
        />
      )}
    </button>
  );
}
