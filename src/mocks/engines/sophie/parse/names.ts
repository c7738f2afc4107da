import { countries } from '@/mocks/catalogue/countries';
import { majorShortNames, schoolShortNames } from '@/mocks/catalogue/short-names';
import { preferences, type Preference } from '@/mocks/catalogue/titles/preferences';
import { programTitles } from '@/mocks/catalogue/titles/program-titles';
import type { TitleEntry } from '@/mocks/catalogue/titles/title';
import { catalogueEntries, type CatalogueEntry } from '@/mocks/data/entries';
import { foldWords } from '@/lib/fold-text';
import { countryOfSchool, nearCountries, nearMajors, vietnameseNames, type Absent } from './absent';
import { citiesIn, NOT_CITIES, type City } from './city-names';
import { DISLIKES } from './dislikes';
import { findNames, lexiconOf } from './lexicon';

type School = CatalogueEntry['school'];

const schools: School[] = [
  ...new Map(catalogueEntries.map(({ school }) => [school.id, school])).values(),
];

/** Words that are in no school's name alone, and words of a website that are also ordinary words. */
const COMMON = new Set(
  `university of the and for in at technology technological institute applied sciences science arts school college
   polytechnic national state technical management international business economics research universiti universite
   universitat technische freie hochschule dai hoc truong vien cong nghe khoa ung dung bach ky thuat quoc gia tu do
   kinh te bang quan ly nghe thuat anh hoang cao dang thiet ke va nghien cuu hoc vien chinh tri design design s
   british columbia california new north south east west northern southern eastern western central city river green
   island america american asia pacific global world korea reading brown rice nice bath smith union pace drew hope
   best wells case tech human life open hull cork tours bond sun met temple modern medical medicine agriculture
   education language languages foreign trade trinity kings queens king queen royal federal free saint san
   virginia texas ohio georgia oregon washington victoria art music law design mit help europe
   european campus normal via academy christian innovation multimedia assumption american chinese florida arizona
   massachusetts pennsylvania michigan jose diego hof luke sen teknologi sains catalonia george veterinary australian
   hoa ky vuong tasmania alberta yuan rhode franklin gastronomic baptist daihoc academic summit`.split(
    /\s+/,
  ),
);

const countryWords = new Set(
  countries.flatMap(({ name }) => foldWords(`${name.en} ${name.vi}`).split(' ')),
);

const cityCounts = new Map<string, number>();
for (const { city } of schools) {
  for (const name of new Set([foldWords(city.en), foldWords(city.vi)])) {
    cityCounts.set(name, (cityCounts.get(name) ?? 0) + 1);
  }
}

/** The words of a school's name that say which one it is. */
function distinctName(name: string): string {
  const words = foldWords(name)
    .split(' ')
    .filter((word) => word.length > 2 && !COMMON.has(word) && !countryWords.has(word));
  const distinct = words.join(' ');
  return distinct;
}

/** `University of Groningen`, in Groningen. */
function isOfItsCity({ name, city }: School): boolean {
  const words = foldWords(name.en)
    .replace(/\b(university|of|the)\b/g, ' ')
    .trim();
  return words === foldWords(city.en);
}

function namesOf({ name, website, city }: School): string[] {
  const label = new URL(website).hostname.replace(/^www\./, '').split('.')[0] ?? '';
  // `Monash Malaysia` is not `Monash`.
  const short = foldWords(name.en)
    .split(' ')
    .filter((word) => !['university', 'of', 'the'].includes(word))
    .join(' ');
  const inBrackets = /\(([^)]+)\)/.exec(name.vi)?.[1] ?? '';
  // Three letters are often a word in one of the languages: `cau`, `khu`, `bit`.
  const usable = label.length > 3 && !COMMON.has(label) && !cityCounts.has(label);
  return [
    name.en,
    name.vi,
    name.vi.replace(/\s*\(.*\)/, ''),
    inBrackets,
    ...(schoolShortNames[name.en] ?? []),
    short.includes(' ') && !cityCounts.has(short) ? short : '',
    usable ? label : '',
    distinctName(name.en) === '' ? '' : `${distinctName(name.en)} ${city.en}`,
  ];
}

const schoolNames = schools.map((row) => ({ row, names: namesOf(row) }));
/** Known schools that are not in the catalogue. */
const absentSchools = [...countryOfSchool].flatMap(
  ([name, code]): { row: Absent; names: string[] }[] =>
    schools.some((school) => foldWords(school.name.en).includes(foldWords(name)))
      ? []
      : [
          {
            row: {
              kind: 'school',
              name: { en: name, vi: vietnameseNames[name] ?? name },
              near: [code],
            },
            names: [
              name,
              `Đại học ${name.replaceAll(/University|of|the/g, '')}`,
              ...(schoolShortNames[name] ?? []),
            ],
          },
        ],
);
const schoolLexicon = lexiconOf<School | Absent>([
  ...schoolNames,
  ...absentSchools,
  // Short names last: a full name of another school wins. A city names its own university first.
  ...schools
    .toSorted((a, b) => Number(isOfItsCity(b)) - Number(isOfItsCity(a)))
    .map((row) => ({
      row,
      names:
        (cityCounts.get(distinctName(row.name.en)) ?? 0) > 1 && !isOfItsCity(row)
          ? []
          : [distinctName(row.name.en)],
    })),
]);

