// @vitest-environment node
import { afterAll, describe, expect, it } from 'vitest';
import { login } from '@/api/auth/contract';
import { logout } from '@/api/auth/logout-contract';
import { getBookmarks } from '@/api/bookmark/contract';
import { finalEngine, preRunEngine, runEngine } from '@/api/engine/contract';
import {
  getClassGrades,
  getProgramTitles,
  getSession,
  postBudgetRange,
  postCountries,
  postSuperMetaCategories,
} from '@/api/journey/contract';
import { getBasicInfo, getUser } from '@/api/user/contract';
import { openStore } from './store.mjs';
import { startTestServer } from './test-server';

const LINH = 'linh.tran@example.com';
const HOUR_MS = 3_600_000;

const server = await startTestServer();
const visit = await server.visit();
const bearer = await server.logIn(LINH);
afterAll(() => server.stop());

describe('the questions', () => {
  it('have their options in the language of the call', async () => {
    const grades = await server.call(getClassGrades, { visit, language: 'vi-VN' });
    expect(grades.map(({ class_name: name }) => name)).toEqual(
      expect.arrayContaining(['12', 'Đã tốt nghiệp hoặc đang học đại học']),
    );
    const titles = await server.call(getProgramTitles, { visit, language: 'en-US' });
    expect(titles[0]).toEqual({ id: 1, title: 'Computer Science', parent_id: 1 });
    const countries = await server.call(postCountries, {
      visit,
      body: {},
      language: 'fr, vi;q=0.8, en;q=0.4',
    });
    expect(countries.map(({ title }) => title)).toContain('Đức');
  });

  it('have counts that are the totals with the option', async () => {
    const answers = { country_ids: [4, 5], budget_max: '20000', program_title_parent_id: 1 };
    const total = async (body: object) =>
      (await server.call(preRunEngine, { visit, body: { ...answers, ...body } })).total;
    const body = { ...answers, program_title_ids: [1] };
    const [country] = await server.call(postCountries, { visit, body: answers });
    expect(country?.count).toBe(await total({ country_ids: [country?.country_ids] }));
    const ranges = await server.call(postBudgetRange, { visit, body: answers });
    for (const { max, count } of ranges) expect(count).toBe(await total({ budget_max: max }));
    for (const { id, count } of await server.call(postSuperMetaCategories, { visit, body })) {
      expect(count).toBe(await total({ program_title_parent_id: id }));
    }
  });

  it('have ranges up to an open one', async () => {
    const ranges = await server.call(postBudgetRange, { visit, body: {} });
    expect(ranges.map(({ min, max }) => `${min}-${max}`).join(' ')).toBe(
      '0-10000 10000-20000 20000-30000 30000-50000 50000-',
    );
  });
});

describe('a page', () => {
  it('has twelve programs; one after the last is empty, with the same counters', async () => {
    const page = (n: number) =>
      server.call(preRunEngine, { visit, body: {}, query: { page: String(n) } });
    const { data, pagination, total } = await page(1);
    expect([data.length, pagination.per_page, pagination.total]).toEqual([12, 12, total]);
    const after = await page(pagination.last_page + 1);
    expect([after.data, after.total]).toEqual([[], total]);
  });

  it('of the post engine needs majors', async () => {
    const response = await server.send(runEngine, { visit, body: {}, language: 'vi' });
    expect(response.status).toBe(422);
    const noMajors = 'Bạn hãy chọn ít nhất một ngành.';
    expect(await response.json()).toEqual({
      message: noMajors,
      errors: { program_title_ids: [noMajors] },
    });
  });
});

