import { formatNumber } from '@/i18n/format';
import type { Locale } from '@/i18n/locales';

const SIGNED = {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
} as const;

/** A part from -1 to 1 with its sign and two digits: `+0.18`, in Vietnamese `+0,18`. */
export function formatPart(locale: Locale, value: number): string {
  // The minus sign is as wide as the plus sign.
  return formatNumber(locale, value, SIGNED).replace('-', '−');
}

export function formatShare(locale: Locale, share: number): string {
  return formatNumber(locale, share, { style: 'percent' });
}
