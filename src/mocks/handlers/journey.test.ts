// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { preRunEngine } from '@/api/engine/contract';
import {
  getClassGrades,
  getProgramTitles,
  getSession,
  postBudgetRange,
  postCountries,
  postSuperMetaCategories,
} from '@/api/journey/contract';
import { advanceClock } from '@/mocks/data/clock';
import { PUBLIC_MS } from '@/mocks/data/sessions';
import { callMock, newVisit, refused, send, signInAs, withMock } from '@/mocks/hosts/test-client';

withMock();

describe('session', () => {
  it('gives anyone a new token each time', async () => {
    const tokens = [await newVisit(), await newVisit()];
    tokens.push((await callMock(getSession, { bearer: await signInAs('minh') })).token);
    expect(new Set(tokens).size).toBe(3);
  });

  it('is 401 with an invalid bearer token', async () => {
    expect((await send(getSession, { bearer: 'nobody' })).status).toBe(401);
  });

  it.each([
    getClassGrades,
    postCountries,
    postBudgetRange,
    postSuperMetaCategories,
    getProgramTitles,
    preRunEngine,
  ])('$path requires X-auth-token; a bearer token is not enough', async (endpoint) => {
    const body = endpoint.method === 'POST' ? { body: {} } : {};
    const answer = { status: 401, body: { message: expect.stringContaining('visit') } };
    expect(await refused(endpoint, body)).toEqual(answer);
    const bearer = await signInAs('minh');
    expect(await refused(endpoint, { ...body, bearer })).toEqual(answer);
    expect(await refused(endpoint, { ...body, visit: bearer })).toEqual(answer);
    expect((await send(endpoint, { ...body, visit: await newVisit() })).status).toBe(200);
  });

  it('is valid for exactly three hours', async () => {
    const visit = await newVisit();
    advanceClock(PUBLIC_MS - 1000);
    expect((await send(getClassGrades, { visit })).status).toBe(200);
    advanceClock(1000);
    expect((await send(getClassGrades, { visit })).status).toBe(401);
  });
});

describe('options', () => {
  it('include five class grades, in the language of the call', async () => {
    const visit = await newVisit();
    const names = async (language: string) =>
      (await callMock(getClassGrades, { visit, language })).map((grade) => grade.class_name);
    expect(await names('en-US')).toEqual(['9', '10', '11', '12', 'Finished, or at university']);
    expect((await names('vi-VN')).at(-1)).toBe('Đã tốt nghiệp hoặc đang học đại học');
    expect(await names('fr, vi;q=0.5, en;q=0.4')).toEqual(await names('vi'));
  });

  it('include budget ranges up to an open one, with counts that never decrease', async () => {
    const ranges = await callMock(postBudgetRange, { visit: await newVisit(), body: {} });
    expect(ranges.map(({ min, max }) => `${min}-${max}`)).toEqual([
      '0-10000',
      '10000-20000',
      '20000-30000',
      '30000-50000',
      '50000-',
    ]);
    const counts = ranges.map(({ count }) => count ?? 0);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  });

  it('assign every program title to a field of study', async () => {
    const visit = await newVisit();
    const titles = await callMock(getProgramTitles, { visit });
    const categories = await callMock(postSuperMetaCategories, { visit, body: {} });
    const ids = categories.map(({ id }) => id);
    expect(
      titles.filter((title) => title.parent_id == null || !ids.includes(title.parent_id)),
    ).toEqual([]);
    expect(categories.length).toBeGreaterThan(1);
  });

  it('count schools of a country, never more than programs', async () => {
    const countries = await callMock(postCountries, { visit: await newVisit(), body: {} });
    for (const { count = 0, school_count: schools = 0 } of countries) {
      expect(schools).toBeGreaterThan(0);
      expect(count).toBeGreaterThanOrEqual(schools ?? 0);
    }
  });

  it('reject answers of a wrong type at their field', async () => {
    const body = { country_ids: 'all', average: 'good' };
    const answer = await refused(postCountries, { visit: await newVisit(), body, language: 'vi' });
    expect(answer).toEqual({
      status: 422,
      body: {
        message: 'Bạn hãy xem lại giá trị này.',
        errors: {
          country_ids: ['Bạn hãy xem lại giá trị này.'],
          average: ['Bạn hãy xem lại giá trị này.'],
        },
      },
    });
  });

  it('are 400 for a body that is not JSON', async () => {
    const response = await fetch(`http://api.test${postCountries.path}`, {
      method: 'POST',
      headers: { 'X-auth-token': await newVisit() },
      body: '{"country_ids":',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: 'We couldn’t read that request.' });
  });
});
