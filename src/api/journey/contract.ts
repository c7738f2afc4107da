import * as v from 'valibot';
import { endpoint } from '@/api/http/endpoint';
import { dataOf, idSchema, listOf, optional } from '@/api/http/schemas';

const journey = '/api/v1/session-based-journey';
const recommended = '/api/v2/session-based-journey/school-recommended';

/** What was answered so far, as every journey POST sends it. */
export const selectionsSchema = v.object({
  class_grade_id: optional(idSchema),
  country_ids: optional(v.array(idSchema)),
  budget_min: optional(v.union([v.string(), v.number()])),
  budget_max: optional(v.union([v.string(), v.number()])),
  program_title_parent_id: optional(idSchema),
  program_title_ids: optional(v.array(idSchema)),
  /** Grade average on the ten-point scale, 0 to 10. Assumed. */
  average: optional(v.number()),
  /** IELTS band, 0 to 9. Assumed. */
  ielts: optional(v.number()),
  /** SAT total, 400 to 1600. Assumed. */
  sat: optional(v.number()),
});
/** What was answered so far, in the names of the wire. */
export type SelectionsBody = v.InferOutput<typeof selectionsSchema>;

const classGradeSchema = v.object({ id: idSchema, class_name: v.string() });
/** Class grade option. */
export type ClassGrade = v.InferOutput<typeof classGradeSchema>;

const countrySchema = v.object({
  country_ids: v.union([idSchema, v.array(idSchema)]),
  title: v.string(),
  /** Programs in this country under the selections that were sent. Assumed. */
  count: optional(v.number()),
  /** Schools in this country under the selections that were sent. Assumed. */
  school_count: optional(v.number()),
});
/** Country option; one option may stand for several ids. */
export type Country = v.InferOutput<typeof countrySchema>;

const budgetRangeSchema = v.object({
  min: v.union([v.string(), v.number()]),
  /** Empty where the range is open at the top. */
  max: optional(v.union([v.string(), v.number()])),
  count: optional(v.number()),
});
/** Budget range in US dollars a year, as the server writes it. */
export type BudgetRange = v.InferOutput<typeof budgetRangeSchema>;

const categorySchema = v.object({ id: idSchema, title: v.string(), count: optional(v.number()) });
/** Super meta category: a course preference, the parent of program titles. */
export type SuperMetaCategory = v.InferOutput<typeof categorySchema>;

const programTitleSchema = v.object({
  id: idSchema,
  title: v.string(),
  /** Its super meta category. Assumed; without it every title is offered. */
  parent_id: optional(idSchema),
});
/** Program title: what a student calls a major. */
export type ProgramTitle = v.InferOutput<typeof programTitleSchema>;

/** `GET .../session`: a public session token. The bearer goes along if there is one. */
export const getSession = endpoint({
  method: 'GET',
  path: `${journey}/session`,
  assumed: false,
  response: dataOf(v.object({ token: v.pipe(v.string(), v.nonEmpty()) })),
});

/** `GET .../class-grades` */
export const getClassGrades = endpoint({
  method: 'GET',
  path: `${recommended}/class-grades`,
  audience: 'journey',
  assumed: false,
  response: listOf(classGradeSchema),
});

/** `POST .../countries` */
export const postCountries = endpoint({
  method: 'POST',
  path: `${recommended}/countries`,
  audience: 'journey',
  assumed: false,
  request: selectionsSchema,
  response: listOf(countrySchema),
});

/** `POST .../budget-range` */
export const postBudgetRange = endpoint({
  method: 'POST',
  path: `${recommended}/budget-range`,
  audience: 'journey',
  assumed: false,
  request: selectionsSchema,
  response: listOf(budgetRangeSchema),
});

/** `POST .../get-super-meta-categories` */
export const postSuperMetaCategories = endpoint({
  method: 'POST',
  path: `${recommended}/get-super-meta-categories`,
  audience: 'journey',
  assumed: false,
  request: selectionsSchema,
  response: listOf(categorySchema),
});

/** `GET .../program-titles` */
export const getProgramTitles = endpoint({
  method: 'GET',
  path: `${recommended}/program-titles`,
  audience: 'journey',
  assumed: false,
  response: listOf(programTitleSchema),
});
