import type { CountryTerms } from '@/mocks/catalogue/terms/country-terms';
import { type ExtraKey, extras } from './extras';
import type { TitleKey } from '@/mocks/catalogue/titles/program-titles';
import type { Degree, TeachingTerms, TeachingLanguage } from '@/mocks/catalogue/schools/school';
import { pick, seeded } from './seeded';
import type { Text } from './text';
import type { SchoolSubject, TitleEntry } from '@/mocks/catalogue/titles/title';

/** Requirements of a program; `null` if it has none of that kind. Illustrative. */
export type Requirements = {
  ielts: number | null;
  /** Lowest score in each part of the test. */
  ieltsFloor: number | null;
  /** Grade average on the ten-point scale. */
  average: number | null;
  /** Requires grade 12; otherwise grade 11 is enough. */
  finishedGrade12: boolean;
  sat: number | null;
  /** School subjects up to the last grade, at most two. */
  subjects: readonly SchoolSubject[];
  /** What a Vietnamese diploma alone does not open here. */
  certificate: Text | null;
  /** One more requirement. */
  other: Text | null;
  /** Whether meeting the requirements is not enough, because far more meet them than there are places. */
  holistic: boolean;
};

/** By selectivity, 0 to 3. */
const bands = [
  { ielts: 5.5, averages: [6, 6.5] },
  { ielts: 6, averages: [6.5, 7, 7.5] },
  { ielts: 6.5, averages: [7.5, 8, 8.5] },
  { ielts: 7, averages: [8.5, 9] },
] as const;

const languageProof: Readonly<Partial<Record<TeachingLanguage, ExtraKey>>> = {
  de: 'german',
  fr: 'french',
  ko: 'korean',
  zh: 'chinese',
  ja: 'japanese',
  it: 'italian',
  es: 'spanish',
};

/** Input of `requirementsOf`. */
export type RequirementInput = {
  /** Select among plausible values: of the program, and of its school. */
  seed: string;
  schoolId: number;
  degree: Degree;
  key: TitleKey;
  title: TitleEntry;
  language: TeachingLanguage;
  terms: CountryTerms;
  teaching: TeachingTerms;
};

/** Plausible requirements of a program, equal for equal seeds. */
export function requirementsOf(input: RequirementInput): Requirements {
  const { schoolId, degree, title, language, terms, teaching } = input;
  const bachelor = degree === 'bachelor';
  const band = bands[bachelor && title.selective ? 3 : teaching.selectivity];
  const own = title.selective ? undefined : teaching.average;
  const more = bachelor && title.moreEnglish && teaching.selectivity > 0 ? 0.5 : 0;
  const ielts = bachelor ? band.ielts + more : teaching.selectivity > 1 ? 5.5 : 5;
  const english = language === 'en';
  // Art schools require a portfolio instead of grades.
  const byPortfolio = title.subjects.includes('art portfolio') && teaching.selectivity < 2;
  return {
    ielts: english ? ielts : null,
    ieltsFloor: english && terms.asksParts && bachelor ? ielts - 0.5 : null,
    average: byPortfolio
      ? null
      : bachelor
        ? (own ?? pick(`${schoolId}/average`, band.averages))
        : 6,
    finishedGrade12: bachelor || degree === 'associate' || asksGrade12(input),
    sat: bachelor ? (teaching.sat ?? null) : null,
    subjects: subjectsOf(input),
    certificate: certificateOf(input),
    other: otherOf(input),
    holistic: bachelor && terms.holistic === true && teaching.selectivity === 3,
  };
}

function asksGrade12({ degree, terms }: RequirementInput): boolean {
  return degree === 'diploma' && terms.diplomaAfterGrade12 === true;
}

function subjectsOf({
  degree,
  title,
  terms,
  teaching,
}: RequirementInput): readonly SchoolSubject[] {
  if (degree === 'foundation' || degree === 'associate') return [];
  if (title.subjects.includes('art portfolio')) return title.subjects;
  if (!terms.asksSubjects || teaching.selectivity === 0) return [];
  return teaching.selectivity === 1 || degree === 'diploma'
    ? title.subjects.slice(0, 1)
    : title.subjects;
}

function certificateOf({ degree, terms, teaching }: RequirementInput): Text | null {
  const { certificate } = terms;
  if (degree !== 'bachelor' || !certificate) return null;
  return certificate.exceptApplied && teaching.applied ? null : extras[certificate.asks];
}

function otherOf({
  seed,
  degree,
  key,
  title,
  language,
  terms,
  teaching,
}: RequirementInput): Text | null {
  const usual = languageProof[language];
  const proof = usual && (terms.languageProof ?? usual);
  // A Studienkolleg leads to the level that the degree asks for.
  if (proof === 'german' && degree === 'foundation') return extras.germanForFoundation;
  if (proof) return extras[proof];
  if (degree !== 'bachelor') return null;
  const limited = terms.limited?.find(({ titles }) => titles.includes(key));
  if (limited) return extras[limited.asks];
  if (title.asks) return extras[title.asks];
  const { extra } = terms;
  const asked = extra && teaching.selectivity > 0 && seeded(`${seed}/extra`) < extra.share;
  return asked ? extras[extra.key] : null;
}
