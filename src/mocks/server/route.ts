import type { Endpoint, RequestOf, WireOf } from '@/api/http/endpoint';
import type { Language } from '@/mocks/catalogue/text';
import type { StoredAccount } from '@/mocks/data/tables';

/** Who may make a call: anyone, or only a signed-in student. */
export type Access = 'open' | 'student';

/** What a resolver returns: the wire shape, or the events of a stream. */
export type AnswerOf<E extends Endpoint> = E extends { stream: true }
  ? AsyncIterable<WireOf<E>>
  : WireOf<E>;

/** One call as its resolver gets it: authorised and validated. */
export type CallContext<E extends Endpoint = Endpoint, A extends Access = Access> = {
  body: RequestOf<E>;
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  language: Language;
  /** The account of the bearer token; `null` only for an open call without one. */
  student: A extends 'student' ? StoredAccount : StoredAccount | null;
  /** The bearer token of the request; `null` for none. */
  bearer: string | null;
  /** The public session token of the request; `null` for none. */
  visit: string | null;
};

export type Route<E extends Endpoint = Endpoint> = {
  endpoint: E;
  access: Access;
  /** Body of the response. Throws `Refusal` for an invalid request. */
  resolve: (context: CallContext) => Promise<AnswerOf<E>>;
};

/**
 * Ties a resolver to an endpoint: the compiler checks its input against the request schema and its output
 * against the wire shape.
 */
export function route<E extends Endpoint, A extends Access>(
  endpoint: E,
  access: A,
  resolve: (context: CallContext<E, A>) => AnswerOf<E> | Promise<AnswerOf<E>>,
): Route<E> {
  return {
    endpoint,
    access,
    // `serve` has validated the body and checked the caller against `access`.
    resolve: async (context) => resolve(context as CallContext<E, A>),
  };
}
