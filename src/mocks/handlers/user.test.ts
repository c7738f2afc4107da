// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { login } from '@/api/auth/contract';
import {
  deleteUser,
  getBasicInfo,
  getUser,
  patchUser,
  postMoment,
  putBasicInfo,
  putEmail,
  putPassword,
} from '@/api/user/contract';
import { callMock, refused, send, signInAs, withMock } from '@/mocks/hosts/test-client';

withMock();

describe('user', () => {
  it('changes only the sent fields', async () => {
    const bearer = await signInAs('minh');
    const before = await callMock(getUser, { bearer });
    expect(before.isSchoolListVisited).toBe(false);
    await callMock(patchUser, { bearer, body: { isSchoolListVisited: true } });
    expect(await callMock(getUser, { bearer })).toEqual({ ...before, isSchoolListVisited: true });
  });

  it.each([
    [{ name: '  ' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ isSchoolListVisited: 'yes' }, 'isSchoolListVisited'],
    [{ phone: '0912345678' }, 'phone'],
  ])('rejects %o at its field', async (body, field) => {
    const answer = await refused(patchUser, { bearer: await signInAs('minh'), body });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      message: expect.any(String),
      errors: { [field]: [expect.any(String)] },
    });
  });

  it('keeps students out of other accounts', async () => {
    const [linh, minh] = [await signInAs('linh.tran'), await signInAs('minh')];
    await callMock(patchUser, { bearer: minh, body: { name: 'Minh' } });
    expect((await callMock(getUser, { bearer: linh })).name).toBe('Trần Ngọc Linh');
  });
});

describe('moments', () => {
  it('are first once, the first two for a student and the others for each program', async () => {
    const bearer = await signInAs('minh');
    const record = async (body: object) => (await callMock(postMoment, { bearer, body })).first;
    for (const body of [
      { moment: 'saved' },
      { moment: 'essay' },
      { moment: 'sent', program_id: 404010 },
      { moment: 'sent', program_id: 401030 },
      { moment: 'offer', program_id: 404010 },
    ]) {
      expect(await record(body)).toBe(true);
      expect(await record(body)).toBe(false);
    }
    expect((await callMock(getUser, { bearer })).moments).toEqual({
      saved: true,
      essay: true,
      sent: [404010, 401030],
      offer: [404010],
    });
  });

  it('are first for one of two tabs', async () => {
    const bearer = await signInAs('minh');
    const record = () => callMock(postMoment, { bearer, body: { moment: 'saved' } });
    const both = await Promise.all([record(), record()]);
    expect(both.filter(({ first }) => first)).toHaveLength(1);
  });

  it('of a program need its id', async () => {
    const bearer = await signInAs('minh');
    expect(await refused(postMoment, { bearer, body: { moment: 'offer' } })).toMatchObject({
      status: 422,
      body: { errors: { program_id: [expect.any(String)] } },
    });
  });
});

describe('changing email and password', () => {
  const body = { email: ' Minh.New@example.com ', password: 'saola-demo' };
  const changed = { current_password: 'saola-demo', password: 'a-longer-password' };

  it.each([
    [putEmail, { ...body, email: 'nowhere' }, 'email'],
    [putEmail, { ...body, email: 'LINH.TRAN@example.com' }, 'email'],
    [putEmail, { ...body, password: 'wrong' }, 'password'],
    [putPassword, { ...changed, current_password: '' }, 'current_password'],
    [putPassword, { ...changed, current_password: 'wrong' }, 'current_password'],
    [putPassword, { ...changed, password: 'short' }, 'password'],
    [putPassword, { ...changed, password: 'minh@example.com' }, 'password'],
  ] as const)('%o rejects %o at its field', async (endpoint, sent, field) => {
    const bearer = await signInAs('minh');
    expect(await refused(endpoint, { bearer, body: sent })).toMatchObject({
      status: 422,
      body: { errors: { [field]: [expect.any(String)] } },
    });
    await callMock(login, { body: { email: 'minh@example.com', password: 'saola-demo' } });
  });

  it('keeps all sessions with a new email, and only this one with a new password', async () => {
    const [here, there] = [await signInAs('minh'), await signInAs('minh')];
    await callMock(putEmail, { bearer: here, body });
    expect((await send(getUser, { bearer: there })).status).toBe(200);
    await callMock(putPassword, { bearer: here, body: changed });
    expect((await send(getUser, { bearer: there })).status).toBe(401);
    expect((await callMock(getUser, { bearer: here })).email).toBe('minh.new@example.com');
    await callMock(login, { body: { email: 'minh.new@example.com', password: changed.password } });
  });
});

