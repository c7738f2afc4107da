import { cx } from './cx';

/** The page's main action, an alternative, a quiet extra, or something destructive. */
export type ButtonVariant = 'primary' | 'second' | 'quiet' | 'warn';

type ButtonLook = {
  variant?: ButtonVariant;
  /** Fills its container's width. */
  wide?: boolean;
  className?: string | undefined;
};

const base =
  'moves relative inline-flex min-h-11 items-center justify-center gap-2 rounded border py-[9px] text-left text-15 font-600 no-underline print:hidden ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-transparent disabled:text-muted ' +
  '[&>svg:first-child]:-ms-0.5';

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-brand px-[18px] text-on-brand enabled-hover:bg-brand-press aria-busy:bg-brand-press',
  second:
    'border-edge px-[18px] text-ink enabled-hover:border-ink enabled-hover:bg-surface aria-busy:bg-surface',
  quiet:
    'border-transparent px-2.5 text-brand enabled-hover:bg-brand-soft aria-busy:bg-brand-soft forced-colors:border-0 forced-colors:underline',
  warn: 'border-accent px-[18px] text-accent enabled-hover:bg-accent-soft aria-busy:bg-accent-soft',
};

/** The classes of a button, so that a link that acts like one can look like one. */
export function buttonClass({ variant = 'primary', wide = false, className }: ButtonLook = {}) {
  return cx(base, variants[variant], wide && 'w-full', className);
}
