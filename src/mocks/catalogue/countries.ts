import type { Text } from './text';

/** Country ids by ISO 3166 code. They never change, because school ids are built on them. */
export const countryId = {
  US: 1,
  AU: 2,
  GB: 3,
  NL: 4,
  DE: 5,
  FI: 6,
  MY: 7,
  SG: 8,
  CA: 9,
  JP: 10,
  KR: 11,
  TW: 12,
  FR: 13,
  NZ: 14,
  VN: 15,
} as const;

export type CountryCode = keyof typeof countryId;

export type CatalogueCountry = { id: number; code: CountryCode; name: Text };

export const countries: readonly CatalogueCountry[] = [
  { id: countryId.US, code: 'US', name: { en: 'United States', vi: 'Hoa Kỳ' } },
  { id: countryId.AU, code: 'AU', name: { en: 'Australia', vi: 'Úc' } },
  { id: countryId.GB, code: 'GB', name: { en: 'United Kingdom', vi: 'Vương quốc Anh' } },
  { id: countryId.NL, code: 'NL', name: { en: 'Netherlands', vi: 'Hà Lan' } },
  { id: countryId.DE, code: 'DE', name: { en: 'Germany', vi: 'Đức' } },
  { id: countryId.FI, code: 'FI', name: { en: 'Finland', vi: 'Phần Lan' } },
  { id: countryId.MY, code: 'MY', name: { en: 'Malaysia', vi: 'Malaysia' } },
  { id: countryId.SG, code: 'SG', name: { en: 'Singapore', vi: 'Singapore' } },
  { id: countryId.CA, code: 'CA', name: { en: 'Canada', vi: 'Canada' } },
  { id: countryId.JP, code: 'JP', name: { en: 'Japan', vi: 'Nhật Bản' } },
  { id: countryId.KR, code: 'KR', name: { en: 'South Korea', vi: 'Hàn Quốc' } },
  { id: countryId.TW, code: 'TW', name: { en: 'Taiwan', vi: 'Đài Loan' } },
  { id: countryId.FR, code: 'FR', name: { en: 'France', vi: 'Pháp' } },
  { id: countryId.NZ, code: 'NZ', name: { en: 'New Zealand', vi: 'New Zealand' } },
  { id: countryId.VN, code: 'VN', name: { en: 'Vietnam', vi: 'Việt Nam' } },
];
