import * as v from 'valibot';
import type { EndpointName } from './endpoint-map';

const always = { times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))) };

/**
 * A fault: which call it befalls (`*` is any), what happens, and how many times; without `times` it stays
 * until it is cleared.
 */
export const faultSchema = v.variant('kind', [
  v.object({
    match: v.string(),
    kind: v.literal('status'),
    status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
    /** Body of the answer, any JSON; the API's own `{message}` where there is none. */
    body: v.optional(v.unknown()),
    ...always,
  }),
  v.object({
    match: v.string(),
    kind: v.picklist([
      /** No connection at all. */
      'network',
      /** The answer begins, and the connection is lost in the middle of it. */
      'dropped',
      /** No answer, ever. */
      'hang',
      // Answers with a success that is none: a page, half a body, other JSON, `null`, nothing, 204, 10 MB.
      'html',
      'truncated',
      'wrong-shape',
      'null',
      'empty',
      'no-content',
      'huge',
    ]),
    ...always,
  }),
  v.object({
    match: v.string(),
    /** In the middle of a stream: the connection is lost, nothing more comes, a 401, an event that is none. */
    kind: v.picklist(['cut', 'stall', 'expire', 'garble']),
    /** Pieces of text that come before; 12 of them where it does not say. */
    after: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    ...always,
  }),
  v.object({
    match: v.string(),
    kind: v.literal('slow'),
    /** Milliseconds before the ordinary answer. */
    ms: v.pipe(v.number(), v.minValue(0)),
    ...always,
  }),
]);
/** A fault as it comes in, its call not yet looked up. */
export type AnyFault = v.InferOutput<typeof faultSchema>;
/** A fault on one call by its name, or on all of them. */
export type Fault = AnyFault & { match: EndpointName | '*' };

/** A fault in the middle of a stream. */
export type StreamFault = Extract<AnyFault, { kind: 'cut' | 'stall' | 'expire' | 'garble' }>;

/** Whether a fault comes in the middle of a stream. */
export function isStreamFault(fault: AnyFault): fault is StreamFault {
  return 'kind' in fault && ['cut', 'stall', 'expire', 'garble'].includes(fault.kind);
}

type Armed = { fault: AnyFault; left: number };
let armed: Armed[] = [];
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Arms a fault; of several for the same call the first armed comes first (R36). */
export function addFault(fault: Fault): void {
  armed = [...armed, { fault, left: fault.times ?? Number.POSITIVE_INFINITY }];
  tell();
}

/** Disarms all faults. */
export function clearFaults(): void {
  armed = [];
  tell();
}

/** The faults that are armed, with the times that are left; no `times` is for ever. */
export function listFaults(): AnyFault[] {
  return armed.map(({ fault, left }) =>
    Number.isFinite(left) ? { ...fault, times: left } : fault,
  );
}

/** The fault that befalls this call now, used up by one; `null` for none. */
export function takeFault(name: EndpointName): AnyFault | null {
  const found = armed.find(({ fault }) => fault.match === name || fault.match === '*');
  if (!found) return null;
  found.left -= 1;
  armed = armed.filter(({ left }) => left > 0);
  tell();
  return found.fault;
}

/** Calls `listener` whenever the armed faults change; the result takes it away again. */
export function onFaultsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
