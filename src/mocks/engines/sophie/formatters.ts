import type { CatalogueCountry } from '@/mocks/catalogue/countries';
import { capital, type Language, type Text } from '@/mocks/catalogue/text';
import { inSentence } from '@/mocks/engines/ranking/scholarship-criteria';
import type { Cited } from './asker';
import { regionOf } from './parse/regions';

/** Collects citations: `ref` returns the `[1]` of a record, in order of mention. */
export type Citations = { ref: (record: Cited) => string; cited: Cited[] };

function same(a: Cited, b: Cited): boolean {
  if (a === b) return true;
  return 'href' in a && 'href' in b && a.href === b.href && a.text === b.text;
}

export function createCitations(): Citations {
  const cited: Cited[] = [];
  return {
    cited,
    ref: (record) => {
      if (!cited.some((one) => same(one, record))) cited.push(record);
      return `[${cited.findIndex((one) => same(one, record)) + 1}]`;
    },
  };
}

/** The lowest and the highest of some figures. */
type Span = { low: number; high: number };

/** `6.5`: bands keep the point in both languages. */
export const band = (value: number) => value.toFixed(1);

const tags = { en: 'en-US', vi: 'vi-VN' } as const;

/** `the University of Twente`, as part of a sentence. */
export function schoolInSentence({ name }: { name: Text }, language: Language): string {
  const hasArticle = language === 'en' && /^(National )?University of /.test(name.en);
  return hasArticle ? `the ${name.en}` : name[language];
}

/** The countries as part of a sentence, or the region that they make up. */
export function placeNames(places: readonly CatalogueCountry[], language: Language): string[] {
  const region = regionOf(places);
  return region ? [region[language]] : places.map(({ name }) => inSentence(name)[language]);
}

/** Formats numbers, dates and lists in a language, for use inside a line. */
export function formatters(language: Language) {
  const tag = tags[language];
  const number = (value: number) => value.toLocaleString(tag);
  const money = (dollars: number) => `$${number(Math.round(dollars))}`;
  const range = (low: number, high: number) =>
    low === high ? money(low) : `${money(low)} ${language === 'en' ? 'to' : 'đến'} ${money(high)}`;
  return {
    number,
    /** `$15,000`, `$15.000` */
    money,
    /** `$3,000 to $20,000` */
    range,
    /** `6.0 to 7.5`, formatted by `format`; a single value stands alone. */
    span: ({ low, high }: Span, format: (value: number) => string) =>
      low === high
        ? format(low)
        : `${format(low)} ${language === 'en' ? 'to' : 'đến'} ${format(high)}`,
    /** `$3,000 to $20,000 a year`, `từ $3.000 đến $20.000 một năm`; a single sum has no `từ`. */
    yearly: (low: number, high: number) =>
      language === 'en'
        ? `${range(low, high)} a year`
        : `${low === high ? '' : 'từ '}${range(low, high)} một năm`,
    /** `Jan 20, 2027`, `20/1/2027`, as in the app. */
    day: (day: string) => {
      const date = new Date(`${day.slice(0, 10)}T00:00:00Z`);
      return language === 'vi'
        ? `${date.getUTCDate()}/${date.getUTCMonth() + 1}/${date.getUTCFullYear()}`
        : date.toLocaleDateString(tag, { dateStyle: 'medium', timeZone: 'UTC' });
    },
    /** `8.5`, `8,5` */
    decimal: (value: number) =>
      language === 'vi' ? String(value).replace('.', ',') : String(value),
    /** `a, b and c`: American English would put a comma before `and`. */
    list: (items: readonly string[]) =>
      new Intl.ListFormat(language === 'vi' ? tag : 'en-GB').format(items),
    /** `a, b or c` */
    anyOf: (items: readonly string[]) =>
      new Intl.ListFormat(language === 'vi' ? tag : 'en-GB', { type: 'disjunction' }).format(items),
    /** `Math to grade 12` as part of a line; names of tests and languages keep their capitals. */
    inside: (text: string) =>
      /^(German|French|Korean|Chinese|Japanese|Italian|Spanish|Swedish|English|Dutch|IELTS|SAT)/.test(
        text,
      )
        ? text
        : text.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLocaleLowerCase(tag)),
    capital,
    /** A path of the app in that language. */
    path: (path: string) => (language === 'vi' ? `/vi${path}` : path),
    /** `3 programs`, `3 chương trình` */
    programs: (count: number) =>
      language === 'vi'
        ? `${number(count)} chương trình`
        : `${number(count)} ${count === 1 ? 'program' : 'programs'}`,
  };
}

/** Added wherever figures of the catalogue appear. */
export const illustrative = {
  en: 'These figures are illustrative, so check the school’s page.',
  vi: 'Số liệu chỉ để minh họa, bạn xem lại trên trang của trường nhé.',
} as const;
