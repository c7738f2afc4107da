// @vitest-environment node
import { expect, expectTypeOf, it } from 'vitest';
import { login, resendCode } from '@/api/auth/contract';
import { getEssay, patchEssay, type Essay } from '@/api/essay/contract';
import { postMessage } from '@/api/sophie/contract';
import { getUser } from '@/api/user/contract';
import { call } from './client';

/** Never called: the compiler checks what these calls may leave out (`npx tsc`). */
function calls() {
  const body = { version: 1 };
  // @ts-expect-error -- the body is missing
  void call(login, {});
  // @ts-expect-error -- the password is missing
  void call(login, { body: { email: '' } });
  // @ts-expect-error -- the id of the path is missing
  void call(patchEssay, { body });
  // @ts-expect-error -- the placeholder is called id
  void call(patchEssay, { params: { idd: 1 }, body });
  // @ts-expect-error -- the path has no placeholder
  void call(getUser, { params: { id: 1 } });
  // @ts-expect-error -- the call sends no body
  void call(resendCode, { body });
  void call(getUser, {});
  void call(patchEssay, { params: { id: 1 }, body });
  return call(getEssay, { params: { id: 'e1' } });
}

it('a call returns the output of its schema', () => {
  expectTypeOf(calls).returns.resolves.toEqualTypeOf<Essay>();
  expect(patchEssay).toMatchObject({ audience: 'plain', path: '/api/v1/student/essays/{id}' });
});

it('an endpoint whose response is a stream says so', () => {
  expect(postMessage).toMatchObject({ method: 'POST', audience: 'anyone', stream: true });
  expect(getUser).not.toHaveProperty('stream');
});
