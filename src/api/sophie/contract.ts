import * as v from 'valibot';
import { endpoint, streamEndpoint } from '@/api/http/endpoint';
import { answersSchema, scoresSchema } from '@/api/journey/contract';
import { programSchema } from '@/api/program/contract';
import { idSchema, lenient, listOf, numberSchema, optional } from '@/api/http/schemas';

export const QUESTION_LIMIT = 4000;

/** A record other than a program: a guide, a scholarship, a school, or a part of the school list. */
const sourceSchema = v.object({
  title: v.string(),
  /** A path of the app, or an address on the web. */
  href: lenient(v.string()),
  /** What the record says, as far as the answer uses it: the figures, dates and names of the answer are in it. */
  text: v.string(),
  /** Scores of the question, which a part of the school list is compared with. Never in `href` (R21). */
  scores: optional(scoresSchema),
});
export type Source = v.InferOutput<typeof sourceSchema>;

/** `number` is 1 for the `[1]` in the text. Names are in the language of the answer. */
const citationSchema = v.union([
  v.object({ number: numberSchema, program: programSchema }),
  v.object({ number: numberSchema, source: sourceSchema }),
]);
export type Citation = v.InferOutput<typeof citationSchema>;

const messageSchema = v.object({
  id: idSchema,
  role: v.picklist(['student', 'sophie']),
  /** Markdown without HTML; a question is plain text. */
  text: v.string(),
  /** ISO 8601. */
  created_at: v.string(),
  /** The id that the client gave to a question; its answer has the same. */
  client_id: optional(v.string()),
  citations: optional(v.array(citationSchema)),
  /** Language of an answer, BCP 47: that of its question. */
  language: lenient(v.string()),
  /** State of an answer; absent if complete. */
  state: lenient(v.picklist(['done', 'stopped', 'failed'])),
});
export type Message = v.InferOutput<typeof messageSchema>;

const askSchema = v.object({
  /** The same id twice is one question, whose answer is replaced. */
  client_id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  /** At most 4,000 characters, as a reader counts them. */
  text: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  /** The data that Sophie may use for this answer. */
  sees: v.object({ answers: v.boolean(), saved: v.boolean() }),
  /** A visitor's; the server knows those of an account. */
  answers: optional(answersSchema),
  /** A visitor's. */
  saved_program_ids: optional(v.pipe(v.array(idSchema), v.maxLength(200))),
});
export type AskBody = v.InferOutput<typeof askSchema>;

const eventSchema = v.union([
  v.object({ event: v.picklist(['delta']), data: v.object({ text: v.string() }) }),
  v.object({ event: v.picklist(['citation']), data: citationSchema }),
  v.object({ event: v.picklist(['done']), data: v.object({ message: messageSchema }) }),
  v.object({
    event: v.picklist(['error']),
    data: v.object({ message: optional(v.string()), status: lenient(numberSchema) }),
  }),
]);
/** A `citation` precedes the text that has its number. */
export type AnswerEvent = v.InferOutput<typeof eventSchema>;

/** The oldest first. */
export const getMessages = endpoint('GET', '/api/v1/sophie/messages', {
  audience: 'anyone',
  assumed: true,
  response: listOf(messageSchema),
});

/** A question; the answer is a stream of events. */
export const postMessage = streamEndpoint('POST', '/api/v1/sophie/messages', {
  audience: 'anyone',
  assumed: true,
  request: askSchema,
  response: eventSchema,
});

/** Forgets the whole conversation. */
export const deleteMessages = endpoint('DELETE', '/api/v1/sophie/messages', {
  audience: 'anyone',
  assumed: true,
});
