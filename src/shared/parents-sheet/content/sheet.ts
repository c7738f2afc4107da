import * as v from 'valibot';
import { localDay } from '@/i18n/format-date';

/** A link works this many days. */
export const SHEET_DAYS = 60;
/** The most rows of a list, so that the sheet stays one page. */
export const SHEET_ROWS = 3;

const text = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));
/** US dollars. */
const dollars = v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(10_000_000)));
/** A day that exists: 31 February would become 3 March. */
export const daySchema = v.pipe(
  v.string(),
  v.regex(/^20\d\d-\d\d-\d\d$/),
  v.check((day) => localDay(new Date(`${day}T12:00`)) === day),
);
const monthSchema = v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/));

const scholarshipSchema = v.strictObject({
  name: text(120),
  /** Worth in the first year. */
  usd: dollars,
  deadline: v.nullable(daySchema),
});

/** What the server says in one language. */
const wordsSchema = v.strictObject({
  program: text(160),
  school: text(160),
  place: v.pipe(v.string(), v.trim(), v.maxLength(120)),
  scholarships: v.pipe(v.array(scholarshipSchema), v.maxLength(SHEET_ROWS)),
});

/**
 * A sheet for parents (R47): all that its link contains. Strict, so that nothing else of a student or a program can be in
 * it. Costs are US dollars a year; `null` is not known, which is never 0 (R41).
 */
export const sheetSchema = v.strictObject({
  /** The sender's language. */
  locale: v.picklist(['en', 'vi']),
  /** The student's given name (R44); empty if unknown. */
  name: v.pipe(v.string(), v.trim(), v.maxLength(40)),
  words: v.strictObject({ en: wordsSchema, vi: wordsSchema }),
  iso: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  position: v.nullable(
    v.strictObject({
      lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
      lon: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
    }),
  ),
  degree: v.nullable(v.picklist(['bachelor', 'foundation', 'diploma', 'associate'])),
  years: v.nullable(v.pipe(v.number(), v.minValue(0.25), v.maxValue(12))),
  languages: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\w-]{2,16}$/))), v.maxLength(3)),
  starts: v.nullable(monthSchema),
  /** Last day to apply. */
  deadline: v.nullable(daySchema),
  tuition: dollars,
  living: dollars,
  insurance: dollars,
  travel: dollars,
  visa: dollars,
  illustrative: v.boolean(),
  rate: v.nullable(
    v.strictObject({
      vnd: v.pipe(v.number(), v.minValue(1), v.maxValue(10_000_000)),
      readOn: v.nullable(v.union([daySchema, monthSchema])),
    }),
  ),
  website: v.nullable(v.pipe(v.string(), v.startsWith('https://'), v.maxLength(300))),
});
export type Sheet = v.InferOutput<typeof sheetSchema>;
