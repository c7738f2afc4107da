import type { Json } from './schemas';

/** The refusals that docs/api.md names, as `#/components/responses`. */
export const REFUSALS: Record<string, { name: string; description: string }> = {
  401: { name: 'Unauthorized', description: 'The session has ended, or there is none (R17).' },
  404: { name: 'NotFound', description: 'There is no such record.' },
  409: { name: 'Conflict', description: 'The record was changed meanwhile; `data` has it.' },
  422: { name: 'Unprocessable', description: 'A value is invalid (R15).' },
  429: { name: 'TooManyRequests', description: 'Too soon.' },
};

/** What the client reads in a refusal (src/api/http/errors.ts). */
export const ERROR_SCHEMA: Json = {
  description: 'The first text in `errors` is shown, else `message`, else one of the app (R14).',
  type: 'object',
  properties: {
    message: { type: ['string', 'null'], description: 'In the `Accept-Language`.' },
    errors: {
      description: 'By field, for a 422. A form shows the first text of each field.',
      type: ['object', 'null'],
      additionalProperties: {
        anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }],
      },
    },
    data: { description: 'The newer record, for a 409.' },
  },
};

/** The responses to the errors in a cell of docs/api.md, such as "401, 422 at `email`". */
export function errorsIn(cell: string): Json {
  const errors: Json = {};
  for (const [, status = '', detail = ''] of cell.matchAll(/\b(4\d\d)\b([^;]*?)(?=, 4\d\d|;|$)/g)) {
    const refusal = REFUSALS[status];
    if (!refusal) throw new Error(`docs/api.md has an error that tools/openapi lacks: ${status}`);
    const description = detail && { description: `${refusal.description} Here${detail}.` };
    errors[status] = { $ref: `#/components/responses/${refusal.name}`, ...description };
  }
  return errors;
}