const titleNamed = (key: string) =>
  programTitles.find(({ title }) => foldWords(title.en) === foldWords(key)) ??
  programTitles.find(
    ({ title }) => key === 'Veterinary Medicine' && /^veterinary/i.test(title.en),
  ) ??
  programTitles.find(({ title }) => key === 'Tourism' && /tourism/i.test(title.en));

const titleLexicon = lexiconOf<TitleEntry | Absent>([
  ...programTitles.map((row) => ({ row, names: [row.title.en, row.title.vi] })),
  ...Object.entries(majorShortNames).flatMap(
    ([key, names]): { row: TitleEntry | Absent; names: string[] }[] => {
      const row = titleNamed(key);
      if (row) return [{ row, names: [...names] }];
      const known = nearMajors[key];
      const absent: Absent | null = known
        ? { kind: 'major', name: { en: key, vi: known.vi }, near: known.near }
        : null;
      return absent ? [{ row: absent, names: [key, absent.name.vi, ...names] }] : [];
    },
  ),
]);
// Without its diacritics `Dược` is `được`.
(titleLexicon.rows as Map<string, unknown>).delete('duoc'); // our own map, typed read-only

const FIELD_NAMES: Readonly<Record<number, readonly string[]>> = {
  1: ['công nghệ', 'technology', 'computing'],
  2: ['engineering', 'kỹ thuật', 'engineer', 'kỹ sư'],
  5: ['khoa học tự nhiên', 'natural sciences', 'natural science'],
  6: ['health', 'healthcare', 'health sciences', 'sức khỏe', 'khoa học sức khỏe'],
  7: ['khoa học xã hội', 'social sciences', 'social science'],
  8: ['design', 'thiết kế', 'nghệ thuật', 'arts'],
  9: ['media', 'truyền thông', 'báo chí'],
  10: ['humanities', 'nhân văn', 'languages'],
  11: ['politics', 'chính trị'],
};
const fieldLexicon = lexiconOf<Preference>(
  preferences.map((row) => ({
    row,
    names: [row.title.en, row.title.vi, ...(FIELD_NAMES[row.id] ?? [])],
  })),
);

const IN_CITY = new RegExp(
  `\\b(?:in|live in|living in|o|tai|around) (?:${[...cityCounts.keys()]
    .filter((name) => !countryWords.has(name) && !NOT_CITIES.has(name))
    .toSorted((a, b) => b.length - a.length)
    .join('|')})\\b(?! university)`,
  'g',
);

export type NamedThings = {
  schools: School[];
  titles: TitleEntry[];
  fields: Preference[];
  cities: City[];
  absent: Absent[];
  /** The text without the names of schools and cities, for countries. */
  rest: string;
};

const isAbsent = (row: object): row is Absent => 'near' in row;

const DISLIKED = new RegExp(`\\b${DISLIKES} ((?:\\w+ ?){1,8})`, 'g');

/** The text without the majors that someone doesn't like: `hate math and physics but love law` keeps law. */
function withoutDisliked(text: string): string {
  return text.replaceAll(DISLIKED, (_, after: string) => {
    let words = after.trim().split(' ');
    const nameLength = () =>
      [4, 3, 2, 1].find((length) => titleLexicon.rows.has(words.slice(0, length).join(' '))) ?? 0;
    words = words.slice(Math.max(1, nameLength()));
    while (/^(and|or|va|hoac|lan)$/.test(words[0] ?? '')) {
      const [joined = '', ...rest] = words;
      words = rest;
      const length = nameLength();
      if (length === 0) return ` ${joined} ${words.join(' ')} `;
      words = words.slice(length);
    }
    return ` ${words.join(' ')} `;
  });
}

/** What a name text names; see `nameText`. */
export function namedThings(text: string): NamedThings {
  // `in Groningen` is the city.
  const school = findNames(text.replaceAll(IN_CITY, ' xx '), schoolLexicon);
  // A required subject or an exam is not a major.
  const bare = school.rest
    .replaceAll(/\b(maths?|toan|physics|vat ly) (exam|test|to grade)\b/g, ' ')
    .replaceAll(/\b(without|no|khong (can|phai)( thi| hoc)?) (an? )?\w+( exam)?/g, ' ');
  const title = findNames(withoutDisliked(bare), titleLexicon);
  const field = findNames(title.rest, fieldLexicon);
  const { cities, absent } = citiesIn(text);
  return {
    schools: school.found.flatMap((row) => (isAbsent(row) ? [] : row)),
    titles: title.found.flatMap((row) => (isAbsent(row) ? [] : row)),
    absent: [...[...school.found, ...title.found].filter(isAbsent), ...absent],
    fields: field.found,
    cities,
    rest: school.rest.replaceAll('·', 'xx'),
  };
}

/** A country that is not in the catalogue. */
export function absentCountry(code: string): Absent {
  const name = (language: string) =>
    new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
  return {
    kind: 'country',
    name: { en: name('en'), vi: name('vi') },
    near: nearCountries[code] ?? [],
  };
}
