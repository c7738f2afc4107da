// @vitest-environment node
import { CancelledError } from '@tanstack/react-query';
import { AxiosError, AxiosHeaders, CanceledError } from 'axios';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  describeFailure,
  isCancelled,
  messageInBody,
  StaleSessionError,
  statusOf,
  InvalidResponseError,
} from './errors';
import { fieldErrors } from '@/shared/forms/field-errors';

function answered(status: number, data: unknown): AxiosError {
  const config = { headers: new AxiosHeaders() };
  const response = { status, data, statusText: '', headers: {}, config };
  return new AxiosError(`status ${status}`, AxiosError.ERR_BAD_REQUEST, config, {}, response);
}

function unanswered(code: string): AxiosError {
  return new AxiosError('in axios’s words', code, { headers: new AxiosHeaders() });
}

const key = fc.constantFrom('errors', 'message', '__proto__', 'toString', 'length', 'a');

/** Any JSON up to twelve levels deep, with the keys that `messageInBody` reads. */
const json = fc
  .tuple(
    fc.jsonValue({ maxDepth: 2 }),
    fc.array(fc.oneof(fc.constant(null), key), { maxLength: 10 }),
  )
  .map(([leaf, wraps]) =>
    wraps.reduce<unknown>((inner, name) => (name ? { [name]: inner } : [inner]), leaf),
  );

describe('messageInBody', () => {
  it.each([
    [{ errors: 'As it is', message: 'm' }, 'As it is'],
    [{ errors: [{ email: ['Taken', 'x'] }], message: 'm' }, 'Taken'],
    [{ errors: [{ email: 'Taken', name: 'Short' }, { other: 'z' }] }, 'Taken'],
    [{ errors: ['Plain', 'x'], message: 'm' }, 'Plain'],
    [{ errors: { email: 'Taken', name: 'Short' }, message: 'm' }, 'Taken'],
    [{ errors: { email: ['Taken', 'x'] } }, 'Taken'],
    [{ errors: {}, message: 'm' }, 'm'],
    [{ errors: [], message: 'm' }, 'm'],
    [{ errors: null, message: 'm' }, 'm'],
    [{ errors: '', message: 'm' }, 'm'],
    [{ errors: [{}], message: 'm' }, 'm'],
    [{ errors: { email: [] }, message: 'm' }, 'm'],
    [{ message: 'm' }, 'm'],
    [{ errors: 42 }, '42'],
    [{ message: ['m'] }, 'm'],
    [{}, null],
    [{ errors: {} }, null],
    [null, null],
    ['<!doctype html>', null],
    [[{ message: 'm' }], null],
  ])('of %j is %j', (body, message) => {
    expect(messageInBody(body)).toBe(message);
  });

  it('finds a text at depth ten', () => {
    const deep = Array.from({ length: 10 }).reduce<unknown>((inner) => [{ a: inner }], 'Deep');
    expect(messageInBody({ errors: deep })).toBe('Deep');
  });

  it('returns a readable text or null for any JSON', () => {
    const body = fc.oneof(json, fc.record({ errors: json, message: json }));
    fc.assert(
      fc.property(body, (value) => {
        const message = messageInBody(value);
        if (message === null) return;
        expect(message.trim()).not.toBe('');
        // The text is a string or number of the body, never a stringified object.
        expect(JSON.stringify(value)).toContain(JSON.stringify(message).slice(1, -1));
      }),
      { numRuns: 3000 },
    );
  });
});

describe('describeFailure', () => {
  it.each([
    [answered(422, { errors: { a: ['Taken'] } }), { kind: 'message', text: 'Taken', status: 422 }],
    [answered(500, { message: 'Broken' }), { kind: 'message', text: 'Broken', status: 500 }],
    [answered(503, {}), { kind: 'status', status: 503 }],
    [answered(404, null), { kind: 'status', status: 404 }],
    [answered(502, '<html>'), { kind: 'status', status: 502 }],
    [unanswered(AxiosError.ERR_NETWORK), { kind: 'network' }],
    [unanswered(AxiosError.ETIMEDOUT), { kind: 'timeout' }],
    [unanswered(AxiosError.ECONNABORTED), { kind: 'aborted' }],
    [unanswered('ERR_ODD'), { kind: 'other', text: 'in axios’s words' }],
    [new InvalidResponseError('x'), { kind: 'unreadable' }],
    [new Error('odd'), { kind: 'other', text: 'odd' }],
    [{ message: 'not an error' }, { kind: 'other', text: '' }],
    [null, { kind: 'other', text: '' }],
  ])('%s', (error, failure) => {
    expect(describeFailure(error)).toEqual(failure);
  });

  it('handles any body at any status, and any thrown value', () => {
    fc.assert(
      fc.property(json, fc.integer({ min: 100, max: 599 }), (body, status) => {
        for (const error of [answered(status, body), body]) {
          expect(JSON.stringify(describeFailure(error))).not.toContain('[object');
        }
        for (const text of Object.values(fieldErrors(answered(422, body)))) {
          expect(text.trim()).not.toBe('');
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('fieldErrors', () => {
  it('gives the first message of each field, for a 422 only', () => {
    const body = { errors: { email: ['Taken', 'x'], password: 'Short', other: [] } };
    expect(fieldErrors(answered(422, body))).toEqual({ email: 'Taken', password: 'Short' });
    expect(fieldErrors(answered(400, body))).toEqual({});
    expect(fieldErrors(answered(422, { errors: ['Plain'] }))).toEqual({});
    expect(fieldErrors(new Error('odd'))).toEqual({});
    expect(fieldErrors(unanswered(AxiosError.ERR_NETWORK))).toEqual({});
  });
});

describe('errors that are not reported', () => {
  it.each([new CanceledError(), new CancelledError(), new StaleSessionError()])('%s', (error) => {
    expect(isCancelled(error)).toBe(true);
  });

  it.each([answered(500, {}), unanswered(AxiosError.ECONNABORTED), new Error('x'), null])(
    'other errors are reported: %s',
    (error) => {
      expect(isCancelled(error)).toBe(false);
    },
  );

  it('the status of an error is null without a response', () => {
    expect(statusOf(unanswered(AxiosError.ERR_NETWORK))).toBeNull();
    expect(statusOf(answered(409, {}))).toBe(409);
  });
});
