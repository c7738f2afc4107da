import type { CountryCode } from './countries';
import { countryShortNames, majorShortNames, schoolShortNames } from './short-names';

/** Names of countries that are also ordinary words: a search for nothing else means the country. */
const plainNames: Partial<Record<CountryCode, readonly string[]>> = {
  US: ['mỹ'],
  GB: ['anh', 'anh quốc'],
  KR: ['hàn'],
  JP: ['nhật'],
};

/** Common short names of a row of the catalogue; schools and majors by their English names. */
export const shortNamesOf = {
  country: (code: CountryCode): readonly string[] => [
    ...(countryShortNames[code] ?? []),
    ...(plainNames[code] ?? []),
  ],
  major: (title: string): readonly string[] => majorShortNames[title] ?? [],
  school: (name: string): readonly string[] => schoolShortNames[name] ?? [],
};
