import * as v from 'valibot';
import { idSchema, optional } from '@/api/http/schemas';

/** A school as it stands inside a program. Names come in the language that was asked for. */
export const schoolSummarySchema = v.object({
  id: idSchema,
  name: v.string(),
  city: optional(v.string()),
  country: optional(v.string()),
  website: optional(v.string()),
  type: optional(v.picklist(['public', 'private'])),
});
/** A school as it stands inside a program. */
export type SchoolSummary = v.InferOutput<typeof schoolSummarySchema>;

/** One thing a program asks for, set against what the student told. Never a percentage. */
export const criterionSchema = v.object({
  /** What kind of criterion it is: `language`, `average`, `grade`, `subject`, `test`, `budget` ... */
  key: v.string(),
  state: v.picklist(['met', 'unmet', 'unknown']),
  /** What is asked, e.g. `IELTS 6.5`. */
  asked: v.string(),
  /** What the student has, e.g. `7.0`; absent where nothing was told. */
  you: optional(v.string()),
});
/** One criterion of a program: met, unmet or unknown. */
export type Criterion = v.InferOutput<typeof criterionSchema>;

/** A program. Everything beyond id, title and school is optional for the client. */
export const programSchema = v.object({
  id: idSchema,
  title: v.string(),
  school: schoolSummarySchema,
  degree: optional(v.picklist(['bachelor', 'foundation', 'diploma', 'associate'])),
  /** Length in years; may be a fraction. */
  duration: optional(v.number()),
  /** Tuition a year in US dollars. */
  tuition: optional(v.number()),
  /** Where the figure comes from; `illustrative` is marked wherever it shows. */
  tuition_source: optional(v.picklist(['illustrative', 'school'])),
  /** Last day to apply, `YYYY-MM-DD`; absent where applications are taken all year. */
  deadline: optional(v.string()),
  /** IANA time zone in which that day ends, e.g. `Europe/Amsterdam`; the school's own. */
  deadline_time_zone: optional(v.string()),
  /** Months in which a year begins, 1 to 12. */
  intakes: optional(v.array(v.number())),
  /** Languages of teaching, BCP 47, e.g. `en`. */
  languages: optional(v.array(v.string())),
  summary: optional(v.string()),
  criteria: optional(v.array(criterionSchema)),
});
/** A program. */
export type Program = v.InferOutput<typeof programSchema>;
