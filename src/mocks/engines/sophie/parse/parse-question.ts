import type { Degree } from '@/mocks/catalogue/schools/school';
import type { Language, Text } from '@/mocks/catalogue/text';
import type { Preference } from '@/mocks/catalogue/titles/preferences';
import type { SchoolSubject, TitleEntry } from '@/mocks/catalogue/titles/title';
import type { CatalogueEntry } from '@/mocks/data/entries';
import type { Absent } from './absent';
import { budgetIn, currencyLeftOut, type BudgetFigure } from './budget';
import type { City } from './city-names';
import { countriesByCode, countryCodesIn, nameText } from './country-names';
import { averageIn, avoidedIn, degreeIn, ieltsIn, satIn, type AverageFigure } from './figures';
import { guideTopicIn } from './guide-topics';
import { languageOfQuestion } from './language';
import { LIKE_WORDS, patternText, TOPIC_WORDS } from './pattern-text';
import { absentCountry, namedThings } from './names';
import { regionCodesIn } from './regions';
import { PATTERNS, topicOf, type Topic } from './topic';

/** A question as far as it was understood. */
export type ParsedQuestion = {
  topic: Topic;
  language: Language;
  /** The folded question, for details of a topic; see `patternText`. */
  text: string;
  /** The folded question, for what the student likes. */
  likes: string;
  /** Id of a guide, `diploma` or `housing`. */
  guide: string | null;
  titles: TitleEntry[];
  fields: Preference[];
  countries: CatalogueEntry['country'][];
  cities: City[];
  schools: CatalogueEntry['school'][];
  /** Names that are not in the catalogue. */
  absent: Absent[];
  /** Names two things of the same kind, or two tests. */
  pair: boolean;
  budget: BudgetFigure | null;
  /** The currency of a limit that was left out. */
  leftOut: Text | null;
  ielts: number | null;
  average: AverageFigure | null;
  sat: number | null;
  degree: Degree | null;
  /** A subject that must not be required. */
  without: SchoolSubject | null;
  /** Taught in English. */
  english: boolean;
  /** The lowest tuition first. */
  cheapest: boolean;
};

const ENGLISH =
  /\b(in english|taught in english|english taught|bang tieng anh|day bang tieng anh|hoc tieng anh|he tieng anh)\b/;
const TEST_NAMES = ['ielts', 'toefl', 'duolingo', 'pte', 'sat', 'act'];

export function testsIn(text: string): string[] {
  const words = text.split(' ');
  return TEST_NAMES.filter((name) => words.includes(name));
}

/** Parses a question in either language, with or without diacritics. `fallback` is the language of the page. */
export function parseQuestion(raw: string, fallback: Language): ParsedQuestion {
  const spelled = raw.slice(0, 4000);
  const text = patternText(spelled, TOPIC_WORDS);
  const language = languageOfQuestion(spelled, fallback);
  const { schools, titles, fields, cities, absent, rest } = namedThings(nameText(spelled));
  const named = countryCodesIn(rest, spelled, language === 'vi');
  // A country is narrower than the region around it.
  const region = named.length > 0 ? [] : regionCodesIn(text);
  const codes = [...named, ...region];
  const countries = countriesByCode(codes);
  const missing = codes.filter((code) => !countries.some((one) => one.code === code));
  const absentAll = [...absent, ...missing.map(absentCountry)];
  const count = (kind: Absent['kind']) => absentAll.filter((one) => one.kind === kind).length;
  const pair =
    schools.length + count('school') > 1 ||
    named.length > 1 ||
    (titles.length + count('major') > 1 && schools.length === 0) ||
    (schools.length === 0 && cities.length > 1) ||
    testsIn(text).length > 1;
  const parts = {
    language,
    text,
    likes: patternText(spelled, LIKE_WORDS),
    guide: guideTopicIn(text),
    titles,
    fields,
    countries,
    cities,
    schools,
    absent: absentAll,
    pair,
    budget: budgetIn(spelled),
    leftOut: currencyLeftOut(spelled),
    ielts: ieltsIn(spelled),
    average: averageIn(spelled),
    sat: satIn(spelled),
    degree: degreeIn(text),
    without: avoidedIn(text),
    english: ENGLISH.test(text),
    cheapest: PATTERNS.cheapest.test(text),
  };
  return { topic: topicOf(text, parts), ...parts };
}
