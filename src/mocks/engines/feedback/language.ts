import type { Language } from '@/mocks/catalogue/text';
import type { Token } from './tokens';

/** Letters that occur in Vietnamese and not in English. */
const VIETNAMESE = /[ăâđêôơưàảãáạằẳẵắặầẩẫấậèẻẽéẹềểễếệìỉĩíịòỏõóọồổỗốộờởỡớợùủũúụừửữứựỳỷỹýỵ]/;
/** Frequent Vietnamese words typed without diacritics; none of them is English. */
const UNMARKED = new Set(
  'khong toi nhung duoc cua mot nguoi trong voi nay nhu cung rat minh lam nguoi truong hoc'.split(
    ' ',
  ),
);
/** A Vietnamese name or two do not make an English draft Vietnamese. */
const SHARE = 0.2;

/** The language of a draft, judged by words that only Vietnamese has. English if there are none. */
export function languageOfDraft(tokens: readonly Token[]): Language {
  const vietnamese = tokens.filter(({ word }) => VIETNAMESE.test(word) || UNMARKED.has(word));
  return vietnamese.length > tokens.length * SHARE ? 'vi' : 'en';
}
