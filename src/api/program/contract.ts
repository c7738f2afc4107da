import * as v from 'valibot';
import { idSchema, lenient, numberSchema } from '@/api/http/schemas';
import { TIME_OF_DAY } from '@/lib/time-zone';

/** The school in a program. Names are in the requested language. */
export const schoolSummarySchema = v.object({
  id: idSchema,
  name: v.string(),
  city: lenient(v.string()),
  country: lenient(v.string()),
  /** ISO 3166 code of the country. Assumed. */
  iso_code: lenient(v.string()),
  /** Where its city is, in degrees north and east. Assumed. */
  position: lenient(v.object({ lat: numberSchema, lon: numberSchema })),
  website: lenient(v.string()),
  type: lenient(v.picklist(['public', 'private'])),
});
export type SchoolSummary = v.InferOutput<typeof schoolSummarySchema>;

/** A requirement, compared with the student's answers. Never a percentage. */
export const criterionSchema = v.object({
  /** `language`, `average`, `grade`, `subject`, `test`, `budget` ... */
  key: v.string(),
  state: v.fallback(v.picklist(['met', 'unmet', 'unknown']), 'unknown'),
  /** The requirement, e.g. `IELTS 6.5`. */
  asked: v.string(),
  /** The student's answer, e.g. `7.0`; absent without one. */
  you: lenient(v.string()),
  /** The lowest score that meets it, on the scale of the answers. Assumed. */
  minimum: lenient(numberSchema),
});
export type Criterion = v.InferOutput<typeof criterionSchema>;

export const degreeSchema = v.picklist(['bachelor', 'foundation', 'diploma', 'associate']);

/** The client needs only id, title and school. */
export const programSchema = v.object({
  id: idSchema,
  title: v.string(),
  school: schoolSummarySchema,
  degree: lenient(degreeSchema),
  /** Length in years; may be a fraction. */
  duration: lenient(numberSchema),
  /** Tuition a year in US dollars. */
  tuition: lenient(numberSchema),
  /** Source of the figure; `illustrative` is always marked. */
  tuition_source: lenient(v.picklist(['illustrative', 'school'])),
  /** Source of deadlines and requirements; `illustrative` is always marked. */
  source: lenient(v.picklist(['illustrative', 'school'])),
  /** The next intake that the student can take, `YYYY-MM`; `deadline` belongs to it (R40). */
  starts: lenient(v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))),
  /** Last day to apply, `YYYY-MM-DD`; absent for applications all year. */
  deadline: lenient(v.string()),
  /** Time of that day, `HH:MM`; absent for its end. */
  deadline_time: lenient(v.pipe(v.string(), v.regex(TIME_OF_DAY))),
  /** IANA time zone of day and time, e.g. `Europe/Amsterdam`. */
  deadline_time_zone: lenient(v.string()),
  /** Months in which a year begins, 1 to 12. */
  intakes: lenient(v.array(numberSchema)),
  /** Languages of teaching, BCP 47, e.g. `en`. */
  languages: lenient(v.array(v.string())),
  summary: lenient(v.string()),
  /** All or none: they are counted. */
  criteria: lenient(v.array(criterionSchema)),
});
export type Program = v.InferOutput<typeof programSchema>;
