// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  deleteBookmark,
  getBookmarks,
  patchBookmark,
  postBookmark,
  type Bookmark,
} from '@/api/bookmark/contract';
import { finalEngine } from '@/api/engine/contract';
import { fillBookmarks } from '@/mocks/hosts/simulated-changes';
import { callMock, refused, send, signInAs, withMock } from '@/mocks/hosts/test-client';

withMock();

async function list(bearer: string): Promise<Bookmark[]> {
  return (await callMock(getBookmarks, { bearer })).data;
}

/** `status:order_no` of each row, by id. */
function places(rows: readonly Bookmark[]): Record<string, string> {
  return Object.fromEntries(rows.map(({ id, status, order_no: n }) => [id, `${status}:${n}`]));
}

async function somePrograms(bearer: string, count: number) {
  const { data } = await callMock(finalEngine, { bearer });
  return data.slice(0, count).map(({ id }) => id);
}

it('the demo student has nine programs of nine schools, in four columns', async () => {
  const bearer = await signInAs('linh.tran');
  const { data, pagination } = await callMock(getBookmarks, { bearer });
  expect(pagination).toMatchObject({ total: 9, current_page: 1, last_page: 1 });
  expect([...new Set(data.map(({ status }) => status))]).toEqual([
    'considering',
    'preparing',
    'submitted',
    'decided',
  ]);
  expect(new Set(data.map(({ program }) => program.school.id)).size).toBe(9);
  expect(data.filter(({ note }) => note).length).toBeGreaterThan(4);
});

it('the notes are in the language of the call, and a page after the last is empty', async () => {
  const bearer = await signInAs('linh.tran');
  const first = await callMock(getBookmarks, { bearer, language: 'vi' });
  expect(first.data[0]?.note).toMatch(/mùa đông/);
  expect((await callMock(getBookmarks, { bearer, query: { page: '2' } })).data).toEqual([]);
});

describe('saving a program', () => {
  it('appends it to the first column, and is idempotent', async () => {
    const bearer = await signInAs('minh');
    const [first, second] = await somePrograms(bearer, 2);
    const one = await callMock(postBookmark, { bearer, body: { program_id: first } });
    expect(one).toMatchObject({ status: 'considering', order_no: 1, note: null, deadline: null });
    expect(one.program.id).toBe(first);
    expect(one.program.criteria?.length).toBeGreaterThan(0);
    const two = await callMock(postBookmark, { bearer, body: { program_id: second } });
    expect(two.order_no).toBe(2);
    const again = { program_id: String(first), status: 'decided', note: 'x', order_no: 1 };
    expect(await callMock(postBookmark, { bearer, body: again })).toEqual(one);
    expect(await list(bearer)).toEqual([one, two]);
  });

  it('accepts all fields at once', async () => {
    const bearer = await signInAs('linh.tran');
    const [program] = await somePrograms(await signInAs('minh'), 1);
    const own = { status: 'preparing', order_no: 2, note: 'Hỏi học bổng', deadline: '2027-02-28' };
    const made = await callMock(postBookmark, { bearer, body: { program_id: program, ...own } });
    expect(made).toMatchObject(own);
    const column = (await list(bearer)).filter(({ status }) => status === 'preparing');
    expect(column.map(({ order_no }) => order_no)).toEqual([1, 2, 3, 4]);
    expect(column[1]?.id).toBe(made.id);
  });

  it('is 404 for an unknown program', async () => {
    const body = { program_id: 'nowhere' };
    const bearer = await signInAs('minh');
    expect(await refused(postBookmark, { bearer, body, language: 'vi' })).toEqual({
      status: 404,
      body: { message: 'Chúng tôi không có thông tin về chương trình này.' },
    });
    expect(await list(bearer)).toEqual([]);
  });
});

describe('moving', () => {
  it('renumbers both the new and the old column', async () => {
    const bearer = await signInAs('linh.tran');
    const params = { id: '4' };
    const to = { status: 'considering', order_no: 2 };
    expect(await callMock(patchBookmark, { bearer, params, body: to })).toMatchObject(to);
    expect(places(await list(bearer))).toMatchObject({
      1: 'considering:1',
      4: 'considering:2',
      2: 'considering:3',
      3: 'considering:4',
      5: 'preparing:1',
      6: 'preparing:2',
    });
  });

  it('keeps when the application was sent, until it moves back', async () => {
    const bearer = await signInAs('linh.tran');
    const sentAt = async (status: string) =>
      (await callMock(patchBookmark, { bearer, params: { id: '1' }, body: { status } }))
        .submitted_at;
    const sent = await sentAt('submitted');
    expect(Date.parse(sent ?? '')).not.toBeNaN();
    expect(await sentAt('submitted')).toBe(sent);
    expect(await sentAt('decided')).toBe(sent);
    expect(await sentAt('preparing')).toBeNull();
  });

  it('appends with a status alone, moves within the column with a position alone, and clamps it', async () => {
    const bearer = await signInAs('linh.tran');
    const move = async (id: string, body: object) => {
      const { status, order_no } = await callMock(patchBookmark, { bearer, params: { id }, body });
      return `${status}:${order_no}`;
    };
    expect(await move('9', { status: 'considering' })).toBe('considering:4');
    expect(await move('9', { order_no: 1 })).toBe('considering:1');
    expect(await move('9', { order_no: 99 })).toBe('considering:4');
    expect(await move('9', { status: 'submitted', order_no: -5 })).toBe('submitted:1');
    expect(await move('9', { status: 'submitted' })).toBe('submitted:1');
  });
});

