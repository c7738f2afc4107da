import type { Language } from '@/mocks/catalogue/text';
import { foldWords } from '@/lib/fold-text';

const VIETNAMESE_LETTER = /[ăâđêôơưàảãáạằẳẵắặầẩẫấậèẻẽéẹềểễếệìỉĩíịòỏõóọồổỗốộờởỡớợùủũúụừửữứựỳỷỹýỵ]/i;

/** Frequent words without diacritics. None of them is a word of the other language. */
const WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  vi: new Set(
    `khong toi minh em ban la cua hoc truong nganh bao nhieu nao gi co duoc va hay nen du nop diem phi voi cho thi sao
     muon duoi trieu sanh re nhat mot nam luong viec them tai tieng bong nhu dai nuoc phai yeu cau dieu kien sinh
     gioi thieu hoat han chuong trinh thich lam nghe lop thi bang ho chao giup viet luan bai kem xong tot nghiep
     mien dau vao chi o hoac hon giua khac nhau dinh cu cach bi chet dang qua roi met
     de giay thu tuc phap duc dich cong chung thiet ke bao ve ngay phong van xin tu nhan ung ra ma nay kia biet cai moi mai anh
     chon mat khoan ket mo nhung hien dang di sau truoc tren nha tien dich
     ko hok mun nua nhe buon`.split(/\s+/),
  ),
  en: new Set(
    `the is are what which how does i for of and should need much where when with study at am you your that this any
     there between would has want many from compare please get students student scholarships scholarship university
     school program programs cost deadline apply requirements essay write tell about be feel under without year if
     while after need we they she he who why best good`.split(/\s+/),
  ),
};
/** Whether the text has a letter that only Vietnamese has. */
export function hasDiacritics(text: string): boolean {
  return VIETNAMESE_LETTER.test(text.normalize('NFC'));
}

/** The language of a question; `fallback` if its words do not tell. */
export function languageOfQuestion(raw: string, fallback: Language): Language {
  // `don’t` is one word: `don` may be Vietnamese.
  const joined = raw.replaceAll(/(?<=\p{L})['’](?=\p{L})/gu, '');
  const words = foldWords(joined).split(' ');
  const count = (language: Language) => words.filter((word) => WORDS[language].has(word)).length;
  const [en, vi] = [count('en'), count('vi')];
  if (hasDiacritics(raw)) return vi * 2 >= en ? 'vi' : 'en';
  return en === vi ? fallback : en > vi ? 'en' : 'vi';
}
