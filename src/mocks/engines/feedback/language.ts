import type { Language } from '@/mocks/catalogue/text';
import type { Token } from './tokens';

/** Letters that Vietnamese has and English has not. */
const VIETNAMESE = /[ăâđêôơưàảãáạằẳẵắặầẩẫấậèẻẽéẹềểễếệìỉĩíịòỏõóọồổỗốộờởỡớợùủũúụừửữứựỳỷỹýỵ]/;
/** Frequent words of Vietnamese that is typed without marks, none of them English. */
const UNMARKED = new Set(
  'khong toi nhung duoc cua mot nguoi trong voi nay nhu cung rat minh lam nguoi truong hoc'.split(
    ' ',
  ),
);
/** A name or two do not make an English draft Vietnamese. */
const SHARE = 0.2;

/** The language a draft is written in, by the words that only Vietnamese has; English for none. */
export function languageOfDraft(tokens: readonly Token[]): Language {
  const vietnamese = tokens.filter(({ word }) => VIETNAMESE.test(word) || UNMARKED.has(word));
  return vietnamese.length > tokens.length * SHARE ? 'vi' : 'en';
}
