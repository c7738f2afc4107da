import { countries, type CountryCode } from './countries';
import {
  countryTerms,
  type CountryTerms,
  type Intake,
  type Intakes,
} from '@/mocks/catalogue/terms/country-terms';
import { type KnownProgram, knownPrograms } from './known-programs';
import { programName } from './program-name';
import { titleByKey, type TitleKey } from '@/mocks/catalogue/titles/program-titles';
import { type Requirements, requirementsOf } from './requirements';
import type {
  Degree,
  CatalogueSchool,
  Deadline,
  TeachingLanguage,
  TuitionRange,
} from '@/mocks/catalogue/schools/school';
import { schools } from '@/mocks/catalogue/schools/schools';
import { pick, seeded } from './seeded';
import { summaryOf } from './summary';
import type { Text } from './text';
import type { TitleEntry } from '@/mocks/catalogue/titles/title';

/**
 * A program of the catalogue. The school and its fields are real; money, dates and requirements are
 * illustrative, and the product says so wherever they appear.
 */
export type CatalogueProgram = {
  /** Stable: built from school, title and degree. */
  id: number;
  schoolId: number;
  titleId: number;
  name: Text;
  degree: Degree;
  durationYears: number;
  /** US dollars a year, in hundreds; `null` if unknown. */
  tuitionUsd: number | null;
  /** The starts of a year with their deadlines, the main one first. */
  intakes: Intakes;
  /** Languages of teaching, BCP 47. */
  languages: readonly TeachingLanguage[];
  requirements: Requirements;
  summary: Text;
};

const degrees: readonly Degree[] = ['bachelor', 'foundation', 'diploma', 'associate'];

/** The position of a field in a school's tuition range, 0 to 1, by preference id. */
const feeLevel: Readonly<Record<number, number>> = {
  1: 0.7,
  2: 0.85,
  3: 0.6,
  4: 0.6,
  5: 0.7,
  6: 0.9,
  7: 0.35,
  8: 0.5,
  9: 0.4,
  10: 0.15,
  11: 0.5,
  12: 0.6,
};

const codeById = new Map<number, CountryCode>(countries.map(({ id, code }) => [id, code]));

/** The programs of some schools; depends on nothing but the schools. */
export function programsOf(list: readonly CatalogueSchool[]): CatalogueProgram[] {
  return list.flatMap((school) =>
    degrees.flatMap((degree) =>
      (school.teaching.offers[degree] ?? []).map((key) => programOf(school, degree, key)),
    ),
  );
}

export const programs: readonly CatalogueProgram[] = programsOf(schools);

function programOf(school: CatalogueSchool, degree: Degree, key: TitleKey): CatalogueProgram {
  const code = codeById.get(school.countryId);
  if (code === undefined) throw new Error(`No country ${school.countryId} for ${school.name.en}`);
  const terms = countryTerms[code];
  const { teaching } = school;
  const title = titleByKey[key];
  const id = school.id * 1000 + title.id * 10 + degrees.indexOf(degree);
  const seed = String(id);
  const known = degree === 'bachelor' ? knownPrograms[`${school.id}/${key}`] : undefined;
  const language = teaching.taughtIn?.titles.includes(key) ? teaching.taughtIn.language : 'en';
  const years = known?.durationYears ?? yearsOf(school, degree, title, terms, code);
  const intakes = intakesOf(school, degree, terms, deadlineOf(school, key, terms, known));
  const asker = { seed, schoolId: school.id, degree, key, title, language, terms, teaching };
  return {
    id,
    schoolId: school.id,
    titleId: title.id,
    name: known?.name ?? programName(degree, title, terms, teaching),
    degree,
    durationYears: years,
    tuitionUsd: known?.tuitionUsd ?? tuitionOf(seed, school, degree, title),
    intakes,
    languages: [language],
    requirements: { ...requirementsOf(asker), ...known?.requirements },
    summary:
      known?.summary ??
      summaryOf({
        seed,
        degree,
        learn: title.learn,
        city: school.city,
        language,
        years,
        month: intakes[0].month,
      }),
  };
}

