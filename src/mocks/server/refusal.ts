import type { Language, Text } from '@/mocks/catalogue/text';

/** Messages by field name, for a 422. */
export type FieldMessages = Record<string, Text>;

/** An answer other than success, thrown by whatever notices that the request cannot be met. */
export class Refusal extends Error {
  readonly status: number;
  readonly text: Text;
  readonly fields: FieldMessages | null;
  /** What the answer carries beside its message, e.g. the newer essay of a 409; `undefined` for nothing. */
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

/** Body of a refused call: `message`, `errors` by field where there are any (R14), and `data`. */
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

/** 422 with one message for each field; the first is the message of the whole. */
export function unprocessable(fields: FieldMessages): Refusal {
  const first = Object.values(fields)[0] ?? { en: 'Not valid.', vi: 'Không hợp lệ.' };
  return new Refusal(422, first, fields);
}

/** Throws 422 for the fields that have a message; `null` is a field that is right. */
export function refuseWrong(fields: Record<string, Text | null>): void {
  const wrong: FieldMessages = {};
  for (const [name, text] of Object.entries(fields)) if (text) wrong[name] = text;
  if (Object.keys(wrong).length > 0) throw unprocessable(wrong);
}
