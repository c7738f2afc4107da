// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '@/api/http/endpoint';

const modules = import.meta.glob<Record<string, unknown>>('/src/api/*/*contract.ts', {
  eager: true,
});

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'audience' in value;
}

const contract = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter(isEndpoint)
  .map(({ method, path, assumed }) => `${method} ${path} ${assumed ? 'assumed' : 'shown'}`);

const documented = [
  ...readFileSync('docs/api.md', 'utf8').matchAll(/^\| ([A-Z]+) +\| `([^`]+)` +\| (\w+) +\|/gm),
].map(([, method, path, kind]) => `${method} ${path} ${kind}`);

describe('docs/api.md', () => {
  it('lists exactly the calls of the contract, specified or assumed', () => {
    expect(documented.toSorted()).toEqual(contract.toSorted());
  });

  it('shows twelve calls, as the specification does', () => {
    expect(documented.filter((line) => line.endsWith('shown'))).toHaveLength(12);
  });
});
