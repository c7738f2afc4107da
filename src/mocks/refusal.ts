import type { Language, Text } from './catalogue/text';

/** Messages by field name, for a 422. */
export type FieldMessages = Record<string, Text>;

/** An answer other than success, thrown by whatever notices that the request cannot be met. */
export class Refusal extends Error {
  readonly status: number;
  readonly text: Text;
  readonly fields: FieldMessages | null;

  constructor(status: number, text: Text, fields: FieldMessages | null = null) {
    super(text.en);
    this.name = 'Refusal';
    this.status = status;
    this.text = text;
    this.fields = fields;
  }
}

/** Body of a refused call: `message`, and `errors` by field where there are any (R14). */
export function refusalBody(refusal: Refusal, language: Language) {
  const message = refusal.text[language];
  if (!refusal.fields) return { message };
  const fields = Object.entries(refusal.fields);
  return {
    message,
    errors: Object.fromEntries(fields.map(([name, text]) => [name, [text[language]]])),
  };
}

/** 422 with one message for each field; the first is the message of the whole. */
export function unprocessable(fields: FieldMessages): Refusal {
  const first = Object.values(fields)[0] ?? { en: 'Not valid.', vi: 'Không hợp lệ.' };
  return new Refusal(422, first, fields);
}
