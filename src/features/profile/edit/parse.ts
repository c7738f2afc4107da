import { countCharacters, trimmed } from '@/lib/count-text';
import { gpaOutOfFour, gpaOutOfTen } from '@/lib/gpa';
import { averageOutOfTen } from '@/shared/answers/score-scales';
import { readNumber } from '@/shared/forms/typed-number';
import { DEFAULT_COUNTRY } from '@/shared/phone/calling-codes';
import { phoneNumber } from '@/shared/phone/phone-number';
import type { Edit } from './autosave';

export type Scale = 'ten' | 'four';

/** A name: 1 to 100 characters. */
export function parseName(raw: string): Edit<'name'> {
  const value = trimmed(raw).normalize('NFC');
  if (value === '') return { raw, invalid: 'name' };
  return countCharacters(value) > 100 ? { raw, invalid: 'longName' } : { raw, value };
}

/** A phone number in E.164, checked as at sign-up; without a country code it is Vietnamese. */
export function parsePhone(raw: string): Edit<'phone'> {
  if (raw.trim() === '') return { raw, value: null };
  const value = phoneNumber(raw, DEFAULT_COUNTRY);
  return value === null ? { raw, invalid: 'phone' } : { raw, value };
}

/** A school: at most 200 characters. */
export function parseSchool(raw: string): Edit<'current_school'> {
  const value = trimmed(raw).normalize('NFC');
  return countCharacters(value) > 200
    ? { raw, invalid: 'longSchool' }
    : { raw, value: value || null };
}

/** A year from 1990 to 2100. */
export function parseYear(raw: string): Edit<'graduation_year'> {
  const value = readNumber(raw);
  const fits = value === null || (value !== undefined && Number.isInteger(value));
  if (!fits || (value !== null && (value < 1990 || value > 2100))) return { raw, invalid: 'year' };
  return { raw, value };
}

/** Converts an average to the ten-point scale. */
export function parseAverage(raw: string, scale: Scale): Edit<'average'> {
  const typed = readNumber(raw);
  if (typed === null) return { raw, value: null };
  const top = scale === 'ten' ? 10 : 4;
  if (typed === undefined || typed > top) {
    return { raw, invalid: scale === 'ten' ? 'averageTen' : 'averageFour' };
  }
  return { raw, value: averageOutOfTen(typed, scale) };
}

/** An IELTS band: 0 to 9 in halves. */
export function parseIelts(raw: string): Edit<'ielts'> {
  const value = readNumber(raw);
  const fits = value === null || (value !== undefined && value <= 9 && Number.isInteger(value * 2));
  return fits ? { raw, value } : { raw, invalid: 'ielts' };
}

/** A SAT total: a whole number from 400 to 1600. */
export function parseSat(raw: string): Edit<'sat'> {
  const value = readNumber(raw);
  if (value === null) return { raw, value };
  const fits = value !== undefined && Number.isInteger(value) && value >= 400 && value <= 1600;
  return fits ? { raw, value } : { raw, invalid: 'sat' };
}

/** A grade average on the scale other than `scale` (R22); empty for none. */
export function onOtherScale(ten: number | null | undefined, scale: Scale): string {
  if (scale === 'ten') return gpaOutOfFour(ten);
  return typeof ten === 'number' ? gpaOutOfTen((ten / 10) * 4) : '';
}

/**
 * The text of an average in a scale. Text typed in that scale, or invalid text, stays as typed; a value typed in the
 * other scale is converted (R22); one from the server is shown as stored.
 */
export function averageText(
  {
    value,
    raw,
    invalid,
  }: { value: number | null | undefined; raw: string | null; invalid: unknown },
  scale: Scale,
): string {
  if (raw !== null) {
    const typed = parseAverage(raw, scale);
    if (invalid !== null || ('value' in typed && typed.value === value)) return raw;
  }
  if (typeof value !== 'number') return '';
  if (scale === 'four') return gpaOutOfFour(value);
  return raw === null ? String(Math.round(value * 100) / 100) : onOtherScale(value, 'four');
}
