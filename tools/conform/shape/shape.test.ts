// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { dataOf, lenient, listOf, numberSchema } from '@/api/http/schemas';
import { callNames, calls } from '../calls';
import { facts } from '../facts';
import { formatIssues } from './formats';
import { shapeIssues } from './issues';
import { strict } from './strict-schema';

const row = v.object({
  id: v.number(),
  degree: lenient(v.picklist(['bachelor'])),
  tuition: lenient(numberSchema),
});

/** Whether a schema, or any part of it, has a fallback. */
function isLenient(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  return 'fallback' in schema || Object.values(schema).some(isLenient);
}

describe('the strict view of a contract', () => {
  it('is there for every call, without any fallback', () => {
    expect(callNames.filter((name) => isLenient(calls[name].response))).not.toEqual([]);
    expect(callNames.filter((name) => isLenient(strict(calls[name].response)))).toEqual([]);
  });

  it('has a fact about every call', () => {
    expect(Object.keys(facts).toSorted()).toEqual(callNames.toSorted());
  });
});

describe('an answer that does not match', () => {
  it.each([
    [listOf(row), { data: [{ id: 1 }, { id: 'x' }] }, 'data.1.id', 'number'],
    [listOf(row), [{ id: 'x' }], '0.id', 'number'],
    [dataOf(row), { data: { id: 'x' } }, 'data.id', 'number'],
    [dataOf(row), { id: 1 }, '', 'an object with "data" around the content'],
    [dataOf(row), { data: [{ id: 1 }] }, '', 'an object in "data", not a list'],
  ])('%# names the field', (schema, body, path, expected) => {
    expect(shapeIssues(schema, body)).toMatchObject({
      refused: [{ path, expected }],
      ignored: [],
    });
  });

  it('says what the app leaves out, apart from what it refuses', () => {
    expect(shapeIssues(listOf(row), [{ id: 1, degree: 'master' }])).toMatchObject({
      refused: [],
      ignored: [{ path: '0.degree', came: '"master"' }],
    });
  });

  it('says what the app converts', () => {
    expect(shapeIssues(listOf(row), [{ id: 1, tuition: '21550' }])).toMatchObject({
      refused: [],
      ignored: [{ path: '0.tuition', expected: 'number', came: '"21550"' }],
    });
  });

  it('names a fault of many rows once', () => {
    const rows = Array.from({ length: 20 }, () => ({ id: 'x' }));
    expect(shapeIssues(listOf(row), rows).refused).toHaveLength(1);
  });

  it('never prints a token', () => {
    const schema = dataOf(v.object({ token: v.number() }));
    const [issue] = shapeIssues(schema, { data: { token: 'secret' } }).refused;
    expect(issue?.came).toBe('a value of type string');
  });
});

describe('a text in another format', () => {
  it.each([
    ['deadline', '31/01/2027'],
    ['starts', '2027-09-01'],
    ['deadline_time', '6 pm'],
    ['updated_at', '2026-11-25 08:00:00'],
    ['zone', 'Hanoi'],
    ['phone', '0912 345 678'],
    ['website', 'www.example.com'],
  ])('%s: %s', (name, text) => {
    expect(formatIssues({ data: [{ [name]: text }] })).toMatchObject([{ path: `data.0.${name}` }]);
  });

  it('is not an empty or a right one', () => {
    const right = {
      deadline: '2027-01-31',
      starts: '2027-09',
      updated_at: '2026-11-25T08:00:00.000Z',
      zone: 'Asia/Ho_Chi_Minh',
      closes: [null, '2027-01-31'],
    };
    expect(formatIssues({ data: { ...right, opens: null } })).toEqual([]);
  });
});
