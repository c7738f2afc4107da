// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { endpointNames } from '@/mocks/server/routes';
import type { Call } from './calls';
import { callViolations, differences, exampleViolations } from './drift';
import { loadOpenApi } from './load.mjs';
import type { Json } from './schemas';

type Operation = { responses: { 200: { content: Record<string, { examples: object }> } } };
type Module = Awaited<ReturnType<typeof loadOpenApi>>;

const committed = () => JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as Json;

let documentOf: Module['documentOf'];
let sources: Awaited<ReturnType<Module['readSources']>>;

beforeAll(async () => {
  const module = await loadOpenApi();
  ({ documentOf } = module);
  sources = await module.readSources();
});

/** What is wrong with a document, by each of the comparisons. */
function violations(document: Json, { calls, answers } = sources) {
  const contracts = calls.map(({ name }) => name);
  return {
    differences: differences(document, documentOf({ calls, answers })),
    calls: callViolations(document, { contracts, mock: endpointNames }),
    examples: exampleViolations(document),
  };
}

/** Problems that two validators find in a document. */
async function invalidities(document: Json): Promise<[number, string[]]> {
  const { valid, errors } = await new Validator().validate(document);
  const config = await createConfig({
    extends: ['recommended'],
    rules: { 'info-license': 'off', 'tag-description': 'off', 'operation-4xx-response': 'off' },
  });
  const options = { source: JSON.stringify(document), absoluteRef: 'openapi.json', config };
  const problems = await lintFromString(options);
  return [valid ? 0 : (errors?.length ?? 1), problems.map(({ ruleId }) => ruleId)];
}

describe('docs/openapi.json', () => {
  it('is what contracts and mock make (`npm run openapi`), with every call and valid examples', () => {
    expect(violations(committed())).toEqual({ differences: [], calls: [], examples: [] });
  });

  it('has examples of every answer, in two languages', () => {
    const paths = Object.values(committed()['paths'] as Record<string, Record<string, Operation>>);
    const answers = paths.flatMap((path) =>
      Object.values(path).map(({ responses }) => responses[200]),
    );
    const names = answers.flatMap(({ content }) =>
      Object.values(content).map(({ examples }) => Object.keys(examples).join(' and ')),
    );
    expect(names).toEqual(endpointNames.map(() => 'en-US and vi-VN'));
  });

  it('has the shape of every answer, unless anything is accepted', () => {
    const text = JSON.stringify(committed());
    const ignored = sources.calls.filter(({ row }) => row.answer.startsWith('anything'));
    expect(text.split('"schema":{}').length - 1).toBe(ignored.length);
    expect(text).not.toContain('"items":{}');
  });

  it('is valid for two validators', async () => {
    expect(await invalidities(committed())).toEqual([0, []]);
  });
});

/** The document with one text replaced by another. */
function changed(text: string, other: string): Json {
  const before = JSON.stringify(committed());
  const after = before.replace(text, other);
  expect(after).not.toBe(before);
  return JSON.parse(after) as Json;
}

describe('drift is caught:', () => {
  const getUser = '#/paths/~1api~1v1~1user/get';

  function withCall(name: string, change: (call: Call) => Call[]) {
    const calls = sources.calls.flatMap((call) => (call.name === name ? change(call) : [call]));
    return { ...sources, calls };
  }

  it('a contract that needs another field', () => {
    const response = v.object({ data: v.object({ nickname: v.string() }) });
    const other = withCall('getUser', (call) => [
      { ...call, endpoint: { ...call.endpoint, response } },
    ]);
    expect(violations(committed(), other).differences.join()).toContain(`${getUser}/responses/200`);
    expect(violations(documentOf(other), other).examples.join()).toMatch(/getUser|nickname/);
  });

  it.each([
    ['a contract that is gone', () => []],
    [
      'a contract of a call that the mock lacks',
      (call: Call) => [call, { ...call, name: 'getMe' }],
    ],
  ])('%s', (_, change) => {
    const other = withCall('getUser', change);
    expect(violations(committed(), other).calls).not.toEqual([]);
  });

  it('an answer of the mock', () => {
    const answer = { data: { id: 1, name: null, email: 'linh.tran@example.com' } };
    const answers = { ...sources.answers, getUser: { 'en-US': answer, 'vi-VN': answer } };
    const other = { ...sources, answers };
    expect(violations(committed(), other).differences.join()).toContain(`${getUser}/responses/200`);
    expect(violations(documentOf(other), other).examples).toEqual([
      expect.stringMatching(/user\/get.*data\/name must be string/),
    ]);
  });

  it('an event of a stream', () => {
    const events = [{ event: 'delta', data: { text: 5 } }];
    const answers = { ...sources.answers, postMessage: { 'en-US': events, 'vi-VN': events } };
    const other = { ...sources, answers };
    expect(violations(documentOf(other), other).examples).toHaveLength(1);
  });

  it.each([
    ['a summary', '"summary":"Get user"', '"summary":"Get me"', ['differences']],
    ['an id', '"operationId":"getUser"', '"operationId":"getMe"', ['differences', 'calls']],
    ['a schema', '"enum":["draft","review"', '"enum":["review"', ['differences', 'examples']],
  ])('%s in the document', (_, text, other, caught) => {
    const found = Object.entries(violations(changed(text, other)));
    expect(found.filter(([, list]) => list.length > 0).map(([kind]) => kind)).toEqual(caught);
  });

  it.each([
    ['by both validators: no responses', '"responses":{"200"', '"answers":{"200"'],
    ['by one: a path parameter without its placeholder', '/achievements/{id}"', '/achievements/x"'],
  ])('%s', async (_, text, other) => {
    const [errors, rules] = await invalidities(changed(text, other));
    expect(rules).not.toEqual([]);
    expect(errors > 0).toBe(!text.includes('{id}'));
  });
});
