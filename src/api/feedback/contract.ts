import * as v from 'valibot';
import { endpoint } from '@/api/http/endpoint';
import { rowsOf } from '@/api/http/rows';
import { dataOf, lenient, numberSchema, optional } from '@/api/http/schemas';

/** A question about some words of a draft, and perhaps a suggestion. */
const commentSchema = v.object({
  id: v.string(),
  /** Index of the first UTF-16 unit of its words, in the text that was sent. */
  start: numberSchema,
  /** Exclusive. */
  end: numberSchema,
  /** E.g. `filler`; the page shows no name for an unknown kind. */
  kind: v.string(),
  question: v.string(),
  suggestion: lenient(v.string()),
});
export type FeedbackComment = v.InferOutput<typeof commentSchema>;

/** One line of the rubric; there is no overall grade. */
const scoreSchema = v.object({
  key: v.string(),
  label: v.string(),
  /** From 1, most to improve, to 4, nothing to improve; absent if there is nothing to assess. */
  level: lenient(numberSchema),
  /** The reason, with its figures. */
  text: v.string(),
});

export const feedbackSchema = v.object({
  /** Detected language of the draft, `en` or `vi`. */
  language: v.string(),
  counts: v.object({
    words: numberSchema,
    characters: numberSchema,
    paragraphs: numberSchema,
    sentences: numberSchema,
  }),
  scores: rowsOf(scoreSchema),
  comments: rowsOf(commentSchema),
});
export type Feedback = v.InferOutput<typeof feedbackSchema>;

/** Open to visitors. Worded in the `Accept-Language`. Stores nothing, and never writes a sentence of the essay. */
export const postEssayFeedback = endpoint('POST', '/api/v1/essay-feedback', {
  assumed: true,
  request: v.object({
    text: v.string(),
    prompt: optional(v.string()),
    /** The maximum number of words. */
    word_limit: optional(v.number()),
  }),
  response: dataOf(feedbackSchema),
});
