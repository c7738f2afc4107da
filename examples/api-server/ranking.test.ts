// @vitest-environment node
import { afterAll, describe, expect, it } from 'vitest';
import { finalEngine, preRunEngine, runEngine, type EngineBody } from '@/api/engine/contract';
import type { Program } from '@/api/program/contract';
import { accountAnswers } from '@/mocks/data/account-answers';
import { catalogueEntries } from '@/mocks/data/entries';
import { seedTables } from '@/mocks/data/seed';
import { answersOf } from '@/mocks/engines/ranking/answers';
import { filterPrograms } from '@/mocks/engines/ranking/filter-programs';
import { judgeProgram, rank } from '@/mocks/engines/ranking/ranking';
import { programWire } from '@/mocks/data/wire';
import { listOptionsOf } from '@/mocks/server/list-options';
import { startTestServer } from './test-server';

const server = await startTestServer();
const visit = await server.visit();
afterAll(() => server.stop());

/** Three pages of a list: the first two and the last. */
async function pagesOf(body: EngineBody, language = 'en'): Promise<Record<number, Program[]>> {
  const endpoint = body.program_title_ids ? runEngine : preRunEngine;
  const ask = (page: number) =>
    server.call(endpoint, { visit, body, language, query: { page: String(page) } });
  const { data, pagination } = await ask(1);
  const others = [2, pagination.last_page].map(async (page) => [page, (await ask(page)).data]);
  return { ...Object.fromEntries(await Promise.all(others)), 1: data };
}

/** The ids of the same pages of the mock API, whose order docs/ranking.md explains. */
function mockPages(body: EngineBody, pages: readonly string[], language: 'en' | 'vi' = 'en') {
  const answers = answersOf(body);
  const options = listOptionsOf(body);
  const left = filterPrograms(catalogueEntries, { ...answers, ...options });
  const ranked = rank(left, answers, { options, language, now: server.clock.now });
  const ids = ranked.map(({ entry }) => entry.program.id);
  return pages.map((page) => ids.slice((Number(page) - 1) * 12, Number(page) * 12));
}

const QUESTIONS: [string, EngineBody][] = [
  ['no answers', {}],
  ['a category', { program_title_parent_id: 1 }],
  ['countries and a budget', { country_ids: [1, 3], budget_min: '10000', budget_max: '20,000' }],
  ['an open budget', { budget_min: '50000', budget_max: '' }],
  [
    'a student of grade 10 with scores',
    { class_grade_id: 10, average: 8.1, ielts: 6.5, sat: 1250, budget_max: 30_000 },
  ],
  ['majors of a graduate', { class_grade_id: 13, program_title_ids: [1, 2, '3'], ielts: 6 }],
  ['grade 11, low scores', { class_grade_id: '11', average: 6.2, ielts: 5.5 }],
  ['a degree', { degree: 'foundation', class_grade_id: 11 }],
  ['a language', { language: 'de', class_grade_id: 12 }],
  ['cheap first', { sort: 'tuition', country_ids: [4, 5], class_grade_id: 12 }],
  ['dear first', { sort: 'tuition', order: 'desc', country_ids: [4, 5] }],
  ['the last deadline first', { sort: 'deadline', order: 'desc', class_grade_id: 12, ielts: 7 }],
];

it.each(QUESTIONS)('the list of %s is that of the mock API', async (_, body) => {
  const pages = await pagesOf(body);
  const ids = Object.values(pages).map((programs) => programs.map(({ id }) => id));
  expect(ids).toEqual(mockPages(body, Object.keys(pages)));
});

it('has the names of a language in its order', async () => {
  const body: EngineBody = { sort: 'name', country_ids: [15], program_title_parent_id: 3 };
  for (const language of ['en', 'vi'] as const) {
    const pages = await pagesOf(body, language);
    const titles = Object.values(pages).flatMap((programs) => programs.map(({ title }) => title));
    expect(titles).toEqual(titles.toSorted(new Intl.Collator(language).compare));
    const ids = Object.values(pages).map((programs) => programs.map(({ id }) => id));
    expect(ids).toEqual(mockPages(body, Object.keys(pages), language));
  }
});

describe('criteria', () => {
  const asked = { class_grade_id: 12, average: 7.5, ielts: 6, sat: 1200, budget_max: 20_000 };

  it('have the states of the mock API, on the same intake', async () => {
    const { data } = await server.call(preRunEngine, { visit, body: asked });
    const answers = answersOf(asked);
    for (const program of data) {
      const entry = catalogueEntries.find((one) => one.program.id === program.id);
      if (!entry) throw new Error(`No program ${program.id}`);
      const judged = judgeProgram(entry, answers, server.clock.now);
      const { criteria, ...own } = programWire(judged, 'en');
      expect(program).toMatchObject(own);
      const states = program.criteria?.map(({ key, state }) => [key, state]);
      expect(states).toEqual(criteria?.map(({ key, state }) => [key, state]));
    }
  });

  it('are unmet in no program above one that lacks nothing', async () => {
    const pages = await pagesOf({ ...asked, budget_max: '', country_ids: [1, 3, 9] });
    const programs = Object.values(pages).flat();
    const lacks = programs.map(({ criteria }) => criteria?.some(({ state }) => state === 'unmet'));
    expect(lacks).toContain(true);
    expect(lacks).toEqual(lacks.toSorted((a, b) => Number(a) - Number(b)));
  });

  it('are unknown without answers', async () => {
    const { data } = await server.call(preRunEngine, { visit, body: {} });
    const states = data.flatMap(({ criteria }) => criteria?.map(({ state }) => state));
    expect(new Set(states)).toEqual(new Set(['unknown']));
  });
});

it('the final list is that of the account, narrowed by the query, with its overview', async () => {
  const bearer = await server.logIn('linh.tran@example.com');
  const all = await server.call(finalEngine, { bearer });
  expect(all.overview?.countries?.reduce((sum, { count }) => sum + count, 0)).toBe(all.total);
  const query = { country_ids: '4,999', budget_max: '15000', degree: 'bachelor' };
  const some = await server.call(finalEngine, { bearer, query });
  expect(some.total).toBeGreaterThan(0);
  expect(some.total).toBeLessThan(all.total);
  for (const { school, tuition } of some.data) {
    expect(school.iso_code).toBe('NL');
    expect(tuition ?? 0).toBeLessThanOrEqual(15_000);
  }
  const info = seedTables().accounts[0]?.basicInfo ?? {};
  const mine = filterPrograms(catalogueEntries, accountAnswers(info));
  expect(all.total).toBe(mine.length);
});

it('a search finds words of the program, school and city in both languages', async () => {
  const find = async (q: string) =>
    (await server.call(preRunEngine, { visit, body: { q, country_ids: [15] } })).data;
  expect((await find('ha noi khoa học máy'))[0]?.title).toContain('Computer Science');
  expect(await find("x' OR '1'='1")).toEqual([]);
  expect(await find('%')).not.toEqual([]);
});
