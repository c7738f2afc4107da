import * as v from 'valibot';
import { messages } from './messages';
import { Refusal, unprocessable, type FieldMessages } from './refusal';

/** The JSON in a request's text; `undefined` for no text. Throws 400 where it is none. */
export function parseJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, messages.notJson);
  }
}

/** `value` as `schema` makes it. Throws 422 with a message for each field that is not right (R14). */
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
