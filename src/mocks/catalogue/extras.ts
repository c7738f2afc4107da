import type { Text } from './text';

/** Requirements besides grades, subjects and tests. */
export const extras = {
  portfolio: { en: 'Portfolio', vi: 'Tập tác phẩm (portfolio)' },
  interview: { en: 'Interview', vi: 'Phỏng vấn' },
  matchingQuestionnaire: { en: 'Matching questionnaire', vi: 'Bài trắc nghiệm chọn ngành' },
  aptitudeTest: { en: 'Aptitude test', vi: 'Bài thi năng lực' },
  lawTest: { en: 'Law admission test (LNAT)', vi: 'Bài thi đầu vào ngành luật (LNAT)' },
  personalEssays: { en: 'Personal essays', vi: 'Bài luận cá nhân' },
  studyPlan: { en: 'Study plan', vi: 'Kế hoạch học tập' },
  german: {
    en: 'German at level C1 (TestDaF or DSH)',
    vi: 'Tiếng Đức trình độ C1 (TestDaF hoặc DSH)',
  },
  french: {
    en: 'French at level B2 (DELF or TCF)',
    vi: 'Tiếng Pháp trình độ B2 (DELF hoặc TCF)',
  },
  korean: { en: 'Korean at TOPIK level 4', vi: 'Tiếng Hàn TOPIK cấp 4' },
  chinese: { en: 'Chinese at TOCFL level 3', vi: 'Tiếng Hoa TOCFL cấp 3' },
} as const satisfies Record<string, Text>;

export type ExtraKey = keyof typeof extras;