function yearsOf(
  school: CatalogueSchool,
  degree: Degree,
  title: TitleEntry,
  terms: CountryTerms,
  code: CountryCode,
): number {
  if (degree === 'foundation') return 1;
  if (degree === 'associate') return 2;
  if (degree === 'diploma') return code === 'SG' ? 3 : code === 'AU' ? 1 : 2;
  if (title.years !== undefined) return title.years;
  const { years, applied } = school.teaching;
  if (years !== undefined) return years;
  if (applied) return terms.appliedYears ?? terms.years;
  // Professional degrees take four years in these countries instead of three.
  const longer = title.longer === true && ['AU', 'NZ', 'MY'].includes(code);
  return longer ? terms.years + 1 : terms.years;
}

/** A deadline of the main intake that differs from the country's; `undefined` for none. */
function deadlineOf(
  school: CatalogueSchool,
  key: TitleKey,
  terms: CountryTerms,
  known: KnownProgram | undefined,
): Deadline | null | undefined {
  if (known?.deadline) return known.deadline;
  const limited = terms.limited?.find(({ titles }) => titles.includes(key));
  return limited ? limited.deadline : school.teaching.deadline;
}

/** The intakes of a program; `own` replaces the deadline of the main one. */
function intakesOf(
  school: CatalogueSchool,
  degree: Degree,
  terms: CountryTerms,
  own: Deadline | null | undefined,
): Intakes {
  const usual = pick(`${school.id}/intakes`, terms.intakes);
  const [main = usual[0].month, ...later] =
    school.teaching.intakes ?? usual.map(({ month }) => month);
  if (degree !== 'bachelor') {
    return terms.pathwayIntakes ?? [rolling(main), ...later.map(rolling)];
  }
  const timed = (deadline: Deadline | null): Deadline | null =>
    deadline && terms.deadlineTime ? { time: terms.deadlineTime, ...deadline } : deadline;
  const intakeIn = (month: number): Intake => {
    const same = usual.find((one) => one.month === month);
    return { month, deadline: timed(same ? same.deadline : moved(usual[0], month)) };
  };
  const first = intakeIn(main);
  return [
    own === undefined ? first : { month: main, deadline: timed(own) },
    // A school that takes applications all year does so for each intake.
    ...later.map((month) => (own === null ? rolling(month) : intakeIn(month))),
  ];
}

function rolling(month: number): Intake {
  return { month, deadline: null };
}

/** The deadline of another start month, as long before it as that of a known intake. */
function moved({ month, deadline }: Intake, to: number): Deadline | null {
  if (!deadline) return null;
  const shifted = ((deadline.month - 1 + to - month + 12) % 12) + 1;
  return { ...deadline, month: shifted, day: Math.min(deadline.day, 28) };
}

function tuitionOf(
  seed: string,
  { teaching }: CatalogueSchool,
  degree: Degree,
  title: TitleEntry,
): number | null {
  if (seeded(`${seed}/known`) < 0.02) return null;
  const range =
    degree === 'diploma' ? (teaching.diplomaTuition ?? teaching.tuition) : teaching.tuition;
  const level = (feeLevel[title.parentId] ?? 0.5) + (seeded(`${seed}/fee`) - 0.5) * 0.3;
  // A flat fee is the same for every program.
  const factor = degree === 'bachelor' && range[0] < range[1] ? (title.feeFactor ?? 1) : 1;
  const amount = within(range, level) * factor;
  // A foundation costs less than the degree it leads to.
  return Math.round((degree === 'foundation' ? amount * 0.75 : amount) / 100) * 100;
}

function within([low, high]: TuitionRange, level: number): number {
  return low + (high - low) * Math.min(1, Math.max(0, level));
}
