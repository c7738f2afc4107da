// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { countryId, type CountryCode } from '@/mocks/catalogue/countries';
import { titleByKey, type TitleKey } from '@/mocks/catalogue/titles/program-titles';
import { catalogueEntries } from '@/mocks/data/entries';
import { noAnswers, type StudentAnswers } from './answers';
import { earliestStart } from './class-grades';
import { filterPrograms } from './filter-programs';
import { rank, type Ranked } from './ranking';

const now = new Date('2026-11-22T08:00:00Z');
const FIRST = 10;

type Profile = Partial<StudentAnswers> & {
  /** `9` to `12`, `13` after school. */
  classGradeId: string;
};

type Expectation = (row: Ranked) => boolean;

const countriesOf = (...codes: CountryCode[]) => codes.map((code) => String(countryId[code]));
const titlesOf = (...keys: TitleKey[]) => keys.map((key) => String(titleByKey[key].id));

const isBachelor: Expectation = ({ entry }) => entry.program.degree === 'bachelor';
const nothingUnmet: Expectation = ({ unmet }) => unmet === 0;
const startsIn =
  (...years: number[]): Expectation =>
  ({ start }) =>
    years.includes(Number(start.slice(0, 4)));
const within =
  (dollars: number): Expectation =>
  ({ entry }) =>
    (entry.program.tuitionUsd ?? 0) <= dollars;
const inEnglish: Expectation = ({ entry }) => entry.program.languages.includes('en');

function listOf(profile: Profile): Ranked[] {
  const answers = { ...noAnswers, ...profile };
  const left = filterPrograms(catalogueEntries, { ...answers, degree: null, q: '' });
  const options = {
    sort: 'match',
    descending: false,
    degree: null,
    taughtIn: null,
    q: '',
  } as const;
  return rank(left, answers, { options, language: 'en', now });
}

