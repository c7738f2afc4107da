import { isEndpoint } from '@/api/http/endpoint';
import type { EndpointMap, EndpointName } from '@/mocks/server/endpoint-map';
import { keysOf } from '@/lib/keys-of';

const contracts = import.meta.glob<Record<string, unknown>>('/src/api/*/*contract.ts', {
  eager: true,
});
const endpoints = Object.values(contracts)
  .flatMap((contract) => Object.entries(contract))
  .filter(([, value]) => isEndpoint(value));

/** Every call of the contracts, by the name of its constant. */
export const calls = Object.fromEntries(endpoints) as unknown as EndpointMap; // the map of the same files

export const callNames = keysOf(calls);

/** Whether a call belongs to a level: `shown` has only those of the specification. */
export function isInLevel(name: EndpointName, level: 'shown' | 'all'): boolean {
  return level === 'all' || !calls[name].assumed;
}

/** Parameters for the path of a call, with ids of nothing. */
export function idsOfNothing(name: EndpointName): Record<string, string> {
  const keys = [...calls[name].path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => [key, '0']);
  return Object.fromEntries(keys);
}

/** As a report names it, e.g. `GET /api/v1/user`. */
export function callTitle(name: EndpointName): string {
  return `${calls[name].method} ${calls[name].path}`;
}
