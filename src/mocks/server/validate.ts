import * as v from 'valibot';
import { messages } from './messages';
import { Refusal, unprocessable, type FieldMessages } from './refusal';

/** Parses a request's text; `undefined` for an empty one. Throws 400 if it is not JSON. */
export function parseJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, messages.notJson);
  }
}

/** Parses `value` with `schema`. Throws 422 with a message per invalid field (R14). */
export function validated<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const fields: FieldMessages = {};
  for (const issue of result.issues) {
    const name = v.getDotPath(issue) ?? 'body';
    fields[name] ??= issue.received === 'undefined' ? messages.required : messages.invalid;
  }
  throw unprocessable(fields);
}
