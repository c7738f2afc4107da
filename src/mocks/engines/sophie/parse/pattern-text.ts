import { foldWords } from '@/lib/fold-text';

/** Folded phrases of the patterns, with the spellings that the patterns mean. */
type Spellings = Readonly<Record<string, readonly string[]>>;

/** Spellings with the diacritics of some words left out: a cry for help is typed in haste. */
function inHaste(...spellings: readonly string[]): string[] {
  const bothWays = (word: string) => [...new Set([word, foldWords(word)])];
  return spellings.flatMap((spelling) =>
    spelling
      .split(' ')
      .map(bothWays)
      .reduce((starts, words) =>
        starts.flatMap((start) => words.map((word) => `${start} ${word}`)),
      ),
  );
}

/** Phrases that are also something else without their diacritics. Typos of a cry for help count as it. */
export const TOPIC_WORDS: Spellings = {
  'tu tu': inHaste('tự tử', 'tự tữ', 'tự tủ', 'tự tũ', 'tự tứ', 'tự từ', 'tự tư', 'tụ tử', 'tư tử'),
  'tu sat': inHaste('tự sát'),
  'tu hai': inHaste('tự hại'),
  'muon chet': inHaste('muốn chết'),
  'treo co': inHaste('treo cổ'),
  'nhay lau': inHaste('nhảy lầu'),
  'nhay cau': inHaste('nhảy cầu'),
  'cat tay': inHaste('cắt tay'),
  'rach tay': inHaste('rạch tay'),
  'chan doi': inHaste('chán đời'),
  'chan song': inHaste('chán sống'),
  'vo dung': inHaste('vô dụng'),
  'bo danh': inHaste('bố đánh', 'bó đánh'),
  'me danh': inHaste('mẹ đánh'),
  'ba danh': inHaste('ba đánh'),
  'cha danh': inHaste('cha đánh'),
  'danh em': inHaste('đánh em'),
  'danh con': inHaste('đánh con'),
  'danh minh': inHaste('đánh mình'),
  'dang chet': inHaste('đáng chết'),
  'so soang': inHaste('sờ soạng'),
  'co don': inHaste('cô đơn'),
  'so hai': inHaste('sợ hãi'),
  khoc: inHaste('khóc'),
  buon: inHaste('buồn'),
  'danh sach cho': ['danh sách chờ'],
  gap: [],
  'cong chung': ['công chứng'],
  luong: ['lương'],
  'hoc ba': ['học bạ'],
  'moi gioi': ['môi giới'],
  'nho nha': ['nhớ nhà'],
  'co du': ['có đủ'],
  'co hoi': ['cơ hội'],
  'han la': ['hạn là'],
  phi: ['phí'],
};

/** What a student likes: `về` and `vẫn` are no subjects. */
export const LIKE_WORDS: Spellings = {
  ve: ['vẽ'],
  van: ['văn'],
  toan: ['toán'],
  viet: ['viết'],
  luat: ['luật'],
  hat: ['hát'],
  dan: ['đàn'],
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
    cứa: 'rạch',
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
 * `từ từ` is not `tự tử`. Without diacritics it may be either, and stays.
 */
export function patternText(raw: string, spellings: Spellings): string {
  const typed = typedWords(raw);
  const words = typed.map(foldWords);
  for (const [phrase, meant] of Object.entries(spellings)) {
    const plain = phrase.split(' ');
    for (let at = 0; at + plain.length <= words.length; at += 1) {
      if (!plain.every((word, index) => words[at + index] === word)) continue;
      const given = typed.slice(at, at + plain.length).join(' ');
      if (given !== phrase && !meant.includes(given)) words[at + plain.length - 1] = 'xx';
    }
  }
  return words.filter(Boolean).join(' ');
}