describe('changing', () => {
  it('changes note and date only; null and an empty text clear them', async () => {
    const bearer = await signInAs('linh.tran');
    const before = await list(bearer);
    const change = (body: object) => callMock(patchBookmark, { bearer, params: { id: '1' }, body });
    const note = 'ế'.repeat(2000);
    expect(await change({ note, deadline: '2028-02-29' })).toEqual({
      ...before[0],
      note,
      deadline: '2028-02-29',
    });
    expect(await change({ note: '' })).toMatchObject({ note: null, deadline: '2028-02-29' });
    expect(await change({ deadline: null })).toMatchObject({ note: null, deadline: null });
    expect((await list(bearer)).slice(1)).toEqual(before.slice(1));
  });

  it('keeps the decision, and null clears it', async () => {
    const bearer = await signInAs('linh.tran');
    const decided = (await list(bearer)).find(({ status }) => status === 'decided');
    expect(decided?.outcome).toBe('offer');
    const change = (outcome: string | null) =>
      callMock(patchBookmark, { bearer, params: { id: '9' }, body: { outcome } });
    expect(await change('waiting')).toEqual({ ...decided, outcome: 'waiting' });
    expect(await change(null)).toEqual({ ...decided, outcome: null });
  });

  it.each([
    [{ outcome: 'perhaps' }, 'outcome'],
    [{ note: 'x'.repeat(2001) }, 'note'],
    [{ deadline: '2027-02-29' }, 'deadline'],
    [{ deadline: '2027-2-1' }, 'deadline'],
    [{ deadline: '2027-13-01' }, 'deadline'],
    [{ deadline: 'soon' }, 'deadline'],
    [{ deadline: '' }, 'deadline'],
    [{ status: 'lost' }, 'status'],
    [{ order_no: 'first' }, 'order_no'],
  ])('rejects %o at its field and changes nothing', async (body, field) => {
    const bearer = await signInAs('linh.tran');
    const before = await list(bearer);
    const answer = { status: 422, body: { errors: { [field]: [expect.any(String)] } } };
    expect(await refused(patchBookmark, { bearer, params: { id: '1' }, body })).toMatchObject(
      answer,
    );
    const made = { program_id: before[0]?.program.id, ...body };
    expect(await refused(postBookmark, { bearer, body: made })).toMatchObject(answer);
    expect(await list(bearer)).toEqual(before);
  });
});

describe('removing', () => {
  it('renumbers the column, and accepts a second removal', async () => {
    const bearer = await signInAs('linh.tran');
    const remove = (id: string) => send(deleteBookmark, { bearer, params: { id } });
    expect((await remove('1')).status).toBe(200);
    expect((await remove('1')).status).toBe(200);
    const left = await list(bearer);
    expect(left).toHaveLength(8);
    expect(places(left)).toMatchObject({ 2: 'considering:1', 3: 'considering:2' });
    const gone = { bearer, params: { id: '1' }, body: { note: 'x' } };
    expect((await refused(patchBookmark, gone)).status).toBe(404);
  });

  it('cannot change another student’s list', async () => {
    const [linh, minh] = [await signInAs('linh.tran'), await signInAs('minh')];
    const before = await list(linh);
    await send(deleteBookmark, { bearer: minh, params: { id: '1' } });
    const theirs = { bearer: minh, params: { id: '1' }, body: { note: 'x' } };
    expect((await refused(patchBookmark, theirs)).status).toBe(404);
    expect(await list(linh)).toEqual(before);
  });
});

it('returns fifty per page', async () => {
  await fillBookmarks(({ email }) => email === 'minh@example.com', 120);
  const bearer = await signInAs('minh');
  const first = await callMock(getBookmarks, { bearer });
  expect(first.pagination).toEqual({ current_page: 1, last_page: 3, per_page: 50, total: 120 });
  const pages = [first.data];
  for (const page of ['2', '3'])
    pages.push((await callMock(getBookmarks, { bearer, query: { page } })).data);
  expect(pages.map(({ length }) => length)).toEqual([50, 50, 20]);
  expect(new Set(pages.flat().map(({ program }) => program.id)).size).toBe(120);
});
