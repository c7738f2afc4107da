// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { login } from '@/api/auth/contract';
import { logout } from '@/api/auth/logout-contract';
import { getUser } from '@/api/user/contract';
import { advanceClock } from '@/mocks/data/clock';
import { BEARER_MS } from '@/mocks/data/sessions';
import { callMock, refused, send, signInAs, withMock } from '@/mocks/hosts/test-client';

withMock();

describe('login', () => {
  it('returns a token and the user, ignoring the case of the email', async () => {
    const body = { email: ' Linh.Tran@Example.com ', password: 'saola-demo' };
    const { token, user } = await callMock(login, { body });
    expect(user).toMatchObject({ name: 'Trần Ngọc Linh', isSchoolListVisited: true });
    expect(await callMock(getUser, { bearer: token })).toEqual(user);
  });

  it('gives the same response for a wrong password and an unknown email', async () => {
    const wrong = await refused(login, { body: { email: 'minh@example.com', password: 'x' } });
    const unknown = await refused(login, { body: { email: 'x@example.com', password: 'x' } });
    expect(wrong).toEqual({
      status: 422,
      body: {
        message: 'The email or password is incorrect.',
        errors: { password: ['The email or password is incorrect.'] },
      },
    });
    expect(unknown).toEqual(wrong);
  });

  it('reports every missing field, in the language of the call', async () => {
    const { status, body } = await refused(login, {
      body: { email: ' ', password: '' },
      language: 'vi',
    });
    expect(status).toBe(422);
    expect(body).toEqual({
      message: 'Bạn hãy nhập email.',
      errors: { email: ['Bạn hãy nhập email.'], password: ['Bạn hãy nhập mật khẩu.'] },
    });
  });

  it('ignores an expired token', async () => {
    const body = { email: 'minh@example.com', password: 'saola-demo' };
    expect((await send(login, { body, bearer: 'old' })).status).toBe(200);
  });
});

describe('the bearer token', () => {
  it('is valid for exactly seven days', async () => {
    const bearer = await signInAs('minh');
    advanceClock(BEARER_MS - 1000);
    expect((await send(getUser, { bearer })).status).toBe(200);
    advanceClock(1000);
    expect(await refused(getUser, { bearer, language: 'vi' })).toEqual({
      status: 401,
      body: { message: 'Phiên đăng nhập đã hết hạn. Bạn đăng nhập lại nhé.' },
    });
  });

  it('is invalid after a which never fails', async () => {
    const bearer = await signInAs('minh');
    expect((await send(logout, { bearer })).status).toBe(200);
    expect((await send(getUser, { bearer })).status).toBe(401);
    expect((await send(logout, { bearer })).status).toBe(200);
    expect((await send(logout)).status).toBe(200);
  });
});