/** Twenty students, what holds for each of their first ten programs, and why that is right. */
const profiles: [who: string, profile: Profile, why: string, each: Expectation[]][] = [
  [
    'Minh, grade 11, Hanoi, 9.5, IELTS 8.0, SAT 1550',
    { classGradeId: '11', budgetMin: 50_000, average: 9.5, ielts: 8, sat: 1550 },
    'He meets everything that bachelor’s programs ask for, so none of a lower degree comes first; he finishes in June 2028.',
    [isBachelor, nothingUnmet, startsIn(2028, 2029)],
  ],
  [
    'Minh with computing, Germany, under $10,000',
    {
      classGradeId: '11',
      countryIds: countriesOf('DE'),
      budgetMax: 10_000,
      average: 9,
      ielts: 7,
      titleIds: titlesOf('computer-science', 'data-science', 'artificial-intelligence'),
    },
    'Public universities in Germany are within his budget, and the winter semester of 2028 is the first after his graduation.',
    [within(10_000), nothingUnmet, startsIn(2028)],
  ],
  [
    'Lan, grade 9, Hanoi, no answers but the grade',
    { classGradeId: '9' },
    'She finishes in June 2030. No date of this year is hers, and nothing is held against her.',
    [isBachelor, nothingUnmet, startsIn(2030, 2031)],
  ],
  [
    'Tuan, grade 10, Da Nang, average 7.2',
    { classGradeId: '10', average: 7.2, ielts: 5.5 },
    'Programs that ask for no more than 7.2 and 5.5 come first; those that ask for more follow.',
    [nothingUnmet, startsIn(2029, 2030)],
  ],
  [
    'Hoa, grade 12, Hanoi, 8.6, IELTS 7.0, the Netherlands',
    { classGradeId: '12', countryIds: countriesOf('NL'), average: 8.6, ielts: 7 },
    'She finishes in June 2027, and the Dutch deadlines of January to May 2027 are all still open.',
    [isBachelor, nothingUnmet, startsIn(2027)],
  ],
  [
    'Duc, grade 12, cheap: under $10,000, 7.5, IELTS 6.0',
    { classGradeId: '12', budgetMax: 10_000, average: 7.5, ielts: 6 },
    'Each is affordable and asks for nothing that he lacks.',
    [within(10_000), nothingUnmet, startsIn(2027, 2028)],
  ],
  [
    'Mai, grade 11, health with 9.2 and 7.5',
    { classGradeId: '11', preferenceId: '6', average: 9.2, ielts: 7.5 },
    'Her scores meet what health programs ask for.',
    [nothingUnmet, startsIn(2028, 2029)],
  ],
  [
    'Nam, grade 12, nursing in Australia',
    {
      classGradeId: '12',
      countryIds: countriesOf('AU'),
      titleIds: titlesOf('nursing'),
      average: 8,
      ielts: 7,
    },
    'He finishes in June 2027, so the intake of July 2027 or February 2028 is his, not that of February 2027.',
    [({ start }) => start >= '2027-07'],
  ],
  [
    'Vy, grade 12, art and design in the United Kingdom, 7.0, IELTS 6.0',
    {
      classGradeId: '12',
      countryIds: countriesOf('GB'),
      preferenceId: '8',
      average: 7,
      ielts: 6,
    },
    'British programs of autumn 2027 share the UCAS day in January; a portfolio is hers to check and counts for nothing.',
    [startsIn(2027)],
  ],
  [
    'Emma, grade 12, Ohio, psychology in the US, 3.5 of four',
    {
      classGradeId: '12',
      countryIds: countriesOf('US'),
      titleIds: titlesOf('psychology'),
      average: 8.8,
    },
    'Programs start after her graduation in June 2027; what closed in November 2026 is shown for 2028.',
    [startsIn(2027, 2028)],
  ],
  [
    'Emma with Australia, grade 12',
    { classGradeId: '12', countryIds: countriesOf('AU'), average: 8.8 },
    'February 2027 is before her graduation, so July 2027 is the first that she can take.',
    [({ start }) => start >= '2027-07'],
  ],
  [
    'Jack, grade 11, Ohio, computing in the US, 9.6, SAT 1550',
    {
      classGradeId: '11',
      countryIds: countriesOf('US'),
      titleIds: titlesOf('computer-science'),
      average: 9.6,
      ielts: 8,
      sat: 1550,
    },
    'Even the most selective programs ask for nothing that he lacks, and August 2028 is his first start.',
    [nothingUnmet, startsIn(2028, 2029)],
  ],
  [
    'Sara, grade 10, Ohio, environment anywhere',
    { classGradeId: '10', preferenceId: '12', average: 8.3 },
    'She starts in 2029 at the earliest.',
    [nothingUnmet, startsIn(2029, 2030)],
  ],
  [
    'Khoa, finished, Ho Chi Minh City, economics in Japan',
    {
      classGradeId: '13',
      countryIds: countriesOf('JP'),
      titleIds: titlesOf('economics'),
      average: 8,
      ielts: 6.5,
    },
    'He has his diploma, so the next open intake is his.',
    [startsIn(2027)],
  ],
  [
    'An, finished, hospitality in Australia, Singapore and Malaysia, 6.5, IELTS 5.5',
    {
      classGradeId: '13',
      countryIds: countriesOf('AU', 'SG', 'MY'),
      titleIds: titlesOf('hospitality-management'),
      average: 6.5,
      ielts: 5.5,
    },
    'He can start at once: nothing that begins after 2027 comes first.',
    [startsIn(2026, 2027)],
  ],
  [
    'Thu, finished, Malaysia, cheap business',
    { classGradeId: '13', countryIds: countriesOf('MY'), preferenceId: '3', budgetMax: 15_000 },
    'Malaysian schools take students several times a year, so a start in early 2027 is right.',
    [within(15_000), startsIn(2026, 2027)],
  ],
  [
    'Long, grade 12, weak: 5.5, IELTS 5.0, under $20,000',
    { classGradeId: '12', budgetMax: 20_000, average: 5.5, ielts: 5 },
    'The programs that ask for less come first; a bachelor’s program that asks for more is not above them.',
    [within(20_000)],
  ],
  [
    'Ha, grade 11, Singapore and engineering, 9.0',
    { classGradeId: '11', countryIds: countriesOf('SG'), average: 9, ielts: 7 },
    'A Singaporean bachelor’s program starts in August 2028; a polytechnic asks for grade 11 and may start before.',
    [nothingUnmet, ({ start }) => start >= '2028-04'],
  ],
  [
    'Phuc, grade 10, France in French',
    { classGradeId: '10', countryIds: countriesOf('FR'), average: 8 },
    'The first year at a public university closes in December 2028 for autumn 2029.',
    [startsIn(2029)],
  ],
  [
    'Bao, grade 12, business in English in Finland or the Netherlands',
    {
      classGradeId: '12',
      countryIds: countriesOf('FI', 'NL'),
      preferenceId: '3',
      average: 8,
      ielts: 6.5,
    },
    'Both countries teach business in English and close between January and May 2027.',
    [inEnglish, startsIn(2027)],
  ],
];

describe.each(profiles)('%s', (_, profile, why, each) => {
  const list = listOf(profile);
  const first = list.slice(0, FIRST);
  const schoolCount = new Set(list.map(({ entry }) => entry.school.id)).size;

  it(`gets a list that is right: ${why}`, () => {
    expect(first.length).toBeGreaterThan(0);
    for (const expectation of each) expect(first.filter((row) => !expectation(row))).toEqual([]);
  });

  it('sees no date before the start of the studies is possible, and none that is past', () => {
    for (const { entry, start, deadline } of first) {
      const required = entry.program.requirements.finishedGrade12 ? 12 : 11;
      expect(start >= (earliestStart(required, profile.classGradeId, now) ?? '')).toBe(true);
      expect((deadline ?? '9999') >= '2026-11-22').toBe(true);
    }
  });

  it('sees nothing unmet above what is met in full, bachelors first where they fit, and several schools', () => {
    const keys = first.map((row) => `${row.unmet} ${isBachelor(row) ? 0 : 1}`);
    expect(keys).toEqual(keys.toSorted());
    const schools = new Set(first.map(({ entry }) => entry.school.id));
    expect(schools.size).toBeGreaterThanOrEqual(Math.min(3, schoolCount));
  });
});
