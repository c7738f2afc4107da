import * as v from 'valibot';

/** HTTP methods the product uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * How a call is authorised, beside the bearer token that every call carries when there is one:
 * `journey` calls also send `X-auth-token` (spec section 6, R12).
 */
export type Audience = 'journey' | 'plain';

/** One call of the API: where it goes, what is sent, and the schema that its answer must match (R18). */
export type Endpoint<
  Path extends string = string,
  Request extends v.GenericSchema = v.GenericSchema,
  Response extends v.GenericSchema = v.GenericSchema,
> = {
  method: Method;
  /** Path with `{name}` placeholders, as the specification writes it. */
  path: Path;
  audience: Audience;
  /** `true` where the specification names the call without showing it; ours to define. */
  assumed: boolean;
  /** Body of the request; `v.undefined()` if there is none. */
  request: Request;
  /** The whole response body; its output is what a caller gets. For a stream, each of its events. */
  response: Response;
  /** The answer is a stream of server-sent events (api/http/stream.ts). */
  stream?: true;
};

/** A call that is answered by server-sent events, each of them `{event, data}`. */
export type StreamEndpoint<
  Path extends string = string,
  Request extends v.GenericSchema = v.GenericSchema,
  Event extends v.GenericSchema = v.GenericSchema,
> = Endpoint<Path, Request, Event> & { stream: true };

/** What a declaration may leave out: no session token, no body. */
type Defaulted = 'audience' | 'request';
type Definition<E extends Endpoint> = Omit<E, Defaulted | 'stream'> & Partial<Pick<E, Defaulted>>;
type NoBody = v.UndefinedSchema<undefined>;

/** Declares an endpoint, `plain` and without a body unless it says otherwise; keeps its path and schemas as types. */
export function endpoint<
  const Path extends string,
  Response extends v.GenericSchema,
  Request extends v.GenericSchema = NoBody,
>(definition: Definition<Endpoint<Path, Request, Response>>): Endpoint<Path, Request, Response> {
  // Without a `request` there is nothing to infer it from, and it is `NoBody`.
  const request = definition.request ?? (v.undefined() as v.GenericSchema as Request);
  return { audience: 'plain', ...definition, request };
}

/** Declares an endpoint that answers by server-sent events; `response` is the schema of one of them. */
export function streamEndpoint<
  const Path extends string,
  Request extends v.GenericSchema,
  Event extends v.GenericSchema,
>(
  definition: Omit<StreamEndpoint<Path, Request, Event>, 'stream'>,
): StreamEndpoint<Path, Request, Event> {
  return { ...definition, stream: true };
}

/** The names of a path's `{name}` placeholders. */
type Placeholder<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** Values for a path's placeholders: each of them required, and no other. */
export type ParamsOption<Path extends string> = [Placeholder<Path>] extends [never]
  ? { params?: never }
  : { params: Record<Placeholder<Path>, string | number> };

/** The body of a call: required unless its schema is `undefined`, and refused then. */
export type BodyOption<E extends Endpoint> = [RequestOf<E>] extends [undefined]
  ? { body?: never }
  : { body: RequestOf<E> };

/** What a caller sends. */
export type RequestOf<E extends Endpoint> = v.InferOutput<E['request']>;
/** What a caller gets back, unwrapped from its envelope. */
export type ResponseOf<E extends Endpoint> = v.InferOutput<E['response']>;
/** What a server has to answer with: the wire shape, before it is unwrapped. */
export type WireOf<E extends Endpoint> = v.InferInput<E['response']>;
