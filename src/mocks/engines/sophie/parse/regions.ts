import { countries, type CatalogueCountry } from '@/mocks/catalogue/countries';
import type { Text } from '@/mocks/catalogue/text';

/** A part of the world, with the countries of the catalogue in it. */
type Region = { name: Text; pattern: RegExp; codes: readonly CatalogueCountry['code'][] };

const REGIONS: readonly Region[] = [
  {
    name: { en: 'the Nordic countries', vi: 'Bắc Âu' },
    pattern: /\b(nordics?|scandinavian?|bac au)\b/,
    codes: ['FI', 'SE', 'DK'],
  },
  {
    name: { en: 'Southeast Asia', vi: 'Đông Nam Á' },
    pattern: /\b(south ?east asia|dong nam a)\b/,
    codes: ['SG', 'MY', 'TH', 'VN'],
  },
  {
    name: { en: 'Europe', vi: 'châu Âu' },
    pattern:
      /\b(in|to|across|around|within) europe\b|\beuropean (countr|universit|school)\w+|\bchau au\b/,
    codes: ['GB', 'NL', 'DE', 'FI', 'FR', 'IE', 'IT', 'ES', 'CH', 'SE', 'HU', 'PL', 'AT', 'DK'],
  },
  {
    name: { en: 'Asia', vi: 'châu Á' },
    pattern: /\b(in|to|across|around|within) asia\b|\bchau a\b/,
    codes: ['JP', 'KR', 'SG', 'MY', 'TW', 'CN', 'HK', 'TH'],
  },
];

/** The countries of the region in a folded question; empty for none. */
export function regionCodesIn(text: string): readonly CatalogueCountry['code'][] {
  return REGIONS.find(({ pattern }) => pattern.test(text))?.codes ?? [];
}

/** The name of the region with exactly these countries; `null` if there is none. */
export function regionOf(places: readonly Pick<CatalogueCountry, 'id'>[]): Text | null {
  const region = REGIONS.find(
    ({ codes }) =>
      codes.length === places.length &&
      countries.every(
        ({ id, code }) => codes.includes(code) === places.some((one) => one.id === id),
      ),
  );
  return region?.name ?? null;
}
