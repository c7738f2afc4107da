// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  deleteSavedScholarship,
  getSavedScholarships,
  getScholarships,
  postSavedScholarship,
  type Scholarship,
} from '@/api/scholarship/contract';
import { scholarships } from '@/mocks/catalogue/scholarships/scholarships';
import { freezeClock } from '@/mocks/data/clock';
import { callMock, refused, send, signInAs, withMock } from '@/mocks/hosts/test-client';

withMock();

const idsOf = (list: readonly Scholarship[]) => list.map(({ id }) => id);
const state = (list: readonly Scholarship[], id: number, key: string) =>
  list.find((one) => one.id === id)?.criteria?.find((row) => row.key === key);

describe('the scholarships', () => {
  it('are all of the catalogue, public, with unknown criteria without answers, in the requested language', async () => {
    const list = await callMock(getScholarships, { language: 'vi' });
    expect(list).toHaveLength(scholarships.length);
    const criteria = list.flatMap((one) => one.criteria ?? []);
    expect(criteria.every((row) => row.state === 'unknown' && !row.you)).toBe(true);
    expect(list.find(({ id }) => id === 21)).toMatchObject({
      name: 'Học bổng NL (Hà Lan)',
      countries: [{ id: 4, title: 'Hà Lan' }],
      source: 'illustrative',
    });
    expect(list.find(({ id }) => id === 28)?.countries).toEqual([{ id: 23, title: 'Hungary' }]);
  });

  it('name the only schools they can be used at, where that is known', async () => {
    const list = await callMock(getScholarships);
    const schoolsOf = (id: number) => list.find((one) => one.id === id)?.school_ids;
    // Aalto, MIT (a page below its site), a foundation's own university, and a government.
    expect([26, 30, 5, 21].map(schoolsOf)).toEqual([[602], [110], [704], undefined]);
  });

  it('have their next term: the last day counts, the day after leads to the next year', async () => {
    freezeClock(new Date('2027-02-01T20:00:00Z'));
    const nl = async () => (await callMock(getScholarships)).find(({ id }) => id === 21);
    expect(await nl()).toMatchObject({ opens: '2026-11-01', deadline: '2027-02-01' });
    freezeClock(new Date('2027-02-02T01:00:00Z'));
    expect(await nl()).toMatchObject({ opens: '2027-11-01', deadline: '2028-02-01' });
    freezeClock(null);
    const sheffield = (await callMock(getScholarships)).find(({ id }) => id === 20);
    expect(sheffield).not.toHaveProperty('deadline');
  });

  it('are compared with the answers in the query', async () => {
    const query = {
      average: '8.6',
      ielts: '6.5',
      country_ids: '4,5',
      class_grade_id: '12',
      program_title_parent_id: '1',
      budget_min: '10000',
      budget_max: '20000',
    };
    const list = await callMock(getScholarships, { query });
    expect(state(list, 22, 'average')).toMatchObject({ state: 'met', you: '8.6' });
    expect(state(list, 22, 'language')).toMatchObject({ state: 'unmet', asked: 'IELTS 7.0' });
    expect(state(list, 22, 'country')).toMatchObject({
      state: 'met',
      you: 'Netherlands or Germany',
    });
    expect(state(list, 26, 'country')).toMatchObject({ state: 'unmet' });
    expect(state(list, 14, 'field')).toMatchObject({ state: 'met', you: 'Computing and data' });
    expect(state(list, 27, 'field')).toMatchObject({ state: 'unmet' });
    expect(state(list, 22, 'grade')?.state).toBe('met');
    // Under 20,000: all of the range is; under 15,000: a part of it; under 10,000: nothing.
    expect(state(list, 22, 'need')?.state).toBe('met');
    expect(state(list, 18, 'need')).toMatchObject({ state: 'unknown', you: '$20,000 at most' });
    expect(state(list, 31, 'need')?.state).toBe('unmet');
    expect(state(list, 21, 'nationality')?.state).toBe('unknown');
  });

  it('have the term for which a student has finished school, with the grade met (R40)', async () => {
    freezeClock(new Date('2026-11-22T00:00:00Z'));
    const termOf = async (grade: string, id: number) => {
      const list = await callMock(getScholarships, { query: { class_grade_id: grade } });
      const row = list.find((one) => one.id === id);
      return [row?.opens, row?.deadline, state(list, id, 'grade')?.state];
    };
    expect(await termOf('12', 21)).toEqual(['2026-11-01', '2027-02-01', 'met']);
    expect(await termOf('11', 21)).toEqual(['2027-11-01', '2028-02-01', 'met']);
    expect(await termOf('9', 21)).toEqual(['2029-11-01', '2030-02-01', 'met']);
    // In November for the next autumn.
    expect(await termOf('11', 34)).toEqual(['2027-09-01', '2027-11-07', 'met']);
    // For those who are at university.
    expect(await termOf('9', 23)).toEqual(['2027-06-01', '2027-07-15', undefined]);
    freezeClock(null);
  });

  it('are compared with the account, not the query, for a student', async () => {
    const bearer = await signInAs('linh.tran');
    const own = await callMock(getScholarships, { bearer });
    expect(await callMock(getScholarships, { bearer, query: { ielts: '1' } })).toEqual(own);
    expect(state(own, 22, 'language')).toMatchObject({ state: 'met', you: '7.0' });
    // Her majors belong to one field.
    expect(state(own, 26, 'field')?.state).toBe('met');
  });

  it('are filtered by search without diacritics, by amount and by country', async () => {
    const of = async (query: Record<string, string>) =>
      idsOf(await callMock(getScholarships, { query }));
    expect(await of({ q: 'hoc bong dai loan' })).toEqual([15, 16]);
    expect(await of({ q: 'emile' })).toEqual([27]);
    expect(await of({ in_country_ids: '6,4' })).toEqual([21, 22, 25, 26]);
    expect(await of({ amount: 'living', in_country_ids: '5' })).toEqual([23, 24]);
    expect(await of({ q: 'zzz' })).toEqual([]);
  });

  it('are 422 for invalid parameters', async () => {
    for (const query of [{ amount: 'all' }, { q: 'a'.repeat(201) }, { ielts: '11' }]) {
      expect((await refused(getScholarships, { query })).status).toBe(422);
    }
  });
});

describe('saving', () => {
  it('keeps the order, and is idempotent in both directions', async () => {
    const bearer = await signInAs('minh');
    const saved = async () => idsOf(await callMock(getSavedScholarships, { bearer }));
    const save = (scholarship_id: number | string) =>
      callMock(postSavedScholarship, { bearer, body: { scholarship_id } });
    expect((await save(25)).name).toBe('Tampere University Global Student Award');
    await save(21);
    await save('25');
    expect(await saved()).toEqual([25, 21]);
    const off = () => send(deleteSavedScholarship, { bearer, params: { id: '25' } });
    expect((await off()).status).toBe(200);
    expect((await off()).status).toBe(200);
    expect(await saved()).toEqual([21]);
    expect(
      idsOf(await callMock(getSavedScholarships, { bearer: await signInAs('linh.tran') })),
    ).toEqual([21, 25]);
  });

  it('is 404 for an unknown scholarship', async () => {
    const bearer = await signInAs('minh');
    const unknown = await refused(postSavedScholarship, {
      bearer,
      body: { scholarship_id: 999 },
      language: 'vi',
    });
    expect(unknown).toEqual({
      status: 404,
      body: { message: 'Chúng tôi không có thông tin về học bổng này.' },
    });
  });
});
