// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { answersSchema } from '@/api/journey/contract';
import { apiRows, calls } from '../../tools/openapi/calls';
import { queries } from '../../tools/openapi/parameters';

const contract = calls.map(
  ({ endpoint: { method, path, assumed } }) => `${method} ${path} ${assumed ? 'assumed' : 'shown'}`,
);
const documented = [...apiRows].map(([call, { kind }]) => `${call} ${kind}`);

describe('docs/api.md', () => {
  it('lists exactly the calls of the contract, specified or assumed', () => {
    expect(documented.toSorted()).toEqual(contract.toSorted());
  });

  it('shows twelve calls, as the specification does', () => {
    expect(documented.filter((line) => line.endsWith('shown'))).toHaveLength(12);
  });

  it('names the parameters of every query', () => {
    const missing = calls.flatMap(({ name, row }) =>
      Object.keys(queries[name as keyof typeof queries] ?? {}) // none for a call without a query
        .filter((key) => !(key in answersSchema.entries && /answers/.test(row.request)))
        .filter((key) => !new RegExp(`\`\\??${key}\``).test(row.request))
        .map((key) => `${name}: ${key}`),
    );
    expect(missing).toEqual([]);
  });
});
