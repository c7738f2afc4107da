// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  deleteAchievement,
  getAchievements,
  patchAchievement,
  postAchievement,
} from '@/api/achievement/contract';
import { callMock, refused, send, signInAs, withMock } from '@/mocks/hosts/test-client';

withMock();

const ids = async (bearer: string) =>
  (await callMock(getAchievements, { bearer })).map(({ id }) => id);

describe('achievements', () => {
  it('creates one from a title alone, and only once per client id', async () => {
    const bearer = await signInAs('minh');
    const body = { client_id: 'a', title: '  Câu lạc bộ cờ vua ' };
    const made = await callMock(postAchievement, { bearer, body });
    expect(made).toEqual({
      id: expect.any(Number),
      type: 'other',
      title: 'Câu lạc bộ cờ vua',
      role: null,
      start: null,
      end: null,
      hours: null,
      impact: null,
      order_no: 1,
    });
    const again = { ...body, title: 'Another' };
    expect(await callMock(postAchievement, { bearer, body: again })).toEqual(made);
    expect(await callMock(getAchievements, { bearer })).toEqual([made]);
  });

  it('moves to a position and renumbers the others', async () => {
    const bearer = await signInAs('linh.tran');
    const body = { client_id: 'new', title: 'New', order_no: 2 };
    const { id } = await callMock(postAchievement, { bearer, body });
    expect(await ids(bearer)).toEqual([1, id, 2, 3, 4, 5]);
    await callMock(patchAchievement, { bearer, params: { id: '5' }, body: { order_no: 1 } });
    await callMock(patchAchievement, { bearer, params: { id: '1' }, body: { order_no: 99 } });
    expect(await ids(bearer)).toEqual([5, id, 2, 3, 4, 1]);
    const numbers = (await callMock(getAchievements, { bearer })).map(({ order_no }) => order_no);
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('changes only the sent fields; null clears', async () => {
    const bearer = await signInAs('linh.tran');
    const before = await callMock(getAchievements, { bearer });
    const change = (body: object) =>
      callMock(patchAchievement, { bearer, params: { id: '3' }, body });
    const own = { role: null, end: null, hours: 2.5, type: 'sports' };
    expect(await change(own)).toEqual({ ...before[2], ...own });
    expect(await change({})).toEqual({ ...before[2], ...own });
    const after = await callMock(getAchievements, { bearer });
    expect(after.toSpliced(2, 1)).toEqual(before.toSpliced(2, 1));
  });

  it.each([
    [{ title: ' ' }, 'title'],
    [{ title: 'x'.repeat(151) }, 'title'],
    [{ role: 'x'.repeat(101) }, 'role'],
    [{ impact: 'ế'.repeat(151) }, 'impact'],
    [{ hours: -1 }, 'hours'],
    [{ hours: 168.5 }, 'hours'],
    [{ start: '2026-13' }, 'start'],
    [{ start: '2026-1' }, 'start'],
    [{ end: 'now' }, 'end'],
    [{ start: '2026-02', end: '2026-01' }, 'end'],
    [{ type: 'luck' }, 'type'],
  ])('rejects %o at its field, on create and update', async (wrong, field) => {
    const bearer = await signInAs('linh.tran');
    const before = await callMock(getAchievements, { bearer });
    const answer = { status: 422, body: { errors: { [field]: [expect.any(String)] } } };
    const body = { client_id: 'new', title: 'New', ...wrong };
    expect(await refused(postAchievement, { bearer, body })).toMatchObject(answer);
    const change = { bearer, params: { id: '3' }, body: wrong };
    expect(await refused(patchAchievement, change)).toMatchObject(answer);
    expect(await callMock(getAchievements, { bearer })).toEqual(before);
  });

  it('compares a new end with the existing start', async () => {
    const bearer = await signInAs('linh.tran');
    const change = (body: object) => send(patchAchievement, { bearer, params: { id: '3' }, body });
    expect((await change({ end: '2025-12' })).status).toBe(422);
    expect((await change({ start: '2026-04' })).status).toBe(422);
    expect((await change({ end: '2026-01' })).status).toBe(200);
  });

  it('requires a title and a client id on create', async () => {
    const bearer = await signInAs('minh');
    for (const [body, field] of [
      [{ client_id: 'a' }, 'title'],
      [{ title: 'x' }, 'client_id'],
      [{ title: 'x', client_id: '' }, 'client_id'],
    ] as const) {
      expect(await refused(postAchievement, { bearer, body })).toMatchObject({
        status: 422,
        body: { errors: { [field]: [expect.any(String)] } },
      });
    }
  });

  it('deletes one, renumbers the others, and accepts a second delete', async () => {
    const bearer = await signInAs('linh.tran');
    for (const _ of ['once', 'twice']) {
      expect((await send(deleteAchievement, { bearer, params: { id: '2' } })).status).toBe(200);
    }
    const left = await callMock(getAchievements, { bearer });
    expect(left.map(({ id, order_no }) => [id, order_no])).toEqual([
      [1, 1],
      [3, 2],
      [4, 3],
      [5, 4],
    ]);
    const gone = { bearer, params: { id: '2' }, body: { hours: 1 } };
    expect((await refused(patchAchievement, gone)).status).toBe(404);
  });

  it('cannot be changed by another student', async () => {
    const [linh, minh] = [await signInAs('linh.tran'), await signInAs('minh')];
    const params = { id: '1' };
    await send(deleteAchievement, { bearer: minh, params });
    const body = { title: 'Mine' };
    expect((await refused(patchAchievement, { bearer: minh, params, body })).status).toBe(404);
    expect(await ids(linh)).toEqual([1, 2, 3, 4, 5]);
  });
});
