import type { AnyFault, Fault } from './faults';
import { endpointNames } from './routes';

const names: readonly string[] = endpointNames;

/** Whether a fault names an existing call, or all calls. */
export function isFault(fault: AnyFault): fault is Fault {
  return fault.match === '*' || names.includes(fault.match);
}
