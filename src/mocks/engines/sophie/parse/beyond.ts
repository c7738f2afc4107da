import type { Text } from '@/mocks/catalogue/text';

/** Something that the catalogue doesn't know, and who does; its name is part of a sentence. */
export type Beyond = {
  name: Text;
  ask: Text;
  /** No place or major is meant. */
  general?: true;
};

const SUBJECTS: readonly (Beyond & { pattern: RegExp })[] = [
  {
    pattern:
      /\b(is|are|how) (\w+ ){0,4}(safe|dangerous)\b|\bsafe (for|to live|countr\w+|cit\w+)\b|\bco (an toan|nguy hiem)|\b(an toan|nguy hiem) (khong|cho|hon)\b/,
    name: { en: 'how safe a place is', vi: 'mức độ an toàn của từng nơi' },
    ask: {
      en: 'Ask the international office of a school, or students who live there.',
      vi: 'Bạn hỏi phòng sinh viên quốc tế của trường hoặc sinh viên đang sống ở đó nhé.',
    },
  },
  {
    pattern:
      /\b(is|are) (?!it |there )(\w+ ){1,4}(hard|difficult|easy|tough)\b|\bhow (hard|difficult|easy) (is|are) (?!it )|\b(de hay kho|kho hay de|kho khong|co (kho|de) (hoc )?khong)\b/,
    name: { en: 'how hard it is to study something', vi: 'độ khó của việc học' },
    ask: {
      en: 'Ask students who are doing it now.',
      vi: 'Bạn hỏi những sinh viên đang học nhé.',
    },
  },
  {
    pattern:
      /\b(ai|artificial intelligence|robots?) (will |can |going to )?(take|replace|kill)\b|\b(replaced|taken) by (ai|robots?)\b|\b(ai|tri tue nhan tao) (co |se )*thay the|\bbi (ai|tri tue nhan tao) thay the\b/,
    name: { en: 'what AI will do to jobs', vi: 'chuyện AI sẽ thay đổi nghề nghiệp ra sao' },
    ask: { en: 'Nobody knows that for certain.', vi: 'Điều này chưa ai biết chắc.' },
    general: true,
  },
];

const TEST_FEE: Beyond = {
  name: {
    en: 'what a test costs and where you can take it',
    vi: 'lệ phí và địa điểm của các kỳ thi',
  },
  ask: {
    en: 'The official website of the test has both.',
    vi: 'Bạn xem trên trang chính thức của kỳ thi nhé.',
  },
  general: true,
};

const TEST = '(?:the )?(?:ielts|toefl|duolingo|pte|sat|act)';
const FEE = new RegExp(
  `\\bhow much (?:does|is|do) ${TEST}\\b|\\b(?:cost|price|fee)s? (?:of|for) ${TEST}\\b|\\b${TEST} (?:test |exam )?(?:cost|price|fee)s?\\b|\\bwhere (?:can|do|should) i (?:take|sit|do) ${TEST}\\b|\\b(?:le phi|phi|gia)(?: thi)? ${TEST}\\b|\\bthi ${TEST} (?:o dau|het bao nhieu|bao nhieu tien|mat bao nhieu|ton bao nhieu)\\b`,
);

/** Whether the folded question is about the fee of a test, or where to take it. */
export function asksTestFee(text: string): boolean {
  return FEE.test(text);
}

/** What the catalogue doesn't know of a folded question; `null` for none. */
export function beyondIn(text: string): Beyond | null {
  if (asksTestFee(text)) return TEST_FEE;
  return SUBJECTS.find(({ pattern }) => pattern.test(text)) ?? null;
}
