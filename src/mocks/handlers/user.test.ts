// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { getBasicInfo, getUser, patchUser, putBasicInfo } from '@/api/contract/user';
import { ask, refused, signIn, withMock } from '@/mocks/test-client';

withMock();

describe('user', () => {
  it.each([getUser, patchUser, getBasicInfo, putBasicInfo])(
    '$method $path is 401 without a bearer and with a wrong one',
    async (endpoint) => {
      const body = { message: 'Your session has ended. Please sign in again.' };
      expect(await refused(endpoint)).toEqual({ status: 401, body });
      expect(await refused(endpoint, { bearer: 'nobody' })).toEqual({ status: 401, body });
    },
  );

  it('changes what is sent and nothing else', async () => {
    const bearer = await signIn('minh');
    const before = await ask(getUser, { bearer });
    expect(before.isSchoolListVisited).toBe(false);
    await ask(patchUser, { bearer, body: { isSchoolListVisited: true } });
    expect(await ask(getUser, { bearer })).toEqual({ ...before, isSchoolListVisited: true });
  });

  it.each([
    [{ name: '  ' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ isSchoolListVisited: 'yes' }, 'isSchoolListVisited'],
  ])('refuses %o at its field', async (body, field) => {
    const answer = await refused(patchUser, { bearer: await signIn('minh'), body });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      message: expect.any(String),
      errors: { [field]: [expect.any(String)] },
    });
  });

  it('does not let a student into the account of another', async () => {
    const [linh, minh] = [await signIn('linh.tran'), await signIn('minh')];
    await ask(patchUser, { bearer: minh, body: { name: 'Minh' } });
    expect((await ask(getUser, { bearer: linh })).name).toBe('Trần Ngọc Linh');
  });
});

describe('basic info', () => {
  it('is rich for the demo student and empty for the plain one', async () => {
    const linh = await ask(getBasicInfo, { bearer: await signIn('linh.tran') });
    expect(linh).toMatchObject({ class_grade_id: 12, average: 8.6, ielts: 7 });
    expect(linh.educational_records?.next_program_titles?.length).toBeGreaterThan(1);
    expect(linh.country_ids?.length).toBeGreaterThan(1);
    expect(await ask(getBasicInfo, { bearer: await signIn('minh') })).toEqual({});
  });

  it('is replaced as a whole', async () => {
    const bearer = await signIn('linh.tran');
    const body = { average: 9, country_ids: ['7', 8] };
    await ask(putBasicInfo, { bearer, body });
    expect(await ask(getBasicInfo, { bearer })).toEqual(body);
  });

  it.each([
    [{ average: 11 }, 'average'],
    [{ ielts: 6.7 }, 'ielts'],
    [{ sat: 200 }, 'sat'],
    [{ budget_min: 'much' }, 'budget_min'],
    [{ budget_min: 20, budget_max: 10 }, 'budget_max'],
    [
      { educational_records: { next_program_titles: [{}] } },
      'educational_records.next_program_titles.0.title',
    ],
  ])('refuses %o at its field', async (body, field) => {
    const answer = await refused(putBasicInfo, { bearer: await signIn('minh'), body });
    expect(answer.status).toBe(422);
    expect(answer.body).toHaveProperty(['errors', field], [expect.any(String)]);
  });
});
