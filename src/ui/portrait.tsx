import type { ReactNode } from 'react';
import { codes, sprite } from 'virtual:places';
import { cx } from './cx';

/** From this size on, in px, a portrait has all its lines. */
const FINE_FROM = 80;

/** Whether there is a portrait of this ISO 3166 code. */
export function hasPortrait(iso: string | null | undefined): iso is string {
  return iso != null && codes.includes(iso);
}

type Props = {
  /** ISO 3166 code; without a portrait of it nothing renders. */
  iso: string | null | undefined;
  /** Edge in px. */
  size: number;
  /** Fills the land, for a chosen place. */
  filled?: boolean;
  className?: string;
  /** Marks on the land, in its box of 240 by 240. */
  children?: ReactNode;
};

/** A sketch of a country's land, drawn when the build is made (R42). A decoration beside its name. */
export function Portrait({ iso, size, filled = false, className, children }: Props) {
  if (!hasPortrait(iso)) return null;
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="14 14 212 212"
      className={cx(
        'shrink-0 overflow-visible text-brand',
        filled && '[--land-fill:var(--color-brand)] [--land-line:var(--color-brand-soft)]',
        size >= FINE_FROM && '[--land-fine:inline]',
        className,
      )}
    >
      <use href={`${sprite}#${iso}`} />
      {children}
    </svg>
  );
}
