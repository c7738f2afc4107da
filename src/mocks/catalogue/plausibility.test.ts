// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { countries, type CountryCode } from './countries';
import { type CatalogueProgram, programs } from './programs';
import type { CatalogueSchool, TeachingLanguage } from '@/mocks/catalogue/schools/school';
import { schools } from '@/mocks/catalogue/schools/schools';
import { preferences } from '@/mocks/catalogue/titles/preferences';
import { programTitles, titleByKey } from '@/mocks/catalogue/titles/program-titles';

const schoolOf = new Map(schools.map((school) => [school.id, school]));
const fieldOf = new Map(programTitles.map(({ id, parentId }) => [id, parentId]));
const selective = new Set(
  Object.values(titleByKey).flatMap((row) => (row.selective ? row.id : [])),
);

/** Bachelor's programs of a school, without medicine and the like. */
function usualBachelors(schoolId: number): CatalogueProgram[] {
  return programs.filter(
    (row) => row.schoolId === schoolId && row.degree === 'bachelor' && !selective.has(row.titleId),
  );
}

function ofCountry(code: CountryCode) {
  const id = countries.find((row) => row.code === code)?.id;
  return programs.flatMap((program) => {
    const school = schoolOf.get(program.schoolId);
    return school && school.countryId === id ? [{ program, school }] : [];
  });
}

/** Lowest and highest tuition of a bachelor's program, in thousands of dollars a year. */
const feeBands: Record<CountryCode, Partial<Record<CatalogueSchool['type'], [number, number]>>> = {
  US: { public: [17, 60], private: [40, 72] },
  AU: { public: [19, 65] },
  GB: { public: [17, 85] },
  NL: { public: [9, 22] },
  DE: { public: [0.7, 7], private: [8, 34] },
  FI: { public: [9, 18] },
  MY: { public: [4, 13], private: [6, 24] },
  SG: { public: [24, 60], private: [12, 24] },
  CA: { public: [22, 50] },
  JP: { public: [3.6, 3.6], private: [8, 15] },
  KR: { public: [3, 7], private: [5, 24] },
  TW: { public: [3, 6], private: [3, 6] },
  FR: { public: [3, 17], private: [8, 45] },
  NZ: { public: [18, 45] },
  VN: { public: [0.7, 5], private: [3, 36] },
  CN: { public: [2.5, 18], private: [15, 61] },
  HK: { public: [17, 42] },
  IE: { public: [14, 50] },
  IT: { public: [1, 7], private: [14, 23] },
  ES: { public: [1.6, 8], private: [10, 32] },
  CH: { public: [1, 10], private: [40, 55] },
  SE: { public: [8, 18], private: [10, 17] },
  HU: { public: [4, 19], private: [5, 9] },
  PL: { public: [2, 18], private: [4, 6] },
  TH: { public: [3, 10], private: [3, 6] },
  AT: { public: [1.7, 1.7], private: [9, 18] },
  DK: { public: [9, 18] },
};

/**
 * The same at schools whose fees many students know, apart from medicine and the like. The dearest program is in the upper
 * half.
 */
const schoolFees: readonly (readonly [schoolId: number, low: number, high: number])[] = [
  [101, 52, 56],
  [102, 52, 56],
  [103, 52, 56],
  [110, 65, 68],
  [111, 66, 70],
  [112, 66, 69],
  [113, 69, 72],
  [114, 66, 69],
  [116, 69, 72],
  [302, 29, 46],
  [303, 32, 53],
  [304, 50, 58],
  [305, 37, 42],
  [306, 30, 42],
];

/** Languages of teaching besides English. */
const localLanguages: Partial<Record<CountryCode, readonly TeachingLanguage[]>> = {
  DE: ['de'],
  AT: ['de'],
  CH: ['de', 'fr', 'it'],
  FR: ['fr'],
  IT: ['it'],
  ES: ['es'],
  CN: ['zh'],
  TW: ['zh'],
  JP: ['ja'],
  KR: ['ko'],
  VN: ['vi'],
};

/** The only days, as month-day, on which a common application system closes, or its months. */
const systemDates: Partial<Record<CountryCode, RegExp>> = {
  GB: /^(1-13|10-15)$/,
  FI: /^1-20$/,
  SE: /^1-15$/,
  DK: /^3-15$/,
  NL: /^(1-15|4-1|5-1)$/,
  DE: /^(5-31|7-15)$/,
  US: /^(11|12|1|2|3|5|6|7)-/,
  AU: /^(4|5|9|10|11|12)-/,
  HK: /^[12]-/,
  SG: /^[123]-/,
};

const dayOf = ({ intakes }: CatalogueProgram) =>
  intakes.flatMap(({ deadline }) => (deadline ? [`${deadline.month}-${deadline.day}`] : []));

describe.each(countries.map(({ code }) => code))('programs in %s', (code) => {
  const rows = ofCountry(code);
  const bachelors = rows.filter(({ program }) => program.degree === 'bachelor');

  it('have a tuition that is usual there', () => {
    const outside = bachelors.filter(({ program: { tuitionUsd }, school: { type } }) => {
      const [low, high] = feeBands[code][type] ?? [0, 0];
      return tuitionUsd !== null && (tuitionUsd < low * 1000 || tuitionUsd > high * 1000);
    });
    expect(outside.map(({ program, school }) => [school.name.en, program.tuitionUsd])).toEqual([]);
  });

  it('are taught in English or a language of the country', () => {
    const taught = new Set(rows.flatMap(({ program }) => program.languages));
    const expected: readonly TeachingLanguage[] = ['en', ...(localLanguages[code] ?? [])];
    expect([...taught].filter((language) => !expected.includes(language))).toEqual([]);
  });

  it('close on days of the application system', () => {
    const days = new Set(bachelors.flatMap(({ program }) => dayOf(program)));
    const system = systemDates[code] ?? /^/;
    expect([...days].filter((day) => !system.test(day))).toEqual([]);
  });

  it('are at least two in every field of study', () => {
    const few = preferences.filter(
      ({ id }) => rows.filter(({ program }) => fieldOf.get(program.titleId) === id).length < 2,
    );
    expect(few.map(({ title }) => title.en)).toEqual([]);
  });
});

it.each(schoolFees)('programs of school %i cost %i to %i thousand a year', (id, low, high) => {
  const fees = usualBachelors(id).flatMap(({ tuitionUsd }) => tuitionUsd ?? []);
  expect(Math.min(...fees)).toBeGreaterThanOrEqual(low * 1000);
  expect(Math.max(...fees)).toBeLessThanOrEqual(high * 1000);
  expect(Math.max(...fees)).toBeGreaterThan((low + high) * 500);
});

it('a school asks for one average, apart from medicine and the like', () => {
  const several = schools.filter(({ id }) => {
    const averages = usualBachelors(id).flatMap(({ requirements }) => requirements.average ?? []);
    return new Set(averages).size > 1;
  });
  expect(several.map(({ name }) => name.en)).toEqual([]);
});

it('schools of a country have their own start months and deadlines where they differ', () => {
  const intakes = (id: number) => usualBachelors(id)[0]?.intakes ?? [];
  const months = (id: number) => intakes(id).map(({ month }) => month);
  expect(months(204)).toEqual([2, 6, 9]);
  for (const id of [202, 205, 207, 212, 215]) expect(months(id)).toEqual([2, 7]);
  const days = [801, 802, 803].map((id) => intakes(id)[0]?.deadline);
  expect(new Set(days.map((day) => day && `${day.month}-${day.day}`)).size).toBe(3);
  for (const day of days) expect([1, 2, 3]).toContain(day?.month);
});
