import type { Language } from '@/mocks/catalogue/text';
import type { CatalogueEntry } from '@/mocks/data/entries';

/** Collects citations: `ref` returns the `[1]` of a program, in order of mention. */
export type Citations = { ref: (entry: CatalogueEntry) => string; cited: CatalogueEntry[] };

export function createCitations(): Citations {
  const cited: CatalogueEntry[] = [];
  return {
    cited,
    ref: (entry) => {
      if (!cited.includes(entry)) cited.push(entry);
      return `[${cited.indexOf(entry) + 1}]`;
    },
  };
}

const tags = { en: 'en-US', vi: 'vi-VN' } as const;

/** Formats numbers, dates and lists in a language, for use inside a line. */
export function formatters(language: Language) {
  const tag = tags[language];
  const number = (value: number) => value.toLocaleString(tag);
  return {
    number,
    /** `$15,000`, `$15.000` */
    money: (dollars: number) => `$${number(Math.round(dollars))}`,
    /** `20 January 2027`, `20/1/2027` */
    day: (day: string) => {
      const date = new Date(`${day}T00:00:00Z`);
      return language === 'vi'
        ? `${date.getUTCDate()}/${date.getUTCMonth() + 1}/${date.getUTCFullYear()}`
        : date.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    },
    /** `a, b and c` */
    list: (items: readonly string[]) =>
      new Intl.ListFormat(language === 'vi' ? tag : 'en-GB').format(items),
    /** `Maths to grade 12` as part of a line; names of tests and languages keep their capitals. */
    inside: (text: string) =>
      /^(German|French|Korean|Chinese)/.test(text)
        ? text
        : text.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLocaleLowerCase(tag)),
    /** `of course` becomes `Of course`. */
    capital: (text: string) => text.charAt(0).toLocaleUpperCase(tag) + text.slice(1),
    /** A path of the app in that language. */
    path: (path: string) => (language === 'vi' ? `/vi${path}` : path),
  };
}

/** Added wherever figures of the catalogue appear. */
export const illustrative = {
  en: 'Fees, dates and requirements here are illustrative: the school’s own page decides.',
  vi: 'Học phí, hạn nộp và điều kiện ở đây chỉ để minh họa, thông tin chính thức nằm trên trang của trường.',
} as const;
