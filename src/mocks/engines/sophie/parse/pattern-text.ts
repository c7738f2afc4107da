import { foldWords } from '@/lib/fold-text';

/** Folded phrases of the patterns, with the spellings that the patterns mean. */
type Spellings = Readonly<Record<string, readonly string[]>>;

/** Phrases that are also something else without their diacritics. Typos of a cry for help count as it. */
export const TOPIC_WORDS: Spellings = {
  'tu tu': ['tự tử', 'tự tữ', 'tự tủ', 'tự tũ', 'tự tứ', 'tự từ', 'tự tư', 'tụ tử', 'tư tử'],
  'tu sat': ['tự sát'],
  'tu hai': ['tự hại'],
  'muon chet': ['muốn chết'],
  'treo co': ['treo cổ'],
  'nhay lau': ['nhảy lầu'],
  'nhay cau': ['nhảy cầu'],
  'cat tay': ['cắt tay'],
  'rach tay': ['rạch tay'],
  'chan doi': ['chán đời'],
  'chan song': ['chán sống'],
  'vo dung': ['vô dụng'],
  'bo danh': ['bố đánh', 'bó đánh'],
  'me danh': ['mẹ đánh'],
  'ba danh': ['ba đánh'],
  'cha danh': ['cha đánh'],
  'danh em': ['đánh em'],
  'danh con': ['đánh con'],
  'danh minh': ['đánh mình'],
  'co don': ['cô đơn'],
  'so hai': ['sợ hãi'],
  khoc: ['khóc'],
  buon: ['buồn'],
};

/** Spellings of chats. The `k` of `30 k` is none. */
const SHORTHAND: ReadonlyMap<string, string> = new Map(
  Object.entries({
    k: 'không',
    ko: 'không',
    kg: 'không',
    hok: 'không',
    hông: 'không',
    khum: 'không',
    hem: 'không',
    e: 'em',
    mk: 'mình',
    mik: 'mình',
    mún: 'muốn',
    mun: 'muon',
    chít: 'chết',
    chit: 'chet',
    xống: 'sống',
    bùn: 'buồn',
    bun: 'buon',
    nx: 'nữa',
  }),
);

/** The words as they are typed: `dont` becomes `don t` like `don’t`, `dieee` becomes `die`. */
function typedWords(raw: string): string[] {
  const words = raw
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(
      /(?<!\p{L})(do|does|did|ca|wo|is|was|could|would|should|have|has)nt(?!\p{L})/gu,
      '$1n t',
    )
    .replaceAll(/(?<!\p{L})i(m|ve)(?!\p{L})/gu, 'i $1')
    .replaceAll(/(\p{L})\1{2,}/gu, '$1')
    .match(/[\p{L}\p{N}\p{M}]+/gu);
  return (words ?? []).map((word, at, all) =>
    /\d$/.test(all[at - 1] ?? '') ? word : (SHORTHAND.get(word) ?? word),
  );
}

/**
 * The folded question. Of a phrase that is typed with other diacritics than the patterns mean, the last word is `xx`:
 * `từ từ` is not `tự tử`. A word without diacritics may be either, and stays.
 */
export function patternText(raw: string, spellings: Spellings): string {
  const typed = typedWords(raw);
  const words = typed.map(foldWords);
  for (const [phrase, meant] of Object.entries(spellings)) {
    const plain = phrase.split(' ');
    const isMeant = (given: readonly string[]) =>
      meant.some((one) => {
        const spelled = one.split(' ');
        return given.every((word, index) => word === spelled[index] || word === plain[index]);
      });
    for (let at = 0; at + plain.length <= words.length; at += 1) {
      if (!plain.every((word, index) => words[at + index] === word)) continue;
      const given = typed.slice(at, at + plain.length);
      if (given.join(' ') !== phrase && !isMeant(given)) words[at + plain.length - 1] = 'xx';
    }
  }
  return words.filter(Boolean).join(' ');
}
