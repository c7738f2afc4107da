// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { forgotPassword, login, resetPassword } from '@/api/auth/contract';
import { getUser } from '@/api/user/contract';
import { callMock, refused, send, signInAs, withMock } from '@/mocks/hosts/test-client';

withMock();

const minh = 'minh@example.com';
const reset = (changes: object) =>
  refused(resetPassword, {
    body: { email: minh, code: '000000', password: 'một mật khẩu mới', ...changes },
  });

describe('forgot-password', () => {
  it('gives the same response for known and unknown addresses, any number of times', async () => {
    const answers = await Promise.all(
      [minh, 'nobody@example.com', ` ${minh.toUpperCase()} `, minh].map((email) =>
        callMock(forgotPassword, { body: { email }, bearer: 'old' }),
      ),
    );
    expect(answers).toEqual(answers.map(() => ({ resend_after: 30 })));
  });

  it('rejects an invalid address', async () => {
    const answer = await refused(forgotPassword, { body: { email: 'minh' } });
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { email: [expect.any(String)] } },
    });
  });
});

describe('reset-password', () => {
  it('signs in with the new password and ends only the account’s other sessions', async () => {
    const [old, linh] = [await signInAs('minh'), await signInAs('linh.tran')];
    await callMock(forgotPassword, { body: { email: minh } });
    const body = { email: ` ${minh.toUpperCase()}`, code: '000000', password: 'một mật khẩu mới' };
    const { token, user } = await callMock(resetPassword, { body, bearer: 'old' });
    expect(await callMock(getUser, { bearer: token })).toEqual(user);
    expect((await send(getUser, { bearer: old })).status).toBe(401);
    expect((await send(getUser, { bearer: linh })).status).toBe(200);
    const signInWith = (password: string) => send(login, { body: { email: minh, password } });
    expect((await signInWith('saola-demo')).status).toBe(422);
    expect((await signInWith('một mật khẩu mới')).status).toBe(200);
  });

  it('gives the same error for a wrong code and for an unknown address', async () => {
    await callMock(forgotPassword, { body: { email: minh } });
    const wrong = await reset({ code: '123456' });
    expect(wrong).toMatchObject({ status: 422, body: { errors: { code: [expect.any(String)] } } });
    expect(await reset({ email: 'nobody@example.com' })).toEqual(wrong);
    expect(await reset({ email: 'nobody@example.com', code: '123456' })).toEqual(wrong);
    expect((await reset({})).status).toBe(200);
  });

  it('accepts no code after five wrong ones until another is sent', async () => {
    await callMock(forgotPassword, { body: { email: minh } });
    for (const code of ['1', '2', '3', '4', '5']) await reset({ code });
    expect((await reset({})).status).toBe(422);
    await callMock(forgotPassword, { body: { email: minh } });
    expect((await reset({})).status).toBe(200);
  });

  it.each([
    [{ email: 'minh' }, 'email'],
    [{ code: ' ' }, 'code'],
    [{ password: 'short' }, 'password'],
    [{ password: 'x'.repeat(201) }, 'password'],
    [{ password: minh }, 'password'],
  ])('rejects %o at its field', async (wrong, field) => {
    expect(await reset(wrong)).toMatchObject({
      status: 422,
      body: { errors: { [field]: [expect.any(String)] } },
    });
  });
});
