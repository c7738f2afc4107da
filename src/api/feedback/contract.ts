import * as v from 'valibot';
import { endpoint } from '@/api/http/endpoint';
import { dataOf, optional } from '@/api/http/schemas';

/** A remark on some words of a draft. */
const commentSchema = v.object({
  id: v.string(),
  /** Where its words begin, in UTF-16 units of the text as it was sent. */
  start: v.number(),
  /** Where they end; the unit at `end` is no longer among them. */
  end: v.number(),
  /** What it is about, e.g. `filler`; one that the client does not know has no name on the page. */
  kind: v.string(),
  question: v.string(),
  suggestion: optional(v.string()),
});
/** A remark on some words of a draft: a question, and perhaps one thing to try. */
export type FeedbackComment = v.InferOutput<typeof commentSchema>;

/** One line of the rubric; there is no grade of the whole. */
const scoreSchema = v.object({
  key: v.string(),
  label: v.string(),
  /** 1, look here first, to 4, nothing to do here; absent where there is nothing to judge. */
  level: optional(v.number()),
  /** Why, with the figures it comes from. */
  text: v.string(),
});
/** One line of the rubric. */
export type FeedbackScore = v.InferOutput<typeof scoreSchema>;

/** What an answer on a draft is made of. */
export const feedbackSchema = v.object({
  /** Language of the draft, `en` or `vi`, as it was recognised. */
  language: v.string(),
  counts: v.object({
    words: v.number(),
    characters: v.number(),
    paragraphs: v.number(),
    sentences: v.number(),
  }),
  scores: v.array(scoreSchema),
  comments: v.array(commentSchema),
});
/** What is said on a draft. */
export type Feedback = v.InferOutput<typeof feedbackSchema>;

/**
 * `POST /api/v1/essay-feedback`, assumed; open to visitors. Worded in the `Accept-Language`, whatever the
 * language of the draft. It changes nothing and never writes a sentence of the essay.
 */
export const postEssayFeedback = endpoint({
  method: 'POST',
  path: '/api/v1/essay-feedback',
  assumed: true,
  request: v.object({
    text: v.string(),
    prompt: optional(v.string()),
    /** The most words the essay may have. */
    word_limit: optional(v.number()),
  }),
  response: dataOf(feedbackSchema),
});
