import type { Degree } from '@/mocks/catalogue/schools/school';
import type { SchoolSubject } from '@/mocks/catalogue/titles/title';

function within(text: string | undefined, most: number): number | null {
  const value = Number((text ?? '').replace(',', '.'));
  return text && value > 0 && value <= most ? value : null;
}

/** `1300 on the SAT`, `6.5 trên bài IELTS` */
const ON_THE = String.raw`(?:(?:điểm|diem)\s)?(?:(?:on|in|for|at|trên|tren)\s(?:the\s|my\s|bài\s|bai\s)?)?`;
const BAND_AFTER = /ielts\D{0,14}?(\d(?:[.,]\d)?)(?![\d.,]*\d)/i;
const BAND_BEFORE = new RegExp(`(?<![\\d.,])(\\d(?:[.,]\\d)?)\\s?${ON_THE}ielts`, 'i');

/** The IELTS band in a question; `null` for none. */
export function ieltsIn(raw: string): number | null {
  const band = BAND_AFTER.exec(raw)?.[1] ?? BAND_BEFORE.exec(raw)?.[1];
  const value = within(band, 9);
  return value === null ? null : Math.round(value * 2) / 2;
}

/** A grade average and its scale. */
export type AverageFigure = { value: number; of: 4 | 10 };

/** The figure before its name wins: in `8.5 GPA and IELTS 7` the 7 is another test's. */
const AVERAGE_BEFORE = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?)\s?(gpa|average)/i;
/** `điểm trung bình 3 năm là 8.2` is 8.2; `chi phí trung bình 1 năm` is no average. */
const AVERAGE_AFTER =
  /(gpa|average|điểm trung bình|diem trung binh|điểm tb|diem tb|đtb|dtb)(?:(?!ielts|sat\b|toefl|[.,;]\s)\D|\d\s?(?:năm|nam|kỳ|ky)\b){0,18}?(\d{1,2}(?:[.,]\d{1,2})?)(?![.,]?\d|\s*(?:năm|nam|years?|kỳ|ky|%|k\b|usd|triệu))/i;

/** The grade average in a question; `null` for none. A figure up to 4 with `GPA` is out of 4. */
export function averageIn(raw: string): AverageFigure | null {
  const [, ahead, name] = AVERAGE_BEFORE.exec(raw) ?? [];
  const [, word, figure] = AVERAGE_AFTER.exec(raw) ?? [];
  const value = within(ahead ?? figure, 10);
  if (value === null) return null;
  return { value, of: value <= 4 && /gpa/i.test(name ?? word ?? '') ? 4 : 10 };
}

const TOTAL_AFTER = /\bsat\D{0,10}?(\d{3,4})\b/i;
const TOTAL_BEFORE = new RegExp(`\\b(\\d{3,4})\\s?${ON_THE}sat\\b`, 'i');

/** The SAT total in a question; `null` for none. */
export function satIn(raw: string): number | null {
  const value = Number(TOTAL_AFTER.exec(raw)?.[1] ?? TOTAL_BEFORE.exec(raw)?.[1] ?? 0);
  return value >= 400 && value <= 1600 ? value : null;
}

/** The degree in a question; `null` for none. */
export function degreeIn(text: string): Degree | null {
  if (/\b(foundation|du bi)\b/.test(text)) return 'foundation';
  if (/\b(diploma|cao dang)\b/.test(text)) return 'diploma';
  if (/\bassociate\b/.test(text)) return 'associate';
  return /\b(bachelor|cu nhan)/.test(text) ? 'bachelor' : null;
}

/** The school subject to avoid; `null` for none. */
export function avoidedIn(text: string): SchoolSubject | null {
  const avoided = /(?:without|no|khong (?:can|phai)(?: thi| hoc)?)(?: an?)? (\w+(?: \w+)?)/.exec(
    text,
  );
  const word = avoided?.[1] ?? '';
  if (/^(maths?|toan)\b/.test(word)) return 'maths';
  if (/^(physics|vat ly)\b/.test(word)) return 'physics';
  if (/^(chemistry|hoa)\b/.test(word)) return 'chemistry';
  return /^(biology|sinh hoc)\b/.test(word) ? 'biology' : null;
}
