// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { finalEngine, preRunEngine, runEngine } from '@/api/engine/contract';
import { getProgramTitles, postSuperMetaCategories } from '@/api/journey/contract';
import { getBasicInfo, putBasicInfo } from '@/api/user/contract';
import { freezeClock } from '@/mocks/data/clock';
import { callMock, newVisit, refused, signInAs, withMock } from '@/mocks/hosts/test-client';

withMock();

async function total(body: object): Promise<number> {
  return (await callMock(preRunEngine, { visit: await newVisit(), body })).total;
}

describe('pages', () => {
  it('have twelve programs, each on one page, and none after the last', async () => {
    const visit = await newVisit();
    const page = (n: number) =>
      callMock(preRunEngine, { visit, body: {}, query: { page: String(n) } });
    const first = await page(1);
    const { last_page: last } = first.pagination;
    expect(first.data).toHaveLength(12);
    const ids = new Set<string>();
    for (let n = 1; n <= last; n += 1) {
      for (const { id } of (await page(n)).data) ids.add(String(id));
    }
    expect(ids.size).toBe(first.total);
    const after = await page(last + 1);
    expect(after).toMatchObject({
      data: [],
      total: first.total,
      pagination: { ...first.pagination, current_page: last + 1 },
    });
  });

  it.each(['0', '-1', '1.5', '1e9', 'x', ''])('reject page %o', async (page) => {
    const answer = await refused(preRunEngine, {
      visit: await newVisit(),
      body: {},
      query: { page },
    });
    expect(answer).toMatchObject({ status: 422, body: { errors: { page: [expect.any(String)] } } });
  });
});

// `ranking.test.ts` has the other options.
it('the count of an option is the total with it', async () => {
  const others = { budget_min: '10000', budget_max: '30000' };
  const visit = await newVisit();
  for (const { id, count } of await callMock(postSuperMetaCategories, { visit, body: others })) {
    expect(await total({ ...others, program_title_parent_id: id })).toBe(count);
  }
});

describe('run-engine', () => {
  it('requires majors', async () => {
    const visit = await newVisit();
    for (const body of [{}, { program_title_ids: [] }]) {
      expect(await refused(runEngine, { visit, body, language: 'vi' })).toMatchObject({
        status: 422,
        body: { errors: { program_title_ids: ['Bạn hãy chọn ít nhất một ngành.'] } },
      });
    }
  });

  it('accepts ids as numbers and text, and matches nothing for an unknown one', async () => {
    const visit = await newVisit();
    const [title] = await callMock(getProgramTitles, { visit });
    const count = async (id: unknown) =>
      (await callMock(runEngine, { visit, body: { program_title_ids: [id] } })).total;
    expect(await count(title?.id)).toBeGreaterThan(0);
    expect(await count(String(title?.id))).toBe(await count(title?.id));
    expect(await count('no-such-title')).toBe(0);
  });
});

it('a search of more than 200 characters is rejected', async () => {
  const body = { q: 'x'.repeat(201) };
  expect(await refused(preRunEngine, { visit: await newVisit(), body })).toMatchObject({
    status: 422,
    body: { errors: { q: [expect.any(String)] } },
  });
});

describe('final-engine', () => {
  it('uses the answers of the account, with an overview of the whole result', async () => {
    const bearer = await signInAs('linh.tran');
    const answer = await callMock(finalEngine, { bearer });
    const { total: all, overview } = answer;
    const sum = (counts: { count: number }[] | null | undefined) =>
      (counts ?? []).reduce((left, { count }) => left + count, 0);
    expect(all).toBeGreaterThan(12);
    expect(sum(overview?.countries)).toBe(all);
    expect(sum(overview?.tuition)).toBeLessThanOrEqual(all);
    const { all_met: met = 0, one_unmet: one = 0, more_unmet: more = 0 } = overview?.fit ?? {};
    expect(met + one + more).toBe(all);
    expect(overview?.within_budget).toBeLessThanOrEqual(all);
    const { country_ids: countries } = await callMock(getBasicInfo, { bearer });
    expect(overview?.countries?.length).toBeLessThanOrEqual(countries?.length ?? 0);
  });

  it('counts cheaper programs as within the budget', async () => {
    const bearer = await signInAs('linh.tran');
    const info = await callMock(getBasicInfo, { bearer });
    const within = async (budget: { budget_min: number | null; budget_max: number | null }) => {
      await callMock(putBasicInfo, { bearer, body: { ...info, ...budget } });
      return (await callMock(finalEngine, { bearer })).overview?.within_budget;
    };
    const all = await within({ budget_min: 0, budget_max: 20_000 });
    expect(all).toBeGreaterThan(0);
    expect(await within({ budget_min: 10_000, budget_max: 20_000 })).toBe(all);
    expect(await within({ budget_min: 50_000, budget_max: null })).toBeUndefined();
  });

  it('is only narrowed by its query', async () => {
    const bearer = await signInAs('linh.tran');
    const { country_ids: ids } = await callMock(getBasicInfo, { bearer });
    const count = async (query: Record<string, string>) =>
      (await callMock(finalEngine, { bearer, query })).total;
    const all = await count({});
    const each = await Promise.all((ids ?? []).map((id) => count({ country_ids: String(id) })));
    expect(each.reduce((left, right) => left + right, 0)).toBe(all);
    expect(await count({ country_ids: (ids ?? []).join(',') })).toBe(all);
    expect(await count({ country_ids: 'nowhere' })).toBe(0);
    expect(await count({ budget_max: '90000' })).toBe(all);
    expect(await count({ budget_max: '12000' })).toBeLessThan(all);
  });

  it('finds majors by their name as well as by their id', async () => {
    const bearer = await signInAs('linh.tran');
    const info = await callMock(getBasicInfo, { bearer });
    const { total: byId } = await callMock(finalEngine, { bearer });
    const titles = info.educational_records?.next_program_titles?.map(({ title }) => ({ title }));
    await callMock(putBasicInfo, {
      bearer,
      body: { ...info, educational_records: { next_program_titles: titles } },
    });
    expect((await callMock(finalEngine, { bearer })).total).toBe(byId);
  });

  it('returns everything for an empty account', async () => {
    const { total: all, overview } = await callMock(finalEngine, {
      bearer: await signInAs('minh'),
    });
    expect(all).toBe(await total({}));
    expect(overview).not.toHaveProperty('within_budget');
  });

  it.each([{ sort: 'luck' }, { order: 'up' }, { degree: 'phd' }])('rejects %o', async (query) => {
    const [field = ''] = Object.keys(query);
    // A union of one-key objects is no record of strings until it is copied.
    const answer = await refused(finalEngine, {
      bearer: await signInAs('minh'),
      query: Object.fromEntries(Object.entries(query)),
    });
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { [field]: [expect.any(String)] } },
    });
  });

  it('has no deadline in the past, on any day', async () => {
    for (const day of ['2026-11-21', '2027-02-28', '2028-02-29', '2026-12-31']) {
      freezeClock(new Date(`${day}T12:00:00Z`));
      const { data } = await callMock(preRunEngine, {
        visit: await newVisit(),
        body: { sort: 'deadline' },
      });
      const days = data.flatMap(({ deadline }) => deadline ?? []);
      expect(days.length).toBeGreaterThan(0);
      for (const deadline of days) expect(deadline >= day).toBe(true);
      expect(days).toEqual(days.toSorted());
    }
  });
});
