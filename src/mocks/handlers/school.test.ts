// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { preRunEngine } from '@/api/engine/contract';
import { getSchool } from '@/api/school/contract';
import { callMock, newVisit, refused, signInAs, withMock } from '@/mocks/hosts/test-client';

withMock();

async function anySchoolId(): Promise<string> {
  const { data } = await callMock(preRunEngine, { visit: await newVisit(), body: {} });
  return String(data[0]?.school.id);
}

describe('GET /api/v1/schools/{id}', () => {
  it('is public, with all programs', async () => {
    const id = await anySchoolId();
    const school = await callMock(getSchool, { params: { id }, language: 'vi' });
    expect(String(school.id)).toBe(id);
    expect(school.programs.length).toBeGreaterThan(0);
    expect(school.about).toBeTruthy();
    expect(school.position).toMatchObject({ lat: expect.any(Number), lon: expect.any(Number) });
    expect(school.costs?.map((cost) => cost?.part)).toEqual([
      'living',
      'insurance',
      'travel',
      'visa',
    ]);
    for (const cost of school.costs ?? []) expect(cost?.source).toBe('illustrative');
    expect(school.rate).toMatchObject({ vnd: 26_000, source: 'illustrative' });
    expect(school.local_languages).not.toEqual([]);
    for (const { criteria, starts, intake_dates: dates } of school.programs) {
      expect(dates?.map((intake) => intake?.starts)).toContain(starts);
      expect(criteria?.every(({ state }) => state === 'unknown')).toBe(true);
    }
  });

  it('compares criteria with the answers in the query', async () => {
    const id = await anySchoolId();
    const query = {
      ielts: '9',
      average: '10',
      budget_max: '90000',
      class_grade_id: '13',
      sat: '1600',
    };
    const { programs } = await callMock(getSchool, { params: { id }, query });
    const states = programs.flatMap(({ criteria }) => criteria ?? []);
    expect(states.filter(({ state }) => state === 'unmet')).toEqual([]);
    expect(states.some(({ key, state }) => key === 'budget' && state === 'met')).toBe(true);
  });

  it('compares criteria with the account, not the query, for a student', async () => {
    const params = { id: await anySchoolId() };
    const bearer = await signInAs('linh.tran');
    const own = await callMock(getSchool, { params, bearer });
    expect(await callMock(getSchool, { params, bearer, query: { ielts: '1' } })).toEqual(own);
    expect(own.programs.flatMap(({ criteria }) => criteria ?? [])).toContainEqual(
      expect.objectContaining({ key: 'grade', state: 'met' }),
    );
  });

  it('is 404 for an unknown id and 422 for an invalid answer', async () => {
    expect(await refused(getSchool, { params: { id: 'nowhere' }, language: 'vi' })).toEqual({
      status: 404,
      body: { message: 'Chúng tôi không có thông tin về trường này.' },
    });
    const params = { id: await anySchoolId() };
    expect(await refused(getSchool, { params, query: { average: 'good' } })).toMatchObject({
      status: 422,
      body: { errors: { average: [expect.any(String)] } },
    });
  });
});
