import * as v from 'valibot';
import { endpoint } from '@/api/http/endpoint';
import { answersSchema } from '@/api/journey/contract';
import { degreeSchema, programSchema } from '@/api/program/contract';
import { rowsOf } from '@/api/http/rows';
import { lenient, numberSchema, optional, paginationSchema } from '@/api/http/schemas';

/** `match`: most criteria met first. */
export const sortSchema = v.picklist(['match', 'tuition', 'name', 'deadline']);

/** Languages of teaching to filter by, BCP 47. */
export const teachingLanguageSchema = v.picklist(['en', 'vi', 'de', 'fr', 'zh', 'ja', 'ko']);

/** Sort and filters, sent with the answers. */
const sortAndFilters = {
  sort: optional(sortSchema),
  order: optional(v.picklist(['asc', 'desc'])),
  degree: optional(degreeSchema),
  language: optional(teachingLanguageSchema),
  q: optional(v.string()),
};

/** Body of the pre and post engines: answers, sort and filters. */
export const engineBodySchema = v.object({ ...answersSchema.entries, ...sortAndFilters });
export type EngineBody = v.InferOutput<typeof engineBodySchema>;

/** Statistics of a whole result; the client works without any of them. */
export const overviewSchema = v.object({
  /** Programs by tuition a year: equal steps in US dollars from 0, `to` exclusive. */
  tuition: lenient(
    v.array(v.object({ from: numberSchema, to: numberSchema, count: numberSchema })),
  ),
  countries: lenient(v.array(v.object({ title: v.string(), count: numberSchema }))),
  /** Programs by the number of unmet criteria. */
  fit: lenient(
    v.object({ all_met: numberSchema, one_unmet: numberSchema, more_unmet: numberSchema }),
  ),
  /** Programs whose tuition is at most the budget's maximum; absent without one. */
  within_budget: lenient(numberSchema),
});
export type Overview = v.InferOutput<typeof overviewSchema>;

/** A program that cannot be read is left out of its page; `total`, `pagination` and `overview` still count it. */
export const recommendationSchema = v.pipe(
  v.object({
    data: rowsOf(programSchema),
    pagination: paginationSchema,
    total: lenient(numberSchema),
    overview: lenient(overviewSchema),
  }),
  v.transform(({ total, ...page }) => ({ ...page, total: total ?? page.pagination.total })),
);
export type Recommendation = v.InferOutput<typeof recommendationSchema>;

/** Before majors are chosen. */
export const preRunEngine = endpoint(
  'POST',
  '/api/v2/session-based-journey/recommendation/pre-run-engine',
  {
    audience: 'journey',
    assumed: false,
    request: engineBodySchema,
    response: recommendationSchema,
  },
);

/** After majors are chosen. */
export const runEngine = endpoint(
  'POST',
  '/api/v2/session-based-journey/recommendation/run-engine',
  {
    audience: 'journey',
    assumed: false,
    request: engineBodySchema,
    response: recommendationSchema,
  },
);

/**
 * For a signed-in student, from the account's basic info. Query: `page`, `sort`, `order`, `degree`, `language`, `q`,
 * `country_ids` (comma-separated), `budget_max`.
 */
export const finalEngine = endpoint('GET', '/api/v1/school/recommendation/final-engine', {
  assumed: false,
  response: recommendationSchema,
});
