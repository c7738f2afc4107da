// @vitest-environment node
import { expect, it } from 'vitest';
import * as auth from '@/api/contract/auth';
import * as bookmark from '@/api/contract/bookmark';
import * as engine from '@/api/contract/engine';
import * as journey from '@/api/contract/journey';
import * as school from '@/api/contract/school';
import * as user from '@/api/contract/user';
import { endpointNames, routes } from './routes';

// The compiler sees names and shapes; calls of one shape could still be swapped.
it('answers every endpoint of the contract under its own name', () => {
  const contract: Record<string, unknown> = {
    ...auth,
    ...bookmark,
    ...engine,
    ...journey,
    ...school,
    ...user,
  };
  for (const name of endpointNames) expect(routes[name].endpoint).toBe(contract[name]);
  const declared = Object.keys(contract).filter((name) => {
    const value = contract[name];
    return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
  });
  expect(endpointNames.toSorted()).toEqual(declared.toSorted());
});
