import * as v from 'valibot';
import { createListeners } from '@/lib/listeners';
import type { EndpointName } from './endpoint-map';

/** Faults of any call; docs/faults.md says what each does. */
const CALL_FAULTS = [
  'network',
  'dropped',
  'hang',
  'html',
  'truncated',
  'wrong-shape',
  'null',
  'empty',
  'no-content',
  'huge',
] as const;
/** In the middle of a stream: the connection breaks, nothing more comes, a 401, an unreadable event. */
const STREAM_FAULTS = ['cut', 'stall', 'expire', 'garble'] as const;
/** Faults that need only their name. */
export const FAULT_KINDS = [...CALL_FAULTS, ...STREAM_FAULTS] as const;

const always = { times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))) };

/**
 * A fault: the call it hits (`*` is any), what happens, and how often. Without `times` it stays until it is
 * cleared.
 */
export const faultSchema = v.variant('kind', [
  v.object({
    match: v.string(),
    kind: v.literal('status'),
    status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
    /** Response body, any JSON; by default the API's own `{message}`. */
    body: v.optional(v.unknown()),
    ...always,
  }),
  v.object({
    match: v.string(),
    kind: v.picklist(CALL_FAULTS),
    ...always,
  }),
  v.object({
    match: v.string(),
    kind: v.picklist(STREAM_FAULTS),
    /** Text events before the fault; 12 by default. */
    after: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    ...always,
  }),
  v.object({
    match: v.string(),
    kind: v.literal('slow'),
    /** Milliseconds before the ordinary response. */
    ms: v.pipe(v.number(), v.minValue(0)),
    ...always,
  }),
]);
/** A fault whose call has not been looked up yet. */
export type AnyFault = v.InferOutput<typeof faultSchema>;
/** A fault on one call by name, or on all of them. */
export type Fault = AnyFault & { match: EndpointName | '*' };

/** A fault in the middle of a stream. */
export type StreamFault = Extract<AnyFault, { kind: (typeof STREAM_FAULTS)[number] }>;

export function isStreamFault(fault: AnyFault): fault is StreamFault {
  return STREAM_FAULTS.some((kind) => kind === fault.kind);
}

type Armed = { fault: AnyFault; left: number };
let armed: Armed[] = [];
const { subscribe, notify } = createListeners();

/** Arms a fault. Faults on the same call apply in the order they were armed (R36). */
export function addFault(fault: Fault): void {
  armed = [...armed, { fault, left: fault.times ?? Number.POSITIVE_INFINITY }];
  notify();
}

export function clearFaults(): void {
  armed = [];
  notify();
}

/** The armed faults with the uses that are left; without `times` they stay. */
export function listFaults(): AnyFault[] {
  return armed.map(({ fault, left }) =>
    Number.isFinite(left) ? { ...fault, times: left } : fault,
  );
}

/** The fault for this call, counted as used; `null` for none. */
export function takeFault(name: EndpointName): AnyFault | null {
  const found = armed.find(({ fault }) => fault.match === name || fault.match === '*');
  if (!found) return null;
  found.left -= 1;
  armed = armed.filter(({ left }) => left > 0);
  notify();
  return found.fault;
}

/** Calls `listener` when the armed faults change; returns the unsubscribe function. */
export const onFaultsChange = subscribe;
