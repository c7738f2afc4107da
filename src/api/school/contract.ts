import * as v from 'valibot';
import { endpoint } from '@/api/http/endpoint';
import { programSchema, schoolSummarySchema } from '@/api/program/contract';
import { rateSchema, readOnSchema } from '@/api/rate/contract';
import { rowsOf } from '@/api/http/rows';
import { dataOf, idSchema, lenient, numberSchema } from '@/api/http/schemas';

const source = lenient(v.picklist(['illustrative', 'school']));

/** A part of the cost of a year besides tuition, in US dollars (R41). */
const costSchema = v.object({
  /** Living: rent, food, transport, books. Travel: one round-trip flight. */
  part: v.picklist(['living', 'insurance', 'travel', 'visa']),
  amount: v.pipe(numberSchema, v.minValue(0)),
  /** Kind of source that the figure follows, and when it was read. */
  basis: lenient(v.picklist(['government', 'universities', 'survey'])),
  read_on: readOnSchema,
  source,
});

const intakeDateSchema = v.object({
  starts: v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
  deadline: lenient(v.string()),
  deadline_time: programSchema.entries.deadline_time,
});

const schoolProgramSchema = v.object({
  ...programSchema.entries,
  /** The next intakes with their deadlines, soonest first (R40). */
  intake_dates: lenient(rowsOf(intakeDateSchema)),
  /** When tuition, dates and requirements were read. */
  read_on: readOnSchema,
});
/** A program with what only the response of its school has. */
export type SchoolProgram = v.InferOutput<typeof schoolProgramSchema>;

const schoolSchema = v.object({
  ...schoolSummarySchema.entries,
  /** The country's id in filters. */
  country_id: lenient(idSchema),
  /** One or two plain sentences about the place. */
  about: lenient(v.string()),
  /** A part that cannot be read is not known (R41). */
  costs: lenient(rowsOf(costSchema)),
  rate: lenient(rateSchema),
  /** Spoken in the street, BCP 47. */
  local_languages: lenient(v.array(v.string())),
  /** Its programs, with criteria compared with the caller's account, if there is one. */
  programs: rowsOf(schoolProgramSchema),
});
/** A school with everything it offers. */
export type School = v.InferOutput<typeof schoolSchema>;

/**
 * Query (all optional): a visitor's answers, with the field names of the API, so that criteria can be compared with
 * them; lists are comma-separated.
 */
export const getSchool = endpoint('GET', '/api/v1/schools/{id}', {
  assumed: true,
  response: dataOf(schoolSchema),
});