describe('deleting the account', () => {
  const remove = (bearer: string, password: string) =>
    refused(deleteUser, { bearer, body: { password } });

  it('requires the password, and rejects a wrong one at its field', async () => {
    const bearer = await signInAs('minh');
    for (const password of ['', 'Saola-demo']) {
      expect(await remove(bearer, password)).toMatchObject({
        status: 422,
        body: { errors: { password: [expect.any(String)] } },
      });
    }
    expect((await send(getUser, { bearer })).status).toBe(200);
  });

  it('deletes everything and ends all its sessions, and touches no other account', async () => {
    const [here, there, linh] = [
      await signInAs('minh'),
      await signInAs('minh'),
      await signInAs('linh.tran'),
    ];
    expect((await remove(here, 'saola-demo')).status).toBe(200);
    expect((await send(getUser, { bearer: here })).status).toBe(401);
    expect((await send(getUser, { bearer: there })).status).toBe(401);
    expect((await send(getUser, { bearer: linh })).status).toBe(200);
    const body = { email: 'minh@example.com', password: 'saola-demo' };
    expect((await send(login, { body })).status).toBe(422);
  });
});

describe('basic info', () => {
  it('is complete for the demo student and empty for the plain one', async () => {
    const linh = await callMock(getBasicInfo, { bearer: await signInAs('linh.tran') });
    expect(linh).toMatchObject({ class_grade_id: 12, average: 8.6, ielts: 7 });
    expect(linh.educational_records?.next_program_titles?.length).toBeGreaterThan(1);
    expect(linh.country_ids?.length).toBeGreaterThan(1);
    expect(await callMock(getBasicInfo, { bearer: await signInAs('minh') })).toEqual({});
  });

  it('has known majors in the language of the call, and unknown ones as written', async () => {
    const bearer = await signInAs('linh.tran');
    const info = await callMock(getBasicInfo, { bearer });
    const known = info.educational_records?.next_program_titles ?? [];
    const next_program_titles = [...known, { title: 'Làm nước mắm' }];
    const body = { ...info, educational_records: { next_program_titles } };
    expect(await callMock(putBasicInfo, { bearer, body })).toEqual(body);
    const titles = async (language: string) => {
      const { educational_records: records } = await callMock(getBasicInfo, { bearer, language });
      return records?.next_program_titles?.map(({ title }) => title);
    };
    expect(await titles('en')).toContain('Computer Science');
    expect(await titles('vi')).toContain('Khoa học máy tính');
    expect((await titles('vi'))?.at(-1)).toBe('Làm nước mắm');
  });

  it('is replaced as a whole', async () => {
    const bearer = await signInAs('linh.tran');
    const own = { gpa_scale: 'four', current_school: 'THPT', graduation_year: 2027 };
    const body = { average: 9, country_ids: ['7', 8], ...own };
    await callMock(putBasicInfo, { bearer, body });
    expect(await callMock(getBasicInfo, { bearer })).toEqual(body);
  });

  it.each([
    [{ average: 11 }, 'average'],
    [{ ielts: 6.7 }, 'ielts'],
    [{ sat: 200 }, 'sat'],
    [{ gpa_scale: 'five' }, 'gpa_scale'],
    [{ current_school: 'x'.repeat(201) }, 'current_school'],
    [{ graduation_year: 1989 }, 'graduation_year'],
    [{ graduation_year: 2101 }, 'graduation_year'],
    [{ graduation_year: 2027.5 }, 'graduation_year'],
    [{ budget_min: 'much' }, 'budget_min'],
    [{ budget_min: 20, budget_max: 10 }, 'budget_max'],
    [
      { educational_records: { next_program_titles: [{}] } },
      'educational_records.next_program_titles.0.title',
    ],
  ])('rejects %o at its field', async (body, field) => {
    const answer = await refused(putBasicInfo, { bearer: await signInAs('minh'), body });
    expect(answer.status).toBe(422);
    expect(answer.body).toHaveProperty(['errors', field], [expect.any(String)]);
  });
});
