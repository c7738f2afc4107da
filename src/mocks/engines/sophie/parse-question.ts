import type { Preference } from '@/mocks/catalogue/titles/preferences';
import type { Degree } from '@/mocks/catalogue/schools/school';
import type { SchoolSubject, TitleEntry } from '@/mocks/catalogue/titles/title';
import type { CatalogueEntry } from '@/mocks/data/entries';
import { fold } from '@/mocks/engines/ranking/fold';
import { averageIn, avoidedIn, budgetIn, degreeIn, ieltsIn, type BudgetFigure } from './figures';
import { countriesIn, fieldsIn, schoolsIn, titlesIn } from './names';

/** The topic of a question; `outside` is one that the catalogue does not cover. */
export type Topic =
  | 'hello'
  | 'compare'
  | 'deadlines'
  | 'missing'
  | 'scholarships'
  | 'outside'
  | 'essay'
  | 'applying'
  | 'school'
  | 'major'
  | 'places'
  | 'unknown';

/** Topics that the catalogue does not cover. */
export type UncoveredTopic = 'housing' | 'visa' | 'work' | 'ranking' | 'chances';

/** A question as far as it was understood. */
export type ParsedQuestion = {
  topic: Topic;
  outside: UncoveredTopic | null;
  titles: TitleEntry[];
  fields: Preference[];
  countries: CatalogueEntry['country'][];
  schools: CatalogueEntry['school'][];
  budget: BudgetFigure | null;
  ielts: number | null;
  average: number | null;
  degree: Degree | null;
  /** A subject that must not be required. */
  without: SchoolSubject | null;
  /** Taught in English. */
  english: boolean;
};

const OUTSIDE: Readonly<Record<UncoveredTopic, RegExp>> = {
  chances:
    /\b(chances?|odds|probability|likely to get|acceptance rate|co hoi trung tuyen|ti le (do|trung)|ty le (do|trung)|kha nang (do|dau|trung))\b/,
  housing:
    /\b(housing|dorm|dormitory|rooms?|rent|accommodation|ky tuc xa|nha o|thue phong|cho o)\b/,
  visa: /\b(visa|study permit|residence permit|thi thuc)\b/,
  work: /\b(part time|salary|salaries|jobs?|work while|lam them|viec lam|luong)\b/,
  ranking: /\b(rank(ed|ing|ings)?|best university|top \d+|xep hang|tot nhat)\b/,
};

const SAVED = /\b(saved|my list|my plan|shortlist|da luu|danh sach|ke hoach)\b/;
const CLOSES = /\b(deadlines?|closes?|closing|due|apply by|han|het han|han nop)\b/;
const LACKS = /\b(missing|lack|lacks|balanced?|gaps?|con thieu|thieu gi|can bang|bo sung)\b/;
const COMPARES = /\b(compare|comparison|versus|vs|difference between|so sanh|khac nhau|khac gi)\b/;
const APPLIES =
  /\b(apply|applying|applications?|admissions?|joint application|ucas|studielink|uni assist|common app|nop don|nop ho so|dot nop|nop chung|xet tuyen|ho so|tuyen sinh)\b/;
const WHAT_IS =
  /\b(what is|what s|what does|what do|what are|like|all day|learn|hoc gi|la gi|lam gi|hoc nhung gi|nhu the nao|ra sao|mot ngay)\b/;
const FITS = /\b(fit|fits|match|suits?|recommend|for me|hop voi|phu hop|goi y|danh cho minh)\b/;
const PLACE =
  /\b(where|which (school|program|university|place)|o dau|truong nao|chuong trinh nao)\b/;
const HELLO = /^(hi|hello|hey|xin chao|chao|help|giup|what can you do|ban lam duoc gi)\b/;

function topicOf(text: string, remaining: Omit<ParsedQuestion, 'topic'>): Topic {
  const { schools, titles, fields, countries, budget, ielts, average, degree, outside } = remaining;
  const narrowed = countries.length > 0 || budget !== null || ielts !== null || average !== null;
  if (COMPARES.test(text)) return 'compare';
  if (outside) return 'outside';
  if (LACKS.test(text) && (SAVED.test(text) || text.split(' ').length < 8)) return 'missing';
  if (CLOSES.test(text) && (SAVED.test(text) || (schools.length === 0 && !narrowed))) {
    return 'deadlines';
  }
  if (/\b(scholarships?|financial aid|hoc bong)\b/.test(text)) return 'scholarships';
  if (/\b(essays?|personal statement|bai luan)\b/.test(text)) return 'essay';
  if (APPLIES.test(text) && countries.length > 0 && budget === null) return 'applying';
  if (schools.length > 0) return 'school';
  if (titles.length > 0 && WHAT_IS.test(text) && !narrowed && !PLACE.test(text)) return 'major';
  if (titles.length + fields.length > 0 || narrowed || degree) return 'places';
  if (FITS.test(text)) return 'places';
  return HELLO.test(text) ? 'hello' : 'unknown';
}

/** Parses a question in either language, with or without diacritics. */
export function parseQuestion(raw: string): ParsedQuestion {
  // In lower case `ai` is a Vietnamese word.
  const text = fold(raw.slice(0, 4000).replaceAll(/\bAI\b/g, 'artificial intelligence'));
  const schools = schoolsIn(text);
  const topics = Object.keys(OUTSIDE) as UncoveredTopic[]; // keys of a constant
  const outside = topics.find((name) => OUTSIDE[name].test(text));
  // `Monash Malaysia` is a school; the country is not meant.
  const unnamed = schools.reduce(
    (remaining, { name }) => remaining.replaceAll(name.en, ' ').replaceAll(name.vi, ' '),
    raw,
  );
  const parts = {
    outside: outside ?? null,
    titles: titlesIn(text),
    fields: fieldsIn(text),
    countries: countriesIn(unnamed),
    schools,
    budget: budgetIn(raw),
    ielts: ieltsIn(raw),
    average: averageIn(raw),
    degree: degreeIn(text),
    without: avoidedIn(text),
    english: /\b(in english|taught in english|bang tieng anh|tieng anh)\b/.test(text),
  };
  return { topic: topicOf(text, parts), ...parts };
}
