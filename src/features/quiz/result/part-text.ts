import { formatNumber } from '@/i18n/format';
import type { Locale } from '@/i18n/locales';

const SIGNED = {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
} as const;

/** A part of a sum, from -1 to 1, with its sign and two digits: `+0.18`, in Vietnamese `+0,18`. */
export function partText(locale: Locale, value: number): string {
  // A hyphen is shorter than the plus sign it stands under.
  return formatNumber(locale, value, SIGNED).replace('-', '−');
}

/** A share from 0 to 1, in whole percent. */
export function shareText(locale: Locale, share: number): string {
  return formatNumber(locale, share, { style: 'percent' });
}
