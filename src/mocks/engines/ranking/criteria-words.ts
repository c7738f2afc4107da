import { cachedIntl } from '@/lib/intl-cache';
import type { Text } from '@/mocks/catalogue/text';
import { subjectNames, type SchoolSubject } from '@/mocks/catalogue/titles/title';
import { finishingYear } from './class-grades';

function both(text: string): Text {
  return { en: text, vi: text };
}

/** One decimal; Vietnamese uses a comma. */
function decimal(value: number): Text {
  const text = value.toFixed(1);
  return { en: text, vi: text.replace('.', ',') };
}

function dollars(amount: number): Text {
  return {
    en: `$${cachedIntl(Intl.NumberFormat, 'en-US', {}).format(amount)}`,
    vi: `$${cachedIntl(Intl.NumberFormat, 'vi-VN', {}).format(amount)}`,
  };
}

/** `IELTS 6.5, no part under 6.0`. Bands keep the point in both languages. */
export function ieltsAsked(band: number, floor: number | null): Text {
  const whole = `IELTS ${band.toFixed(1)}`;
  if (floor === null) return both(whole);
  return {
    en: `${whole}, no part under ${floor.toFixed(1)}`,
    vi: `${whole}, không kỹ năng nào dưới ${floor.toFixed(1)}`,
  };
}

/** `Grade average 8.0 out of 10` */
export function averageAsked(average: number): Text {
  const text = decimal(average);
  return {
    en: `Grade average ${text.en} out of 10`,
    vi: `Điểm trung bình ${text.vi} theo thang 10`,
  };
}

/** `Finished grade 12`, or 11 where that is enough. */
export const finishedAsked: Record<11 | 12, Text> = {
  11: { en: 'Finished grade 11', vi: 'Học xong lớp 11' },
  12: { en: 'Finished grade 12', vi: 'Học xong lớp 12' },
};

/** `June 2027`, when a student of `grade` finishes the required grade; `Finished` if they have. */
export function finishedYou(required: 11 | 12, grade: number, now: Date): Text {
  if (grade > required) {
    return { en: 'Finished', vi: required === 12 ? 'Đã tốt nghiệp' : 'Đã học xong' };
  }
  const year = finishingYear(required, grade, now);
  return { en: `June ${year}`, vi: `tháng 6/${year}` };
}

/** `SAT 1300` */
export function satAsked(total: number): Text {
  return both(`SAT ${total}`);
}

/** A score of the student, by the key of its criterion: `7.0`, `8.6`, `1350`. */
export const scoreYou = {
  language: (band: number): Text => both(band.toFixed(1)),
  average: decimal,
  test: (total: number): Text => both(String(total)),
};

/** `Tuition within your budget` */
export const budgetAsked: Text = {
  en: 'Tuition within your budget',
  vi: 'Học phí trong ngân sách',
};

/** `$20,000 at most`, or `$50,000 or more` for an open budget. */
export function budgetYou(min: number | null, max: number | null): Text {
  if (max !== null) {
    const { en, vi } = dollars(max);
    return { en: `${en} at most`, vi: `tối đa ${vi}` };
  }
  const { en, vi } = dollars(min ?? 0);
  return { en: `${en} or more`, vi: `từ ${vi} trở lên` };
}

/** `Financial need: your family can pay less than $20,000 a year` */
export function needAsked(under: number): Text {
  const { en, vi } = dollars(under);
  return {
    en: `Financial need: your family can pay less than ${en} a year`,
    vi: `Khó khăn tài chính: gia đình chi trả được dưới ${vi} mỗi năm`,
  };
}

/** `Math to grade 12`; a portfolio is named alone. */
export function subjectAsked(subject: SchoolSubject): Text {
  const name = subjectNames[subject];
  if (subject === 'art portfolio') return name;
  return { en: `${name.en} to grade 12`, vi: `${name.vi} đến hết lớp 12` };
}
