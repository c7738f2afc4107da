import * as v from 'valibot';

/** HTTP methods the product uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * How a call is authorised, beside the bearer token that every call carries when there is one:
 * `journey` calls also send `X-auth-token` (spec section 6, R12).
 */
export type Audience = 'journey' | 'plain';

/** One call of the API: where it goes, what goes out, and the schema its answer has to meet (R18). */
export type Endpoint<
  Request extends v.GenericSchema = v.GenericSchema,
  Response extends v.GenericSchema = v.GenericSchema,
> = {
  method: Method;
  /** Path with `{name}` placeholders, as the specification writes it. */
  path: string;
  audience: Audience;
  /** `true` where the specification names the call without showing it; ours to define. */
  assumed: boolean;
  /** Body of the request; `v.undefined()` where there is none. */
  request: Request;
  /** The whole response body; its output is what a caller gets. Of a stream, each of its events. */
  response: Response;
  /** The answer is a stream of server-sent events (api/stream.ts). */
  stream?: true;
};

/** A call that is answered by server-sent events, each of them `{event, data}`. */
export type StreamEndpoint<
  Request extends v.GenericSchema = v.GenericSchema,
  Event extends v.GenericSchema = v.GenericSchema,
> = Endpoint<Request, Event> & { stream: true };

/** Declares an endpoint and keeps the exact types of its schemas. */
export function endpoint<Request extends v.GenericSchema, Response extends v.GenericSchema>(
  definition: Endpoint<Request, Response>,
): Endpoint<Request, Response> {
  return definition;
}

/** Declares an endpoint that answers by server-sent events; `response` is the schema of one of them. */
export function streamEndpoint<Request extends v.GenericSchema, Event extends v.GenericSchema>(
  definition: Omit<Endpoint<Request, Event>, 'stream'>,
): StreamEndpoint<Request, Event> {
  return { ...definition, stream: true };
}

/** What a caller sends. */
export type RequestOf<E extends Endpoint> = v.InferOutput<E['request']>;
/** What a caller gets back, unwrapped from its envelope. */
export type ResponseOf<E extends Endpoint> = v.InferOutput<E['response']>;
/** What a server has to answer with: the wire shape, before it is unwrapped. */
export type WireOf<E extends Endpoint> = v.InferInput<E['response']>;
