// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { login, resendCode, signup, verifyPhone } from '@/api/auth/contract';
import { getBookmarks } from '@/api/bookmark/contract';
import { getBasicInfo, getUser, patchUser } from '@/api/user/contract';
import { advanceClock, freezeClock } from '@/mocks/data/clock';
import { callMock, refused, send, signInAs, withMock } from '@/mocks/hosts/test-client';

withMock();

const an = {
  name: 'Phạm Thu An',
  email: 'an.pham@example.com',
  phone: '+84901234567',
  password: 'trời xanh 42',
};

async function newcomer(): Promise<string> {
  return (await callMock(signup, { body: an })).token;
}

describe('signup', () => {
  it('creates a signed-in first-time account with an unconfirmed phone', async () => {
    const body = { ...an, name: '  Phạm Thu An ', email: ' An.Pham@Example.com ' };
    const { token: bearer, user } = await callMock(signup, { body });
    expect(user).toMatchObject({
      name: 'Phạm Thu An',
      email: 'an.pham@example.com',
      phone: '+84901234567',
      phone_verified: false,
      isSchoolListVisited: false,
    });
    expect(await callMock(getUser, { bearer })).toEqual(user);
    expect(await callMock(getBasicInfo, { bearer })).toEqual({});
    expect((await callMock(getBookmarks, { bearer })).data).toEqual([]);
  });

  it('allows a later sign-in, and ignores an old token', async () => {
    expect((await send(signup, { body: an, bearer: 'old' })).status).toBe(200);
    const { email, password } = an;
    expect((await callMock(login, { body: { email, password } })).user.name).toBe('Phạm Thu An');
  });

  it('reports a taken email at its field, ignoring case, in both languages', async () => {
    const body = { ...an, email: 'Linh.Tran@example.com' };
    expect(await refused(signup, { body })).toMatchObject({
      status: 422,
      body: { errors: { email: ['An account with this email already exists.'] } },
    });
    expect(await refused(signup, { body, language: 'vi' })).toMatchObject({
      body: { errors: { email: ['Email này đã có tài khoản.'] } },
    });
  });

  it.each([
    [{ name: '  ' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ email: '' }, 'email'],
    [{ email: 'an.pham' }, 'email'],
    [{ email: 'an@pham' }, 'email'],
    [{ email: 'an pham@example.com' }, 'email'],
    [{ email: `${'x'.repeat(250)}@a.vn` }, 'email'],
    [{ phone: '0901234567' }, 'phone'],
    [{ phone: '+0901234567' }, 'phone'],
    [{ phone: '+84 90 123' }, 'phone'],
    [{ phone: '+1234567890123456' }, 'phone'],
    [{ password: '' }, 'password'],
    [{ password: ' '.repeat(8) }, 'password'],
    [{ password: '1234567' }, 'password'],
    [{ password: 'x'.repeat(201) }, 'password'],
    [{ password: 'AN.PHAM@example.com' }, 'password'],
  ])('rejects %o at its field only', async (wrong, field) => {
    const { status, body } = await refused(signup, { body: { ...an, ...wrong } });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: { [field]: [expect.any(String)] } });
    expect(Object.keys((body as { errors: object }).errors)).toEqual([field]); // matched above
  });

  it('reports all fields at once, and accepts the longest values', async () => {
    const nothing = { name: '', email: '', phone: '', password: '' };
    const { body } = await refused(signup, { body: nothing });
    expect(body).toHaveProperty('errors', {
      name: [expect.any(String)],
      email: [expect.any(String)],
      phone: [expect.any(String)],
      password: [expect.any(String)],
    });
    const longest = {
      name: 'ế'.repeat(100),
      email: `${'x'.repeat(242)}@example.com`,
      phone: '+123456789012345',
      password: 'x'.repeat(200),
    };
    expect((await send(signup, { body: longest })).status).toBe(200);
  });
});

describe('verify-phone', () => {
  it('accepts the code, even when it is sent twice', async () => {
    const bearer = await newcomer();
    const body = { code: ' 000000 ' };
    expect((await callMock(verifyPhone, { bearer, body })).phone_verified).toBe(true);
    expect((await callMock(verifyPhone, { bearer, body })).phone_verified).toBe(true);
    expect((await callMock(getUser, { bearer })).phone_verified).toBe(true);
  });

  it('rejects a wrong code, and after five even the right one until another is sent', async () => {
    const bearer = await newcomer();
    const enter = (code: string) => refused(verifyPhone, { bearer, body: { code } });
    for (const code of ['123456', '', '00000', '0000000']) {
      expect(await enter(code)).toMatchObject({
        status: 422,
        body: { errors: { code: [expect.stringMatching(/not the code/)] } },
      });
    }
    const usedUp = { status: 422, body: { errors: { code: [expect.stringMatching(/new code/)] } } };
    expect(await enter('111111')).toMatchObject(usedUp);
    expect(await enter('000000')).toMatchObject(usedUp);
    advanceClock(30_000);
    await callMock(resendCode, { bearer });
    expect((await enter('000000')).status).toBe(200);
  });

  it('is required again for another phone number, not for the same', async () => {
    const bearer = await signInAs('linh.tran');
    const change = (phone: string | null) => callMock(patchUser, { bearer, body: { phone } });
    expect((await change('+84912345678')).phone_verified).toBe(true);
    expect((await change('+84987654321')).phone_verified).toBe(false);
    await callMock(verifyPhone, { bearer, body: { code: '000000' } });
    expect((await callMock(getUser, { bearer })).phone_verified).toBe(true);
    expect(await change(null)).toMatchObject({ phone: null, phone_verified: false });
  });

  it('requires a phone number', async () => {
    const body = { code: '000000' };
    const bearer = await signInAs('minh');
    expect((await refused(verifyPhone, { bearer, body })).status).toBe(422);
    expect((await refused(resendCode, { bearer })).status).toBe(422);
    expect((await callMock(getUser, { bearer })).phone_verified).toBe(false);
  });
});

describe('resend', () => {
  it('is 429 with the remaining seconds, then allowed, then 429 again', async () => {
    freezeClock(new Date('2026-11-21T08:00:00Z'));
    const bearer = await newcomer();
    advanceClock(28_500);
    expect(await refused(resendCode, { bearer })).toEqual({
      status: 429,
      body: { message: 'A new code can be sent in 2 seconds.' },
    });
    advanceClock(1500);
    expect(await callMock(resendCode, { bearer })).toEqual({ resend_after: 30 });
    expect((await refused(resendCode, { bearer, language: 'vi' })).body).toEqual({
      message: 'Bạn có thể yêu cầu gửi mã mới sau 30 giây nữa.',
    });
  });
});
