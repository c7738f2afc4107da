// @vitest-environment node
import { expect, it } from 'vitest';
import { getBookmarks } from '@/api/bookmark/contract';
import { callMock, refused, signInAs, withMock } from '@/mocks/hosts/test-client';

withMock();

it('the list requires a bearer token', async () => {
  expect((await refused(getBookmarks)).status).toBe(401);
});

it('the demo student has nine programs of nine schools over the four columns', async () => {
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

it('the plain student’s list is empty', async () => {
  const { data } = await callMock(getBookmarks, { bearer: await signInAs('minh') });
  expect(data).toEqual([]);
});