describe('a student', () => {
  it('has a name, answers and saved programs', async () => {
    expect(await server.call(getUser, { bearer })).toMatchObject({ email: LINH });
    const info = await server.call(getBasicInfo, { bearer, language: 'vi' });
    expect(info.educational_records?.next_program_titles?.[0]).toEqual({
      id: 1,
      title: 'Khoa học máy tính',
    });
    const { data, pagination } = await server.call(getBookmarks, { bearer });
    expect([data.length, pagination.total, pagination.last_page]).toEqual([9, 9, 1]);
    expect(data.map(({ status }) => status)).toEqual([
      ...['considering', 'considering', 'considering', 'preparing', 'preparing', 'preparing'],
      ...['submitted', 'submitted', 'decided'],
    ]);
  });

  it('of another account has none of them', async () => {
    const minh = await server.logIn('minh@example.com');
    expect((await server.call(getBookmarks, { bearer: minh })).data).toEqual([]);
    const all = await server.call(finalEngine, { bearer: minh });
    expect(all.total).toBeGreaterThan(1000);
  });

  it('logs in with any case and spaces of the email, and not with a wrong password', async () => {
    const email = ' Linh.Tran@Example.com ';
    const { token, user } = await server.call(login, { body: { email, password: 'saola-demo' } });
    expect([token === bearer, user.email]).toEqual([false, LINH]);
    const refused = async (body: object) => {
      const response = await server.send(login, { body });
      return [response.status, await response.json()];
    };
    const wrong = 'The email or password is incorrect.';
    const answer = [422, { message: wrong, errors: { password: [wrong] } }];
    expect(await refused({ email: LINH, password: 'saola-demo ' })).toEqual(answer);
    expect(await refused({ email: 'nobody@example.com', password: 'saola-demo' })).toEqual(answer);
    expect((await refused({ email: '' }))[1]).toMatchObject({
      errors: { email: [expect.any(String)], password: [expect.any(String)] },
    });
  });

  it('is nobody after logging out; logging out again is no error', async () => {
    const token = await server.logIn(LINH);
    await server.call(logout, { bearer: token });
    expect((await server.send(getUser, { bearer: token })).status).toBe(401);
    await server.call(logout, { bearer: token });
    await server.call(getUser, { bearer });
  });
});

describe('401', () => {
  const JOURNEY = [
    getClassGrades,
    getProgramTitles,
    postCountries,
    postBudgetRange,
    postSuperMetaCategories,
    preRunEngine,
    runEngine,
  ];

  it.each(JOURNEY)('$path without the token of a visit', async (endpoint) => {
    const body = endpoint.method === 'POST' ? { body: { program_title_ids: [1] } } : {};
    for (const token of ['', 'x', bearer]) {
      const response = await server.send(endpoint, { ...body, visit: token });
      expect([response.status, await response.json()]).toEqual([
        401,
        { message: 'This visit has expired. Please start again.' },
      ]);
    }
    expect((await server.send(endpoint, { ...body, visit })).status).toBe(200);
  });

  it.each([getUser, getBasicInfo, finalEngine, getBookmarks])(
    '$path without a student',
    async (endpoint) => {
      expect((await server.send(endpoint)).status).toBe(401);
      expect((await server.send(endpoint, { bearer: visit })).status).toBe(401);
      expect((await server.send(endpoint, { bearer })).status).toBe(200);
    },
  );

  it('for any call with an unknown bearer token', async () => {
    expect((await server.send(getSession, { bearer: 'nobody' })).status).toBe(401);
    expect((await server.send(getClassGrades, { visit, bearer: 'nobody' })).status).toBe(401);
  });

  it('after three hours of a visit and a week of a student', async () => {
    const before = server.clock.now;
    const own = { visit: await server.visit(), bearer: await server.logIn(LINH) };
    const statusAfter = async (ms: number, endpoint: typeof getUser | typeof getClassGrades) => {
      server.clock.now = new Date(before.getTime() + ms);
      const { status } = await server.send(
        endpoint,
        endpoint === getUser ? { bearer: own.bearer } : { visit: own.visit },
      );
      server.clock.now = before;
      return status;
    };
    expect(await statusAfter(3 * HOUR_MS - 1, getClassGrades)).toBe(200);
    expect(await statusAfter(3 * HOUR_MS, getClassGrades)).toBe(401);
    expect(await statusAfter(7 * 24 * HOUR_MS - 1, getUser)).toBe(200);
    expect(await statusAfter(7 * 24 * HOUR_MS, getUser)).toBe(401);
  });
});

it('the file keeps sessions and no password or token', async () => {
  const again = await openStore(server.file, () => {
    throw new Error('It was filled before');
  });
  const rows = JSON.stringify([
    again.db.all('SELECT * FROM student'),
    again.db.all('SELECT * FROM session'),
  ]);
  again.db.close();
  expect(rows).toContain(LINH);
  for (const secret of ['saola-demo', bearer, visit]) expect(rows).not.toContain(secret);
});
