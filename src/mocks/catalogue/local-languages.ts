import { countries, type CountryCode } from './countries';
import type { CatalogueSchool } from './schools/school';

/** Languages that people speak in the street, BCP 47. */
const byCountry: Readonly<Record<CountryCode, readonly string[]>> = {
  US: ['en'],
  AU: ['en'],
  GB: ['en'],
  NL: ['nl'],
  DE: ['de'],
  FI: ['fi'],
  MY: ['ms', 'en'],
  SG: ['en', 'zh'],
  CA: ['en'],
  JP: ['ja'],
  KR: ['ko'],
  TW: ['zh'],
  FR: ['fr'],
  NZ: ['en'],
  VN: ['vi'],
  CN: ['zh'],
  HK: ['yue', 'en'],
  IE: ['en'],
  IT: ['it'],
  ES: ['es'],
  CH: ['de'],
  SE: ['sv'],
  HU: ['hu'],
  PL: ['pl'],
  TH: ['th'],
  AT: ['de'],
  DK: ['da'],
};

/** Cities with other languages than most of the country. */
const byCity: Readonly<Record<string, readonly string[]>> = {
  'CA Montreal': ['fr', 'en'],
  'CH Geneva': ['fr'],
  'CH Lausanne': ['fr'],
  'CH Lugano': ['it'],
  'ES Barcelona': ['es', 'ca'],
};

export function localLanguages({ countryId, city }: CatalogueSchool): string[] {
  const country = countries.find(({ id }) => id === countryId);
  if (!country) throw new Error(`No country ${countryId}`);
  return [...(byCity[`${country.code} ${city.en}`] ?? byCountry[country.code])];
}
