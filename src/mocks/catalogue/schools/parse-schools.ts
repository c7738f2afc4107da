import { cityOf } from '@/mocks/catalogue/cities';
import { countryId, type CountryCode } from '@/mocks/catalogue/countries';
import { titleByKey, type TitleKey } from '@/mocks/catalogue/titles/program-titles';
import type {
  CatalogueSchool,
  Degree,
  MonthDay,
  TeachingLanguage,
  TeachingTerms,
  TuitionRange,
} from './school';

/**
 * Reads a table of schools, one block of lines each, blocks separated by an empty line:
 *
 *     401 | English name | Vietnamese name | city in English | https://website
 *       One sentence about the place. | The same in Vietnamese.
 *       public 2 12800-20000 | deadline: 1-15 | intakes: 9 2 | sat: 1400
 *       bachelor: psychology law physics
 *       foundation: business-administration
 *       in de: physics
 *
 * The third line starts with the type, the selectivity and the tuition range; the terms after it are those of
 * `TeachingTerms` that differ from what is usual in the country. Throws for anything else.
 */
export function parseSchools(code: CountryCode, table: string): CatalogueSchool[] {
  const blocks = table.trim().split(/\n\s*\n/);
  return blocks.map((block) => {
    try {
      return parseSchool(code, block.split('\n'));
    } catch (cause) {
      throw new Error(`Not a school: ${block}`, { cause });
    }
  });
}

function parseSchool(code: CountryCode, lines: readonly string[]): CatalogueSchool {
  const [head = '', about = '', terms = '', ...lists] = lines;
  const [id = '', en = '', vi = '', cityName = '', website = ''] = cellsOf(head);
  const [aboutEn = '', aboutVi = ''] = cellsOf(about);
  const { name: city, position, timeZone } = cityOf(code, cityName);
  const [type, selectivity, tuition] = (cellsOf(terms)[0] ?? '').split(' ');
  if (type !== 'public' && type !== 'private') throw new Error(`Not a type: ${type}`);
  return {
    id: Number(id),
    name: { en, vi },
    city,
    position,
    timeZone,
    countryId: countryId[code],
    website,
    type,
    about: { en: aboutEn, vi: aboutVi },
    teaching: {
      selectivity: selectivityOf(selectivity),
      tuition: rangeOf(tuition),
      ...Object.assign({}, ...cellsOf(terms).slice(1).map(termOf)),
      ...teachingOf(lists),
    },
  };
}

function cellsOf(line: string): string[] {
  return line.split('|').map((cell) => cell.trim());
}

/** `name: value` as a pair; the value is empty without a colon. */
function pairOf(text: string): readonly [name: string, value: string] {
  const at = text.indexOf(':');
  return at === -1 ? [text.trim(), ''] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}

function termOf(cell: string): Partial<TeachingTerms> {
  const [name, value] = pairOf(cell);
  switch (name) {
    case 'applied':
      return { applied: true };
    case 'awards':
      return { awards: Object.fromEntries(value.split(', ').map((award) => award.split('='))) };
    case 'deadline':
      return { deadline: value === 'all year' ? null : dayOf(value) };
    case 'diploma tuition':
      return { diplomaTuition: rangeOf(value) };
    case 'intakes':
      return { intakes: value.split(' ').map(numberOf) };
    case 'average':
    case 'sat':
    case 'years':
      return { [name]: numberOf(value) };
    default:
      throw new Error(`Not a term: ${cell}`);
  }
}

const degrees: readonly string[] = [
  'bachelor',
  'foundation',
  'diploma',
  'associate',
] satisfies Degree[];

const languages: readonly string[] = [
  'in de',
  'in es',
  'in fr',
  'in it',
  'in ja',
  'in ko',
  'in vi',
  'in zh',
] satisfies `in ${TeachingLanguage}`[];

/** The programs, and the language of those that are not taught in English. */
function teachingOf(lines: readonly string[]): Pick<TeachingTerms, 'offers' | 'taughtIn'> {
  const teaching: Pick<TeachingTerms, 'offers' | 'taughtIn'> = { offers: {} };
  for (const [name, value] of lines.map(pairOf)) {
    const titles = titlesOf(value);
    if (degrees.includes(name)) {
      teaching.offers[name as Degree] = titles; // checked in the line above
    } else if (languages.includes(name) && !teaching.taughtIn) {
      const language = name.slice(3) as TeachingLanguage; // checked in the line above
      teaching.taughtIn = { language, titles };
    } else {
      throw new Error(`Not a list of programs: ${name}`);
    }
  }
  return teaching;
}

function titlesOf(text: string): TitleKey[] {
  return text.split(' ').map((key) => {
    if (!(key in titleByKey)) throw new Error(`Not a title: ${key}`);
    return key as TitleKey; // checked above
  });
}

function numberOf(text: string | undefined): number {
  const number = Number(text);
  if (!text || Number.isNaN(number)) throw new Error(`Not a number: ${text}`);
  return number;
}

function rangeOf(text: string | undefined): TuitionRange {
  const [low, high] = text?.split('-') ?? [];
  return [numberOf(low), numberOf(high)];
}

function dayOf(text: string): MonthDay {
  const [month, day] = text.split('-');
  return { month: numberOf(month), day: numberOf(day) };
}

function selectivityOf(text: string | undefined): TeachingTerms['selectivity'] {
  const number = numberOf(text);
  if (number === 0 || number === 1 || number === 2 || number === 3) return number;
  throw new Error(`Not a selectivity: ${text}`);
}
