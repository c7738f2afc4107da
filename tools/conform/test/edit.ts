import type { EndpointName } from '@/mocks/server/endpoint-map';
import { isRecord } from '../compare';
import type { Answer, Damage, Passing } from './damaged-server';

type Row = Record<string, unknown>;
type Change = (answer: Answer, passing: Passing) => void | Promise<void>;

/** The rows of an answer: those of a list, or the one object in `data`. */
export function rowsIn(body: unknown): Row[] {
  const data = isRecord(body) ? body['data'] : body;
  return [data].flat().filter(isRecord);
}

export function recordAt(value: unknown, key: string): Row {
  const found = isRecord(value) ? value[key] : undefined;
  return isRecord(found) ? found : {};
}

/** Changes each row of the successful answers of one call. */
export function rowsOf(name: EndpointName, change: (row: Row) => void): Damage {
  return answerOf(name, ({ body }) => rowsIn(body).forEach(change));
}

/** Changes all answers of one call that have a status. */
export function statusOf(name: EndpointName, status: number, change: Change): Damage {
  return {
    after: (answer, passing) =>
      passing.name === name && answer.status === status ? change(answer, passing) : undefined,
  };
}

/** Changes successful answers of one call. */
export function answerOf(name: EndpointName, change: Change): Damage {
  return statusOf(name, 200, change);
}

/** Changes the requests of one call. */
export function requestOf(
  name: EndpointName,
  change: (passing: Passing) => Answer | void | Promise<Answer | void>,
): Damage {
  return { before: (passing) => (passing.name === name ? change(passing) : undefined) };
}

/** Leaves fields out of the JSON body of one call. */
export function without(name: EndpointName, ...fields: string[]): Damage {
  return requestOf(name, ({ body }) => {
    if (isRecord(body)) for (const field of fields) delete body[field];
  });
}

/** Leaves parameters out of the query of one call. */
export function withoutQuery(name: EndpointName, ...keys: string[]): Damage {
  return requestOf(name, ({ url }) => {
    for (const key of keys) url.searchParams.delete(key);
  });
}

/** Changes the headers of preflights. */
export function preflights(change: (headers: Headers) => void): Damage {
  return {
    after: ({ headers }, { method }) => {
      if (method === 'OPTIONS') change(headers);
    },
  };
}

export function jsonAnswer(status: number, body: unknown): Answer {
  return { status, headers: new Headers({ 'Content-Type': 'application/json' }), body };
}
