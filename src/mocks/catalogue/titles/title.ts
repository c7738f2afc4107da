import type { ExtraKey } from '@/mocks/catalogue/extras';
import type { Text } from '@/mocks/catalogue/text';

/** What a program can ask to have been studied, or to be shown. */
export type Subject =
  | 'maths'
  | 'physics'
  | 'chemistry'
  | 'biology'
  | 'history'
  | 'geography'
  | 'literature'
  | 'art portfolio';

/** Names of the subjects, as they stand in a list of requirements. */
export const subjectNames: Record<Subject, Text> = {
  maths: { en: 'Maths', vi: 'Toán' },
  physics: { en: 'Physics', vi: 'Vật lý' },
  chemistry: { en: 'Chemistry', vi: 'Hóa học' },
  biology: { en: 'Biology', vi: 'Sinh học' },
  history: { en: 'History', vi: 'Lịch sử' },
  geography: { en: 'Geography', vi: 'Địa lý' },
  literature: { en: 'Literature', vi: 'Ngữ văn' },
  'art portfolio': { en: 'Art portfolio', vi: 'Tập tác phẩm mỹ thuật' },
};

/** The family of degree that a title leads to; each country words it in its own way. */
export type Award =
  | 'science'
  | 'engineering'
  | 'business'
  | 'social'
  | 'arts'
  | 'design'
  | 'architecture'
  | 'education'
  | 'nursing'
  | 'laws';

/** A program title: what a student calls a major. */
export type TitleEntry = {
  id: number;
  /** Its course preference. */
  parentId: number;
  title: Text;
  /** School subjects that a program of it typically asks for, the most important first. */
  subjects: readonly Subject[];
  award: Award;
  /** The degree written out, where `Bachelor of Science (...)` and the like would not be said. */
  long?: string;
  /** Takes a year more in countries where other degrees take three. */
  longer?: boolean;
  /** Asks for half an IELTS band more than its school does elsewhere. */
  moreEnglish?: boolean;
  /** Asked on top of grades and tests. */
  asks?: ExtraKey;
  /** One sentence on what is learnt. */
  learn: Text;
};
