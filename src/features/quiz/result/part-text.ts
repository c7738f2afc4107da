import { LOCALES, type Locale } from '@/i18n/locales';

/** A part of a sum, from -1 to 1, with its sign and two places: `+0.18`, in Vietnamese `+0,18`. */
export function partText(locale: Locale, value: number): string {
  const format = new Intl.NumberFormat(LOCALES[locale].tag, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  });
  // A hyphen is shorter than the plus sign it stands under.
  return format.format(value).replace('-', '−');
}

/** A share from 0 to 1, in whole percent. */
export function shareText(locale: Locale, share: number): string {
  return new Intl.NumberFormat(LOCALES[locale].tag, { style: 'percent' }).format(share);
}
