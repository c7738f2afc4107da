// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  deleteEssay,
  getEssay,
  getEssays,
  patchEssay,
  postEssay,
  restoreEssay,
  type Essay,
} from '@/api/essay/contract';
import { freezeClock } from '@/mocks/data/clock';
import { callMock, refused, send, signInAs, withMock } from '@/mocks/hosts/test-client';

withMock();

const byId = (essay: Pick<Essay, 'id'>) => ({ id: String(essay.id) });
const made = (bearer: string, body: object = {}) =>
  callMock(postEssay, { bearer, body: { client_id: 'draft-1', ...body } });

describe('essays', () => {
  it('are listed without their versions, the last changed first', async () => {
    const bearer = await signInAs('linh.tran');
    const essays = await callMock(getEssays, { bearer });
    expect(essays.map(({ id }) => id)).toEqual(['e1', 'e2', 'e3', 'e4']);
    for (const essay of essays) expect(essay).not.toHaveProperty('versions');
    await callMock(patchEssay, {
      bearer,
      params: { id: 'e4' },
      body: { version: 1, status: 'draft' },
    });
    const [first] = await callMock(getEssays, { bearer });
    expect(first).toMatchObject({ id: 'e4', version: 2, status: 'draft' });
  });

  it('are created empty or with all fields, and only once per client id', async () => {
    freezeClock(new Date('2026-11-21T08:00:00Z'));
    const bearer = await signInAs('minh');
    const draft = await made(bearer);
    expect(draft).toEqual({
      id: expect.stringMatching(/^[A-Za-z0-9-]{1,64}$/),
      content: '',
      prompt: null,
      word_limit: null,
      status: 'draft',
      purpose: null,
      version: 1,
      updated_at: '2026-11-21T08:00:00.000Z',
      versions: [],
    });
    expect(await made(bearer, { content: 'Another text' })).toEqual(draft);
    const all = {
      content: 'Title: A Essay: B',
      prompt: 'Why?',
      word_limit: 650,
      status: 'review',
      purpose: 'Common App',
    };
    const body = { client_id: 'draft-2', ...all };
    expect(await callMock(postEssay, { bearer, body })).toMatchObject({ ...all, version: 1 });
    expect(await callMock(getEssays, { bearer })).toHaveLength(2);
  });

  it.each([
    [{ content: 'ế'.repeat(50_001) }, 'content'],
    [{ content: null }, 'content'],
    [{ prompt: 'x'.repeat(2001) }, 'prompt'],
    [{ word_limit: 0 }, 'word_limit'],
    [{ word_limit: 10_001 }, 'word_limit'],
    [{ word_limit: 1.5 }, 'word_limit'],
    [{ purpose: 'x'.repeat(201) }, 'purpose'],
    [{ status: 'lost' }, 'status'],
  ])('reject an invalid field (%#) by name, on create and update', async (wrong, field) => {
    const bearer = await signInAs('minh');
    const answer = { status: 422, body: { errors: { [field]: [expect.any(String)] } } };
    const body = { client_id: 'draft-1', ...wrong };
    expect(await refused(postEssay, { bearer, body })).toMatchObject(answer);
    expect(await callMock(getEssays, { bearer })).toEqual([]);
    const params = byId(await made(bearer));
    const change = { bearer, params, body: { version: 1, ...wrong } };
    expect(await refused(patchEssay, change)).toMatchObject(answer);
    expect(await callMock(getEssay, { bearer, params })).toMatchObject({ version: 1, content: '' });
  });

  it('accept the longest allowed text, and require a client id', async () => {
    const bearer = await signInAs('minh');
    expect((await made(bearer, { content: 'ế'.repeat(50_000) })).version).toBe(1);
    for (const body of [{}, { client_id: '' }, { client_id: 'x'.repeat(101) }]) {
      expect(await refused(postEssay, { bearer, body })).toMatchObject({
        status: 422,
        body: { errors: { client_id: [expect.any(String)] } },
      });
    }
  });
});

