import * as v from 'valibot';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Every call sends the bearer token if there is one. `journey` calls always send `X-auth-token` too, calls for `anyone`
 * only without a bearer token (spec section 6, R12).
 */
export type Audience = 'journey' | 'anyone' | 'plain';

/** One call of the API, with the schema that its response must match (R18). */
export type Endpoint<
  Path extends string = string,
  Request extends v.GenericSchema = v.GenericSchema,
  Response extends v.GenericSchema = v.GenericSchema,
> = {
  method: Method;
  /** With `{name}` placeholders, as in the specification. */
  path: Path;
  audience: Audience;
  /** The specification names the call without showing it; ours to define. */
  assumed: boolean;
  /** Body of the request; `v.undefined()` if there is none. */
  request: Request;
  /** The whole response body; its output is what a caller gets. For a stream, each of its events. */
  response: Response;
  /** The response is a stream of server-sent events (api/http/stream.ts). */
  stream?: true;
};

/** A call whose response is a stream of server-sent events, each of them `{event, data}`. */
export type StreamEndpoint<
  Path extends string = string,
  Request extends v.GenericSchema = v.GenericSchema,
  Event extends v.GenericSchema = v.GenericSchema,
> = Endpoint<Path, Request, Event> & { stream: true };

type Options<Request, Response> = {
  assumed: boolean;
  audience?: Audience;
  request?: Request;
  response?: Response;
};

/** Whether an exported constant of a contract is an endpoint. */
export function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'audience' in value;
}

/** Declares an endpoint: by default `plain`, without a body, and with a response that is ignored. */
export function endpoint<
  const Path extends string,
  Response extends v.GenericSchema = v.UnknownSchema,
  Request extends v.GenericSchema = v.UndefinedSchema<undefined>,
>(
  method: Method,
  path: Path,
  options: Options<Request, Response>,
): Endpoint<Path, Request, Response> {
  const {
    audience = 'plain',
    // A schema that is left out has the type's default.
    request = v.undefined() as v.GenericSchema as Request,
    response = v.unknown() as v.GenericSchema as Response, // likewise
    assumed,
  } = options;
  return { method, path, assumed, audience, request, response };
}

/** Declares an endpoint that responds with server-sent events; `response` is the schema of one of them. */
export function streamEndpoint<
  const Path extends string,
  Request extends v.GenericSchema,
  Event extends v.GenericSchema,
>(
  method: Method,
  path: Path,
  options: Options<Request, Event>,
): StreamEndpoint<Path, Request, Event> {
  return { ...endpoint(method, path, options), stream: true };
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

export type RequestOf<E extends Endpoint> = v.InferOutput<E['request']>;
/** The value that a caller gets, unwrapped from its envelope. */
export type ResponseOf<E extends Endpoint> = v.InferOutput<E['response']>;
/** The body that a server sends, before it is unwrapped. */
export type WireOf<E extends Endpoint> = v.InferInput<E['response']>;
