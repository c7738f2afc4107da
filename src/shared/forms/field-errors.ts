import { firstText, isRecord, toApiError } from '@/api/http/errors';

/** Messages of a 422 by field name, the first of each; empty where the answer has none. */
export type FieldErrors = Record<string, string>;

/** The first message of each field of a 422 (R15). Apart from `errors.ts`, because only pages with a form need it. */
export function fieldErrors(error: unknown): FieldErrors {
  const { status, body } = toApiError(error);
  const errors = status === 422 && isRecord(body) ? body['errors'] : null;
  if (!isRecord(errors)) return {};
  const found: FieldErrors = {};
  for (const [field, value] of Object.entries(errors)) {
    const text = firstText(value);
    if (text !== null) found[field] = text;
  }
  return found;
}
