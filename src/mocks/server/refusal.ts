import type { Language, Text } from '@/mocks/catalogue/text';

/** Messages by field name, for a 422. */
export type FieldMessages = Record<string, Text>;

/** An error response, thrown by whatever finds the request invalid. */
export class Refusal extends Error {
  readonly status: number;
  readonly text: Text;
  readonly fields: FieldMessages | null;
  /** Data of the response besides its message, e.g. the newer essay of a 409. */
  readonly data: unknown;

  constructor(status: number, text: Text, fields: FieldMessages | null = null, data?: unknown) {
    super(text.en);
    this.name = 'Refusal';
    this.status = status;
    this.text = text;
    this.fields = fields;
    this.data = data;
  }
}

/** Body of an error response: `message`, `errors` by field if there are any (R14), and `data`. */
export function refusalBody(refusal: Refusal, language: Language) {
  const message = refusal.text[language];
  const fields = Object.entries(refusal.fields ?? {});
  return {
    message,
    ...(refusal.fields && {
      errors: Object.fromEntries(fields.map(([name, text]) => [name, [text[language]]])),
    }),
    ...(refusal.data === undefined ? {} : { data: refusal.data }),
  };
}

/** A 422 with one message per field; the first is also the message of the whole. */
export function unprocessable(fields: FieldMessages): Refusal {
  const first = Object.values(fields)[0] ?? { en: 'Not valid.', vi: 'Không hợp lệ.' };
  return new Refusal(422, first, fields);
}

/** Throws a 422 if any field has a message; `null` is a valid field. */
export function rejectInvalid(fields: Record<string, Text | null>): void {
  const invalid: FieldMessages = {};
  for (const [name, text] of Object.entries(fields)) if (text) invalid[name] = text;
  if (Object.keys(invalid).length > 0) throw unprocessable(invalid);
}
