import type { Text } from '@/mocks/catalogue/text';
import { catalogueEntries } from '@/mocks/data/entries';
import { foldWords } from '@/lib/fold-text';
import type { Absent } from './absent';
import { findNames, lexiconOf } from './lexicon';

export type City = { name: Text; countryId: number };

/** Cities whose names are also words. */
export const NOT_CITIES: ReadonlySet<string> = new Set([
  'reading',
  'nice',
  'bath',
  'cork',
  'tours',
  'hull',
  'auburn',
  'essen',
]);

/** By English name. */
const SHORT_NAMES: Readonly<Record<string, readonly string[]>> = {
  'Ho Chi Minh City': ['hồ chí minh', 'sài gòn', 'saigon', 'tp hcm', 'tphcm', 'hcm', 'hcmc'],
  Munich: ['münchen'],
};

/** Cities that students ask for and that have no school in the catalogue. */
const ABSENT_CITIES: readonly { code: string; names: readonly Text[] }[] = [
  {
    code: 'VN',
    names: [
      { en: 'Da Nang', vi: 'Đà Nẵng' },
      { en: 'Hue', vi: 'Huế' },
      { en: 'Can Tho', vi: 'Cần Thơ' },
      { en: 'Hai Phong', vi: 'Hải Phòng' },
      { en: 'Nha Trang', vi: 'Nha Trang' },
      { en: 'Da Lat', vi: 'Đà Lạt' },
    ],
  },
];

const cities = [
  ...new Map(
    catalogueEntries.map(({ school: { city, countryId } }): [string, City] => [
      city.en,
      { name: city, countryId },
    ]),
  ).values(),
];

const lexicon = lexiconOf<City | Absent>([
  ...cities
    .map((row) => ({ row, names: [row.name.en, row.name.vi, ...(SHORT_NAMES[row.name.en] ?? [])] }))
    .filter(({ names }) => !names.some((name) => NOT_CITIES.has(foldWords(name)))),
  ...ABSENT_CITIES.flatMap(({ code, names }) =>
    names.map((name) => ({
      row: { kind: 'city' as const, name, near: [code] },
      names: [name.en, name.vi],
    })),
  ),
]);

/** The cities in a name text; see `nameText`. Singapore is a country. */
export function citiesIn(text: string): { cities: City[]; absent: Absent[] } {
  const { found } = findNames(text, lexicon);
  return {
    cities: found.flatMap((row) =>
      'near' in row || foldWords(row.name.en).includes('singapore') ? [] : row,
    ),
    absent: found.flatMap((row) => ('near' in row ? row : [])),
  };
}
