import type { Text } from './text';

/** Requirements besides grades, subjects and tests. */
export const extras = {
  portfolio: { en: 'Portfolio', vi: 'Tập tác phẩm (portfolio)' },
  audition: { en: 'Audition', vi: 'Thi năng khiếu biểu diễn' },
  interview: { en: 'Interview', vi: 'Phỏng vấn' },
  selection: {
    en: 'Selection for limited places (numerus fixus)',
    vi: 'Vòng tuyển chọn vì giới hạn chỗ (numerus fixus)',
  },
  aptitudeTest: { en: 'Aptitude test', vi: 'Bài thi năng lực' },
  lawTest: { en: 'Law admission test (LNAT)', vi: 'Bài thi đầu vào ngành luật (LNAT)' },
  medicalTest: { en: 'Medical admission test (UCAT)', vi: 'Bài thi đầu vào ngành y (UCAT)' },
  italianMedicalTest: {
    en: 'Admission test for medicine in English (IMAT)',
    vi: 'Bài thi đầu vào ngành y bằng tiếng Anh (IMAT)',
  },
  personalEssays: { en: 'Personal essays', vi: 'Bài luận cá nhân' },
  studyPlan: { en: 'Study plan', vi: 'Kế hoạch học tập' },
  german: {
    en: 'German at level C1 (TestDaF or DSH)',
    vi: 'Tiếng Đức trình độ C1 (TestDaF hoặc DSH)',
  },
  germanForFoundation: {
    en: 'German at level B1 to B2, and an entrance test of the Studienkolleg',
    vi: 'Tiếng Đức trình độ B1 đến B2 và bài thi đầu vào của Studienkolleg',
  },
  french: {
    en: 'French at level B2 (DELF or TCF)',
    vi: 'Tiếng Pháp trình độ B2 (DELF hoặc TCF)',
  },
  korean: { en: 'Korean at TOPIK level 4', vi: 'Tiếng Hàn TOPIK cấp 4' },
  chinese: { en: 'Chinese at TOCFL level 3', vi: 'Tiếng Hoa TOCFL cấp 3' },
  mandarin: { en: 'Chinese at HSK level 4', vi: 'Tiếng Trung HSK cấp 4' },
  japanese: { en: 'Japanese at JLPT N2', vi: 'Tiếng Nhật JLPT N2' },
  italian: {
    en: 'Italian at level B2 (CILS or CELI)',
    vi: 'Tiếng Ý trình độ B2 (CILS hoặc CELI)',
  },
  spanish: { en: 'Spanish at level B2 (DELE)', vi: 'Tiếng Tây Ban Nha trình độ B2 (DELE)' },
  holistic: {
    en: 'More people qualify than there are places, so the school chooses',
    vi: 'Số bạn đủ yêu cầu nhiều hơn số chỗ, nên trường còn xét chọn',
  },
  certificateInNL: {
    en: 'With a Vietnamese diploma: usually a foundation year or a first year of university',
    vi: 'Với bằng THPT Việt Nam: thường cần một năm dự bị hoặc năm nhất đại học',
  },
  certificateInDE: {
    en: 'With a Vietnamese diploma: an APS certificate, and a Studienkolleg or a first year of university',
    vi: 'Với bằng THPT Việt Nam: chứng chỉ APS, cùng Studienkolleg hoặc năm nhất đại học',
  },
  certificateInGB: {
    en: 'With a Vietnamese diploma: usually a foundation year, A levels or the IB',
    vi: 'Với bằng THPT Việt Nam: thường cần một năm dự bị, A level hoặc IB',
  },
} as const satisfies Record<string, Text>;

export type ExtraKey = keyof typeof extras;
