// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { getBookmarks } from '@/api/bookmark/contract';
import { deletePlanStep, getPlanSteps, putPlanStep } from '@/api/plan-step/contract';
import { advanceClock } from '@/mocks/data/clock';
import { callMock, refused, send, signInAs, withMock } from '@/mocks/hosts/test-client';

withMock();

const GRONINGEN = '401030';
const at = (key: string, program_id = GRONINGEN) => ({ program_id, key });
const step = { kind: 'own', title: 'Ask Mai', state: 'open' };

it('the demo student has done some steps, and one is linked to an essay', async () => {
  const bearer = await signInAs('linh.tran');
  const steps = await callMock(getPlanSteps, { bearer });
  const places = steps.map(({ program_id, key }) => `${program_id} ${key}`);
  expect(new Set(places).size).toBe(steps.length);
  expect(new Set(steps.map(({ state }) => state))).toEqual(new Set(['done', 'open']));
  expect(steps.some(({ essay_id, state }) => essay_id === 'e2' && state === 'open')).toBe(true);
  const { data } = await callMock(getBookmarks, { bearer });
  const programs = new Set(data.map(({ program }) => program.id));
  expect(steps.filter(({ program_id }) => !programs.has(program_id))).toEqual([]);
  // None is one that the API itself would reject.
  for (const { program_id, key, updated_at, ...fields } of steps) {
    const params = at(key, String(program_id));
    const same = await callMock(putPlanStep, { bearer, params, body: fields });
    expect(same).toEqual({ program_id, key, updated_at, ...fields });
  }
});

describe('saving a step', () => {
  it('creates it, replaces it whole, and changes nothing if it is sent twice', async () => {
    const bearer = await signInAs('minh');
    const params = at('own-1');
    const save = (body: object) => callMock(putPlanStep, { bearer, params, body });
    const first = await save({ ...step, day: '2028-02-29', time: '23:59', zone: 'Asia/Seoul' });
    expect(first).toMatchObject({ program_id: 401030, key: 'own-1', day: '2028-02-29' });
    advanceClock(1000);
    const replaced = await save(step);
    expect(replaced).toMatchObject({ day: null, time: null, zone: null, essay_id: null });
    expect(replaced.updated_at > first.updated_at).toBe(true);
    advanceClock(1000);
    expect(await save(step)).toEqual(replaced);
    expect(await callMock(getPlanSteps, { bearer })).toEqual([replaced]);
  });

  it.each([
    [{ kind: 'lost' }, 'kind'],
    [{ state: 'lost' }, 'state'],
    [{ title: ' ' }, 'title'],
    [{ title: 'x'.repeat(101) }, 'title'],
    [{ day: '2027-02-29' }, 'day'],
    [{ time: '24:00' }, 'time'],
    [{ zone: 'Mars/Base' }, 'zone'],
    [{ essay_id: 'e1' }, 'essay_id'],
  ])('rejects %o at its field', async (field, name) => {
    const bearer = await signInAs('minh');
    const call = { bearer, params: at('own-1'), body: { ...step, ...field } };
    expect(await refused(putPlanStep, call)).toMatchObject({
      status: 422,
      body: { errors: { [name]: [expect.any(String)] } },
    });
    expect(await callMock(getPlanSteps, { bearer })).toEqual([]);
  });

  it('rejects a long key, and is 404 for an unknown program', async () => {
    const bearer = await signInAs('minh');
    const save = (params: Record<string, string>) =>
      refused(putPlanStep, { bearer, params, body: step });
    expect((await save(at('k'.repeat(65)))).status).toBe(422);
    expect((await save(at('own-1', 'nowhere'))).status).toBe(404);
  });
});

it('deletes a step, twice, and no other student’s', async () => {
  const [linh, minh] = [await signInAs('linh.tran'), await signInAs('minh')];
  const before = await callMock(getPlanSteps, { bearer: linh });
  expect((await send(deletePlanStep, { bearer: minh, params: at('test') })).status).toBe(200);
  expect(await callMock(getPlanSteps, { bearer: linh })).toEqual(before);
  for (const _ of [1, 2]) {
    expect((await send(deletePlanStep, { bearer: linh, params: at('test') })).status).toBe(200);
  }
  expect(await callMock(getPlanSteps, { bearer: linh })).toHaveLength(before.length - 1);
});
