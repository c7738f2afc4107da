import type { TitleKey } from '@/mocks/catalogue/titles/program-titles';
import type { Text } from '@/mocks/catalogue/text';

/** School subjects, as named in the Vietnamese curriculum and elsewhere. */
export const schoolSubjects = {
  maths: { en: 'Math', vi: 'Toán' },
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

/** The guide of a program title, in addition to its one sentence in the title table. */
export type GuideEntry = {
  /** Other search terms, in any language. */
  also?: readonly string[];
  /** The daily work of graduates: three or four short sentences, the same in both languages. */
  work: { en: readonly string[]; vi: readonly string[] };
  /** Useful school subjects, the most important first. */
  subjects: readonly (keyof typeof schoolSubjects)[];
  /** Two to four related titles, the nearest first. */
  related: readonly TitleKey[];
  /** One thing to know before choosing it. */
  worth: Text;
};
