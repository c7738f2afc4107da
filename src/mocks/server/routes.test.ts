// @vitest-environment node
import { expect, it } from 'vitest';
import { endpointNames, routes } from './routes';

const modules = import.meta.glob<Record<string, unknown>>('/src/api/*/*contract.ts', {
  eager: true,
});

// Types cannot tell two calls of the same shape apart.
it('every endpoint of the contract has a handler under its own name', () => {
  const contract: Record<string, unknown> = Object.assign({}, ...Object.values(modules));
  for (const name of endpointNames) expect(routes[name].endpoint).toBe(contract[name]);
  const declared = Object.keys(contract).filter((name) => {
    const value = contract[name];
    return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
  });
  expect(endpointNames.toSorted()).toEqual(declared.toSorted());
});