describe('changing an essay', () => {
  it('changes the sent fields, increments the version, and clears with null', async () => {
    const bearer = await signInAs('linh.tran');
    const params = { id: 'e1' };
    const before = await callMock(getEssay, { bearer, params });
    const body = { version: 6, prompt: null, word_limit: null };
    const after = await callMock(patchEssay, { bearer, params, body });
    expect(after).toEqual({
      ...before,
      prompt: null,
      word_limit: null,
      version: 7,
      updated_at: after.updated_at,
    });
    expect(after.updated_at > before.updated_at).toBe(true);
    expect(await callMock(getEssay, { bearer, params })).toEqual(after);
  });

  it('creates no version without a change', async () => {
    const bearer = await signInAs('linh.tran');
    const params = { id: 'e1' };
    const before = await callMock(getEssay, { bearer, params });
    const { content, status, version } = before;
    const body = { version, content, status, checkpoint: true };
    expect(await callMock(patchEssay, { bearer, params, body })).toEqual(before);
  });

  it('is 409 with the newer essay for an old version, and changes nothing', async () => {
    const bearer = await signInAs('linh.tran');
    const params = { id: 'e1' };
    const here = { version: 6, content: 'Title: Here Essay: One' };
    const newer = await callMock(patchEssay, { bearer, params, body: here });
    const there = { version: 6, content: 'Title: There Essay: Two' };
    expect(await refused(patchEssay, { bearer, params, body: there, language: 'vi' })).toEqual({
      status: 409,
      body: { message: 'Bài luận này vừa được sửa trên thiết bị hoặc tab khác.', data: newer },
    });
    expect(newer).toMatchObject({ version: 7, content: here.content });
    expect(await callMock(getEssay, { bearer, params })).toEqual(newer);
    const ahead = { bearer, params, body: { ...there, version: 8 } };
    expect((await refused(patchEssay, ahead)).status).toBe(409);
  });
});

describe('deleting an essay', () => {
  it('hides it until it is restored with its versions', async () => {
    const bearer = await signInAs('linh.tran');
    const params = { id: 'e2' };
    const before = await callMock(getEssay, { bearer, params });
    for (const _ of ['once', 'twice']) {
      expect((await send(deleteEssay, { bearer, params })).status).toBe(200);
    }
    expect((await callMock(getEssays, { bearer })).map(({ id }) => id)).toEqual(['e1', 'e3', 'e4']);
    const gone = {
      status: 404,
      body: { message: 'We can’t find this essay. It may have been deleted.' },
    };
    expect(await refused(getEssay, { bearer, params })).toEqual(gone);
    expect(await refused(patchEssay, { bearer, params, body: { version: 2 } })).toEqual(gone);
    expect(await callMock(restoreEssay, { bearer, params })).toEqual(before);
    expect(await callMock(restoreEssay, { bearer, params })).toEqual(before);
    expect(await callMock(getEssay, { bearer, params })).toEqual(before);
  });

  it('is not undone by a late repeated create', async () => {
    const bearer = await signInAs('minh');
    const essay = await made(bearer);
    await send(deleteEssay, { bearer, params: byId(essay) });
    expect(await made(bearer)).toEqual(essay);
    expect(await callMock(getEssays, { bearer })).toEqual([]);
  });

  it.each([getEssay, patchEssay, deleteEssay, restoreEssay])(
    '$method $path is 404 for an unknown id and for an essay of another student',
    async (endpoint) => {
      const bearer = await signInAs('minh');
      for (const id of ['nothing', 'e1']) {
        const body = endpoint.method === 'PATCH' ? { body: { version: 1, content: 'x' } } : {};
        const answer = await refused(endpoint, { bearer, params: { id }, ...body });
        expect(answer.status).toBe(404);
      }
      const theirs = await callMock(getEssays, { bearer: await signInAs('linh.tran') });
      expect(theirs.map(({ id, version }) => `${id}:${version}`)).toEqual([
        'e1:6',
        'e2:2',
        'e3:2',
        'e4:1',
      ]);
    },
  );
});
