import * as v from 'valibot';
import { endpoint, streamEndpoint } from '@/api/http/endpoint';
import { selectionsSchema } from '@/api/journey/contract';
import { programSchema } from '@/api/program/contract';
import { idSchema, listOf, optional } from '@/api/http/schemas';

/** The most characters of one question. */
export const QUESTION_LIMIT = 4000;

const citationSchema = v.object({
  /** The `[1]` of the text that it stands behind. */
  number: v.number(),
  program: programSchema,
});
/** A program that an answer rests on, by its number in the text. */
export type Citation = v.InferOutput<typeof citationSchema>;

const messageSchema = v.object({
  id: idSchema,
  role: v.picklist(['student', 'sophie']),
  /** Markdown without HTML; a question is as it was typed. */
  text: v.string(),
  /** ISO 8601. */
  created_at: v.string(),
  /** Of a question: the id its asker gave it. Its answer has the same. */
  client_id: optional(v.string()),
  citations: optional(v.array(citationSchema)),
  /** How far an answer came; absent where it is whole. */
  state: optional(v.picklist(['done', 'stopped', 'failed'])),
});
/** One message of the conversation. */
export type Message = v.InferOutput<typeof messageSchema>;

const askSchema = v.object({
  /** The same id twice is one question: what was asked is answered again, in its place. */
  client_id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  /** At most 4,000 characters. */
  text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(QUESTION_LIMIT)),
  /** What Sophie may look at for this answer. */
  sees: v.object({ answers: v.boolean(), saved: v.boolean() }),
  /** Of a visitor, whose answers are on the device; an account's are known. */
  selections: optional(selectionsSchema),
  /** Of a visitor too. */
  saved_program_ids: optional(v.pipe(v.array(idSchema), v.maxLength(200))),
});
/** A question as it goes out. */
export type AskBody = v.InferOutput<typeof askSchema>;

const eventSchema = v.union([
  v.object({ event: v.picklist(['delta']), data: v.object({ text: v.string() }) }),
  v.object({ event: v.picklist(['citation']), data: citationSchema }),
  v.object({ event: v.picklist(['done']), data: v.object({ message: messageSchema }) }),
  v.object({
    event: v.picklist(['error']),
    data: v.object({ message: optional(v.string()), status: optional(v.number()) }),
  }),
]);
/** A piece of an answer. `citation` comes before the text that names its number. */
export type AnswerEvent = v.InferOutput<typeof eventSchema>;

/** `GET /api/v1/sophie/messages`, assumed; the oldest first. */
export const getMessages = endpoint({
  method: 'GET',
  path: '/api/v1/sophie/messages',
  audience: 'journey',
  assumed: true,
  response: listOf(messageSchema),
});

/** `POST /api/v1/sophie/messages`, assumed: a question; its answer comes as server-sent events. */
export const postMessage = streamEndpoint({
  method: 'POST',
  path: '/api/v1/sophie/messages',
  audience: 'journey',
  assumed: true,
  request: askSchema,
  response: eventSchema,
});

/** `DELETE /api/v1/sophie/messages`, assumed: forgets the whole conversation. */
export const deleteMessages = endpoint({
  method: 'DELETE',
  path: '/api/v1/sophie/messages',
  audience: 'journey',
  assumed: true,
  response: v.unknown(),
});
