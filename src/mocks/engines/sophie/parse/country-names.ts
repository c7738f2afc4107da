import { countryShortNames } from '@/mocks/catalogue/short-names';
import { countries } from '@/mocks/catalogue/countries';
import { foldWords } from '@/lib/fold-text';
import { hasDiacritics } from './language';
import { findNames, lexiconOf } from './lexicon';

type Country = (typeof countries)[number];

/** Words that are also something else without their diacritics, with the form that is a name. */
const FORMS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    duc: ['đức'],
    uc: ['úc'],
    my: ['mỹ'],
    phap: ['pháp'],
    nhat: ['nhật'],
    han: ['hàn'],
    ao: ['áo'],
    duoc: ['dược'],
    luat: ['luật'],
    toan: ['toán'],
    may: ['máy', 'may'],
    y: ['y', 'ý'],
  }),
);

const NOT_A_COUNTRY = new RegExp(
  [
    '(?:giao|dao|the|phuc|phuong|luat|bien|giai|hop|sinh|chu|cap|tham) (?:duc|phap|nhat|my|han|anh)',
    '(?:(?:hoc sinh|sinh vien|nguoi|hoc sinh sinh vien|bang thpt|bang tot nghiep|bang) viet nam|my thuat|phap luat|phap ly|han lam|anh chi|anh em|anh oi|anh huong|duc tinh|y nghia|y tuong)',
    '(?:re|tot|cao|thap|gan|som|it|nhieu|moi|dat|lon|nho|de|kho|dep|ngan|dai|muon|thu|quan trong|phu hop|can|hop|ung) nhat',
    'may nam|chung minh tai chinh|ho tro tai chinh|kho khan tai chinh|financial aid',
  ]
    .map((part) => `\\b(?:${part})\\b`)
    .join('|'),
  'g',
);

const BEFORE =
  '(?:o|tai|du hoc|di|sang|nuoc|visa|hoc bong|truong|voi|va|hay|hoac|giua|than|thi thuc|lai|qua|den)';
const SHORT: readonly { code: string; word: string; bare: 'always' | 'accented' | 'never' }[] = [
  { code: 'DE', word: 'duc', bare: 'always' },
  { code: 'AU', word: 'uc', bare: 'always' },
  { code: 'FR', word: 'phap', bare: 'always' },
  { code: 'US', word: 'my', bare: 'accented' },
  { code: 'JP', word: 'nhat', bare: 'accented' },
  { code: 'KR', word: 'han', bare: 'accented' },
  { code: 'GB', word: 'anh', bare: 'never' },
  { code: 'IT', word: 'y', bare: 'never' },
  { code: 'AT', word: 'ao', bare: 'never' },
];

/** `du học Ý`, but not `gợi ý`, `ý kiến` or `ý mình là`. */
const ITALY = new RegExp(
  [
    String.raw`(?<=(?:du học|học ở|ở|tại|sang|đi|qua|đến|visa|hay|hoặc|và|với)\s)[Ýý](?!\p{L}|\s+(?:kiến|nghĩa|tưởng|định|chí|thức|là|em|mình))`,
    String.raw`(?<![\p{L}])(?<!(?:gợi|chú|đồng|để|tùy|tuỳ|vô|cố|theo|góp|nước|có|xin)\s)Ý(?!\p{L}|\s+(?:kiến|nghĩa|tưởng|định|chí|thức|là|em|mình|của|bạn|tôi))`,
  ].join('|'),
  'gu',
);

const AI = /\bAI\b|(?<=\b(?:study|in|học|hoc|ngành|nganh|major)\s)ai\b(?!\s+(?:la|là))/g;

/** The text folded, without words that are a name only when their diacritics are gone. */
export function nameText(typed: string): string {
  const raw = typed.normalize('NFC');
  const isLoud = hasDiacritics(raw) && raw === raw.toUpperCase();
  const spelled = raw
    .replaceAll(AI, (word, at: number) =>
      // `KHÔNG AI HIỂU EM`
      word === 'AI' && isLoud && !/(?:NGÀNH|HỌC|VÀ)\s$/.test(raw.slice(0, at))
        ? word
        : 'artificial intelligence',
    )
    .replaceAll(ITALY, 'nước Ý')
    .replaceAll(/\bIT\b/g, 'information technology')
    // In small letters it is `nếu`.
    .replaceAll(/\bNEU\b/g, 'National Economics University')
    .replaceAll(/\bU\.?S\.?A?\b\.?|\bthe us\b/g, 'usa');
  const kept = hasDiacritics(spelled)
    ? spelled.toLowerCase().replaceAll(/\p{L}+/gu, (word) => {
        const forms = FORMS.get(foldWords(word));
        return forms && !forms.includes(word) ? '·' : word;
      })
    : spelled;
  return foldWords(kept.replaceAll('·', ' xx '))
    .replaceAll(NOT_A_COUNTRY, ' xx ')
    .replaceAll(/ +/g, ' ')
    .trim();
}

/** `tiếng Đức`: a language, no country. It may be a major, as in `ngôn ngữ Anh`. */
const LANGUAGE = /\b(?:tieng|ngon ngu|ngu) (?:duc|phap|nhat|han|anh|trung|my)(?: quoc| ban)?\b/g;

const lexicon = lexiconOf<string>([
  ...countries.map(({ code, name }) => ({
    row: code,
    // `Ý` and `Đức` are also other words without their diacritics.
    names: [name.en, name.vi].filter((one) => !SHORT.some(({ word }) => word === foldWords(one))),
  })),
  ...Object.entries(countryShortNames).map(([code, names]) => ({ row: code, names })),
]);

/** ISO codes of the countries in a name text, in order of mention; some may not be in the catalogue. */
export function countryCodesIn(text: string, raw: string, vietnamese: boolean): string[] {
  const { found, mentions, rest } = findNames(text.replaceAll(LANGUAGE, ' xx '), lexicon);
  if (!vietnamese) return found;
  const accented = hasDiacritics(raw);
  const short = SHORT.filter(({ word, bare }) => {
    const alone = bare === 'always' || (bare === 'accented' && accented);
    return new RegExp(
      alone
        ? `\\b${word}\\b`
        : `\\b${BEFORE} ${word}\\b|^${word} (?:hay|hoac|va)\\b${word === 'anh' || word === 'y' ? '' : `|\\b${word}$`}`,
    ).test(rest);
  });
  let next = 0;
  const inOrder = rest.split(' ').flatMap((word) => {
    if (word !== '·') return short.filter((one) => one.word === word).map(({ code }) => code);
    const code = mentions[next];
    next += 1;
    return code ?? [];
  });
  return [...new Set(inOrder)];
}

/** The countries of the catalogue with these codes. */
export function countriesByCode(codes: readonly string[]): Country[] {
  return codes.flatMap((code) => countries.find((one) => one.code === code) ?? []);
}
