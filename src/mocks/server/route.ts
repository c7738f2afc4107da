import type { Endpoint, RequestOf, WireOf } from '@/api/http/endpoint';
import type { Language } from '@/mocks/catalogue/text';
import type { Account } from '@/mocks/data/tables';

/** Who may make a call: anyone, or a signed-in student alone. */
export type Access = 'open' | 'student';

/** What a resolver gives back: the wire shape, or event after event of a stream. */
export type AnswerOf<E extends Endpoint> = E extends { stream: true }
  ? AsyncIterable<WireOf<E>>
  : WireOf<E>;

/** One call as its resolver sees it: checked, validated, and known who asks. */
export type Visit<E extends Endpoint = Endpoint, A extends Access = Access> = {
  body: RequestOf<E>;
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  language: Language;
  /** The account of the bearer; `null` only where the call is open and has none. */
  student: A extends 'student' ? Account : Account | null;
  /** The bearer token as it came, `null` for none. */
  bearer: string | null;
  /** The public session token as it came, `null` for none. */
  visit: string | null;
};

/** How one endpoint is answered. */
export type Route<E extends Endpoint = Endpoint> = {
  endpoint: E;
  access: Access;
  /** Body of the answer. Throws `Refusal` where the request cannot be met. */
  resolve: (visit: Visit) => Promise<AnswerOf<E>>;
};

/**
 * Ties a resolver to an endpoint: what it gets is what the request's schema lets through, what it gives
 * back has to be the wire shape of the endpoint, or it does not compile.
 */
export function route<E extends Endpoint, A extends Access>(
  endpoint: E,
  access: A,
  resolve: (visit: Visit<E, A>) => AnswerOf<E> | Promise<AnswerOf<E>>,
): Route<E> {
  return {
    endpoint,
    access,
    // `serve` has validated the body with the endpoint's schema and checked the caller against `access`.
    resolve: async (visit) => resolve(visit as Visit<E, A>),
  };
}
