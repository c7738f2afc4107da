import * as v from 'valibot';
import { endpoint } from '@/api/http/endpoint';
import { dataOf, idSchema, lenient, listOf, numberSchema } from '@/api/http/schemas';

/** The stages of an application, in order. */
export const guideStageSchema = v.picklist(['explore', 'prepare', 'apply', 'decide', 'arrive']);
export type GuideStage = v.InferOutput<typeof guideStageSchema>;

const guideSummarySchema = v.object({
  id: idSchema,
  title: v.string(),
  /** One or two sentences. */
  summary: v.string(),
  stage: guideStageSchema,
  /** Ids of class grade options; none for all of them. */
  grades: lenient(v.array(idSchema)),
  /** Reading time in `language`, in minutes. */
  minutes: numberSchema,
  /** Day of the last revision, `YYYY-MM-DD`. */
  updated: v.string(),
  /** Language of the guide (BCP 47), which may differ from the requested one. */
  language: v.string(),
  /** Available languages. */
  languages: lenient(v.array(v.string())),
  /** Position among all guides, from 1. */
  order_no: lenient(numberSchema),
});
export type GuideSummary = v.InferOutput<typeof guideSummarySchema>;

const guideSchema = v.object({
  ...guideSummarySchema.entries,
  /** Markdown; its top headings are of level 2. */
  body: v.string(),
});
export type Guide = v.InferOutput<typeof guideSchema>;

/**
 * Guides without their texts, in reading order. Query (all optional): `stage`, `grade` (id of a
 * class grade), `language` (`en` or `vi`; else that of the call), `q`.
 */
export const getResources = endpoint('GET', '/api/v1/resources', {
  assumed: true,
  response: listOf(guideSummarySchema),
});

/** One guide with its text. Query: `language`, as above. */
export const getResource = endpoint('GET', '/api/v1/resources/{id}', {
  assumed: true,
  response: dataOf(guideSchema),
});
