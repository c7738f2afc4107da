import * as v from 'valibot';
import { endpoint } from '@/api/http/endpoint';
import { dataOf, idSchema, lenient, listOf, numberSchema, optional } from '@/api/http/schemas';

const journey = '/api/v1/session-based-journey';
const recommended = '/api/v2/session-based-journey/school-recommended';

export const scoresSchema = v.object({
  /** Grade average on the ten-point scale, 0 to 10. Assumed. */
  average: optional(v.number()),
  /** IELTS band, 0 to 9. Assumed. */
  ielts: optional(v.number()),
  /** SAT total, 400 to 1600. Assumed. */
  sat: optional(v.number()),
});

/** The answers so far, in the names of the API, as every journey POST sends them. */
export const answersSchema = v.object({
  class_grade_id: optional(idSchema),
  country_ids: optional(v.array(idSchema)),
  budget_min: optional(v.union([v.string(), v.number()])),
  budget_max: optional(v.union([v.string(), v.number()])),
  program_title_parent_id: optional(idSchema),
  program_title_ids: optional(v.array(idSchema)),
  ...scoresSchema.entries,
});
export type AnswersBody = v.InferOutput<typeof answersSchema>;

/** Answers as the query of a GET: lists are comma-separated. */
export function answersToQuery(answers: AnswersBody) {
  return {
    ...answers,
    country_ids: answers.country_ids?.join(','),
    program_title_ids: answers.program_title_ids?.join(','),
  };
}

const classGradeSchema = v.object({ id: idSchema, class_name: v.string() });

const countrySchema = v.object({
  country_ids: v.union([idSchema, v.array(idSchema)]),
  title: v.string(),
  /** ISO 3166 code. Assumed. */
  iso_code: lenient(v.string()),
  /** Programs in this country under the given answers. Assumed. */
  count: lenient(numberSchema),
  /** Schools in this country under the given answers. Assumed. */
  school_count: lenient(numberSchema),
  /** Middle tuition of its programs in US dollars a year. Assumed. */
  median_tuition: lenient(numberSchema),
});
/** One option may have several ids. */
export type Country = v.InferOutput<typeof countrySchema>;

const budgetRangeSchema = v.object({
  min: v.union([v.string(), v.number()]),
  /** Empty if the range has no upper limit. */
  max: optional(v.union([v.string(), v.number()])),
  count: lenient(numberSchema),
});
/** Budget range in US dollars a year, as the server writes it. */
export type BudgetRange = v.InferOutput<typeof budgetRangeSchema>;

const categorySchema = v.object({
  id: idSchema,
  title: v.string(),
  count: lenient(numberSchema),
  /** Which drawing fits it: `computing`, `engineering`, … Assumed. */
  code: lenient(v.string()),
});
/** Super meta category: a field of study, the parent of program titles. */
export type SuperMetaCategory = v.InferOutput<typeof categorySchema>;

const programTitleSchema = v.object({
  id: idSchema,
  title: v.string(),
  /** Its super meta category. Assumed; without it every title is offered. */
  parent_id: lenient(idSchema),
});
/** Program title: what a student calls a major. */
export type ProgramTitle = v.InferOutput<typeof programTitleSchema>;

/** A public session token. */
export const getSession = endpoint('GET', `${journey}/session`, {
  assumed: false,
  response: dataOf(v.object({ token: v.pipe(v.string(), v.nonEmpty()) })),
});

export const getClassGrades = endpoint('GET', `${recommended}/class-grades`, {
  audience: 'journey',
  assumed: false,
  response: listOf(classGradeSchema),
});

export const postCountries = endpoint('POST', `${recommended}/countries`, {
  audience: 'journey',
  assumed: false,
  request: answersSchema,
  response: listOf(countrySchema),
});

export const postBudgetRange = endpoint('POST', `${recommended}/budget-range`, {
  audience: 'journey',
  assumed: false,
  request: answersSchema,
  response: listOf(budgetRangeSchema),
});

export const postSuperMetaCategories = endpoint(
  'POST',
  `${recommended}/get-super-meta-categories`,
  {
    audience: 'journey',
    assumed: false,
    request: answersSchema,
    response: listOf(categorySchema),
  },
);

export const getProgramTitles = endpoint('GET', `${recommended}/program-titles`, {
  audience: 'journey',
  assumed: false,
  response: listOf(programTitleSchema),
});
