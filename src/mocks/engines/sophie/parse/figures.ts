import type { Degree } from '@/mocks/catalogue/schools/school';
import type { SchoolSubject } from '@/mocks/catalogue/titles/title';

function within(text: string | undefined, most: number): number | null {
  const value = Number((text ?? '').replace(',', '.'));
  return text && value > 0 && value <= most ? value : null;
}

/** The IELTS band in a question; `null` for none. */
export function ieltsIn(raw: string): number | null {
  const band =
    /ielts\D{0,14}?(\d(?:[.,]\d)?)(?![\d.,]*\d)/i.exec(raw)?.[1] ??
    /(?<![\d.,])(\d(?:[.,]\d)?) (?:in |điểm )?ielts/i.exec(raw)?.[1];
  const value = within(band, 9);
  return value === null ? null : Math.round(value * 2) / 2;
}

/** A grade average and its scale. */
export type AverageFigure = { value: number; of: 4 | 10 };

/** The grade average in a question; `null` for none. A figure up to 4 with `GPA` is out of 4. */
export function averageIn(raw: string): AverageFigure | null {
  const after =
    /(gpa|average|điểm trung bình|diem trung binh|đtb|dtb|trung bình|trung binh)\D{0,14}?(\d{1,2}(?:[.,]\d{1,2})?)/i;
  const before = /(\d{1,2}(?:[.,]\d{1,2})?)\s?(gpa|average)/i;
  const [, word, figure] = after.exec(raw) ?? [];
  const [, ahead, name] = before.exec(raw) ?? [];
  const value = within(figure ?? ahead, 10);
  if (value === null) return null;
  return { value, of: value <= 4 && /gpa/i.test(word ?? name ?? '') ? 4 : 10 };
}

/** The SAT total in a question; `null` for none. */
export function satIn(raw: string): number | null {
  const value = Number(/\bsat\D{0,10}?(\d{3,4})\b/i.exec(raw)?.[1] ?? 0);
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
