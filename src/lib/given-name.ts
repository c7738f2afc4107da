import { foldText } from './fold-text';

/** The most common Vietnamese family names, without diacritics. Names that are given names elsewhere (Mai, Ha) are left out. */
const FAMILY_NAMES = new Set(
  `nguyen tran le pham huynh hoang phan vu vo dang bui do ho ngo duong ly dinh doan dao luong trinh truong cao chau
  phung vuong luu nghiem quach kieu`.split(/\s+/),
);

/** Marks that only Vietnamese has: hook, horn, dot below, or two on one letter. Other languages have `đ` and single accents, too. */
const VIETNAMESE_MARK = /[\u0309\u031b\u0323]|\p{M}{2}/u;

/** The name to greet with: the last word of a Vietnamese name, the first of others (R44). */
export function givenName(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words[0] ?? '';
  const last = words.at(-1) ?? '';
  const isFamilyName = (word: string) => FAMILY_NAMES.has(foldText(word));
  if (isFamilyName(first)) return last;
  // In western order: Linh Trần.
  if (isFamilyName(last)) return first;
  return VIETNAMESE_MARK.test(name.normalize('NFD')) ? last : first;
}
