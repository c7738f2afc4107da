import type { ExtraKey } from '@/mocks/catalogue/extras';
import type { Text } from '@/mocks/catalogue/text';

/** Subjects and proofs that a program can require. */
export type SchoolSubject =
  | 'maths'
  | 'physics'
  | 'chemistry'
  | 'biology'
  | 'history'
  | 'geography'
  | 'literature'
  | 'art portfolio';

/** Names of the subjects, as part of a list of requirements. */
export const subjectNames: Record<SchoolSubject, Text> = {
  maths: { en: 'Math', vi: 'Toán' },
  physics: { en: 'Physics', vi: 'Vật lý' },
  chemistry: { en: 'Chemistry', vi: 'Hóa học' },
  biology: { en: 'Biology', vi: 'Sinh học' },
  history: { en: 'History', vi: 'Lịch sử' },
  geography: { en: 'Geography', vi: 'Địa lý' },
  literature: { en: 'Literature', vi: 'Ngữ văn' },
  'art portfolio': { en: 'Art portfolio', vi: 'Tập tác phẩm mỹ thuật' },
};

/** The kind of degree that a title leads to; each country has its own wording. */
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
  | 'medicine'
  | 'dentistry'
  | 'veterinary'
  | 'music'
  | 'laws';

export type TitleEntry = {
  id: number;
  parentId: number;
  title: Text;
  /** School subjects that programs typically require, the most important first. */
  subjects: readonly SchoolSubject[];
  award: Award;
  /** The degree in full, where `Bachelor of Science (...)` would be wrong. */
  long?: string;
  /** The Vietnamese word for the degree, where it is not `Cử nhân`. */
  degreeVi?: string;
  /** Length in years, where it is the same in every country. */
  years?: number;
  /** How many times the tuition of the school's other programs it costs. */
  feeFactor?: number;
  /** Requires top grades at any school. */
  selective?: boolean;
  /** Takes a year longer in countries where other degrees take three. */
  longer?: boolean;
  /** Requires half an IELTS band more than usual at the school. */
  moreEnglish?: boolean;
  /** Required besides grades and tests. */
  asks?: ExtraKey;
  /** One sentence on what is learnt. */
  learn: Text;
};
