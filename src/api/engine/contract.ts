import * as v from 'valibot';
import { endpoint } from '@/api/http/endpoint';
import { selectionsSchema } from '@/api/journey/contract';
import { programSchema } from '@/api/program/contract';
import { optional, paginationSchema } from '@/api/http/schemas';

/** Orders a list can stand in; `match` is most criteria met first. */
export const sortSchema = v.picklist(['match', 'tuition', 'name', 'deadline']);
/** Degrees a list can be narrowed to. */
export const degreeSchema = v.picklist(['bachelor', 'foundation', 'diploma', 'associate']);

/** Sort and filters, as they go out beside the selections. */
const sortAndFilters = {
  sort: optional(sortSchema),
  order: optional(v.picklist(['asc', 'desc'])),
  degree: optional(degreeSchema),
  q: optional(v.string()),
};

/** Body of the pre and post engines: selections, sort and filters. */
export const engineBodySchema = v.object({ ...selectionsSchema.entries, ...sortAndFilters });
/** Body of the pre and post engines. */
export type EngineBody = v.InferOutput<typeof engineBodySchema>;

/** Picture of a whole result: every part is optional for the client. */
export const overviewSchema = v.object({
  /** Programs by tuition a year: equal steps in US dollars from 0, `to` exclusive. */
  tuition: optional(v.array(v.object({ from: v.number(), to: v.number(), count: v.number() }))),
  countries: optional(v.array(v.object({ title: v.string(), count: v.number() }))),
  /** Programs by how many known criteria are not met. */
  fit: optional(v.object({ all_met: v.number(), one_unmet: v.number(), more_unmet: v.number() })),
  /** Programs inside the budget that was told; absent where none was. */
  within_budget: optional(v.number()),
});
/** Picture of a whole result. */
export type Overview = v.InferOutput<typeof overviewSchema>;

/** One page of recommendations. */
export const recommendationSchema = v.object({
  data: v.array(programSchema),
  pagination: paginationSchema,
  total: v.number(),
  overview: optional(overviewSchema),
});
/** One page of recommendations. */
export type Recommendation = v.InferOutput<typeof recommendationSchema>;

/** `POST .../pre-run-engine?page={n}`: before majors are chosen. */
export const preRunEngine = endpoint({
  method: 'POST',
  path: '/api/v2/session-based-journey/recommendation/pre-run-engine',
  audience: 'journey',
  assumed: false,
  request: engineBodySchema,
  response: recommendationSchema,
});

/** `POST .../run-engine?page={n}`: after majors are chosen. */
export const runEngine = endpoint({
  method: 'POST',
  path: '/api/v2/session-based-journey/recommendation/run-engine',
  audience: 'journey',
  assumed: false,
  request: engineBodySchema,
  response: recommendationSchema,
});

/**
 * `GET /api/v1/school/recommendation/final-engine`: for a signed-in student, from the account's basic
 * info. Query: `page`, `sort`, `order`, `degree`, `q`, `country_ids` (comma-separated), `budget_max`.
 */
export const finalEngine = endpoint({
  method: 'GET',
  path: '/api/v1/school/recommendation/final-engine',
  assumed: false,
  response: recommendationSchema,
});
