// @vitest-environment node
import { expect, it } from 'vitest';
import { refused, withMock } from '@/mocks/hosts/test-client';
import { endpointNames, routes } from './routes';

withMock();

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

/** Calls that a visitor may make, besides those of the journey. */
const OPEN = [
  ...['login', 'logout', 'signup', 'forgotPassword', 'resetPassword', 'getSession'],
  ...[
    'getSearch',
    'getMajors',
    'getSchool',
    'getOutline',
    'getScholarships',
    'getResources',
    'getResource',
  ],
  ...['postQuiz', 'postEssayFeedback'],
];
const studentCalls = endpointNames.filter(
  (name) => !OPEN.includes(name) && routes[name].endpoint.audience === 'plain',
);

it.each(studentCalls)('%s requires a valid bearer token', async (name) => {
  const { endpoint } = routes[name];
  const answer = {
    status: 401,
    body: { message: 'Your session has expired. Please log in again.' },
  };
  const params = { id: '1', program_id: '1', key: 'test' };
  expect(await refused(endpoint, { params })).toEqual(answer);
  expect(await refused(endpoint, { params, bearer: 'nobody' })).toEqual(answer);
});
