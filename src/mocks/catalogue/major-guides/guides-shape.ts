import type { TitleKey } from '@/mocks/catalogue/titles/program-titles';
import type { Text } from '@/mocks/catalogue/text';

/** Subjects at school, by their names in the Vietnamese programme and in general ones. */
export const schoolSubjects = {
  maths: { en: 'Maths', vi: 'Toán' },
  physics: { en: 'Physics', vi: 'Vật lý' },
  chemistry: { en: 'Chemistry', vi: 'Hóa học' },
  biology: { en: 'Biology', vi: 'Sinh học' },
  computing: { en: 'Computing', vi: 'Tin học' },
  technology: { en: 'Design and technology', vi: 'Công nghệ' },
  literature: { en: 'Literature', vi: 'Ngữ văn' },
  english: { en: 'English', vi: 'Tiếng Anh' },
  language: { en: 'A second foreign language', vi: 'Ngoại ngữ 2' },
  history: { en: 'History', vi: 'Lịch sử' },
  geography: { en: 'Geography', vi: 'Địa lý' },
  civics: { en: 'Economics and civics', vi: 'Giáo dục kinh tế và pháp luật' },
  art: { en: 'Art', vi: 'Mỹ thuật' },
  music: { en: 'Music', vi: 'Âm nhạc' },
  sport: { en: 'Physical education', vi: 'Giáo dục thể chất' },
} as const satisfies Record<string, Text>;

/** What a program title is like, beside its one sentence of what is learnt (design section 5, /majors). */
export type GuideEntry = {
  /** Other words that people look for it by, in any language. */
  also?: readonly string[];
  /** The daily work of those who studied it: three or four short sentences, the same ones in both languages. */
  work: { en: readonly string[]; vi: readonly string[] };
  /** Subjects at school that lead there, the most important first. */
  subjects: readonly (keyof typeof schoolSubjects)[];
  /** Two to four titles that are near it, the nearest first. */
  related: readonly TitleKey[];
  /** One thing to know before choosing it, said plainly. */
  worth: Text;
};
