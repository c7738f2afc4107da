import * as v from 'valibot';
import { endpoint } from '@/api/http/endpoint';
import { dataOf, idSchema, listOf, optional } from '@/api/http/schemas';

/** Where in an application a guide is of use, in the order in which a student gets there. */
export const guideStageSchema = v.picklist(['explore', 'prepare', 'apply', 'decide', 'arrive']);
/** Where in an application a guide is of use. */
export type GuideStage = v.InferOutput<typeof guideStageSchema>;

/** A guide as a list shows it. */
const guideSummarySchema = v.object({
  id: idSchema,
  title: v.string(),
  /** One or two sentences. */
  summary: v.string(),
  stage: guideStageSchema,
  /** Ids of the class grade options it is written for; none is for all of them. */
  grades: optional(v.array(idSchema)),
  /** Minutes it takes to read in `language`. */
  minutes: v.number(),
  /** The day it was last gone over, `YYYY-MM-DD`. */
  updated: v.string(),
  /** BCP 47 tag of the language it comes in, which may be another one than was asked for. */
  language: v.string(),
  /** Languages it can be had in. */
  languages: optional(v.array(v.string())),
  /** Its place among all guides, from 1. */
  order_no: optional(v.number()),
});
/** A guide as a list shows it. */
export type GuideSummary = v.InferOutput<typeof guideSummarySchema>;

const guideSchema = v.object({
  ...guideSummarySchema.entries,
  /** Markdown; its highest headings are of the second level. */
  body: v.string(),
});
/** A guide with its text. */
export type Guide = v.InferOutput<typeof guideSchema>;

/**
 * `GET /api/v1/resources`, assumed: guides without their texts, in the order to read them in. Query (all
 * optional): `stage`, `grade` (id of a class grade), `language` (`en` or `vi`; else that of the call), `q`.
 */
export const getResources = endpoint({
  method: 'GET',
  path: '/api/v1/resources',
  assumed: true,
  response: listOf(guideSummarySchema),
});

/** `GET /api/v1/resources/{id}`, assumed: one guide with its text. Query: `language`, as above. */
export const getResource = endpoint({
  method: 'GET',
  path: '/api/v1/resources/{id}',
  assumed: true,
  response: dataOf(guideSchema),
});
