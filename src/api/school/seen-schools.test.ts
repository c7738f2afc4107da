// @vitest-environment node
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { bookmarksQuery } from '@/api/bookmark/queries';
import type { Bookmark } from '@/api/bookmark/contract';
import { recommendationsQuery } from '@/api/engine/queries';
import { schoolQuery } from './queries';
import { seenSchools } from './seen-schools';

const EN = 'en-US';
const VI = 'vi-VN';
const school = (id: number | string, name = `School ${id}`) => ({ id, name });
const program = (id: number, of: ReturnType<typeof school>) => ({ id, title: 'Art', school: of });

function fill(client: QueryClient, language: string, from: number): void {
  const page = (position: 'pre' | 'final', number: number, ...ids: number[]) => {
    const { queryKey } = recommendationsQuery(language, { position, page: number, body: {} });
    const data = ids.map((id) => program(id, school(from + id)));
    const pagination = { current_page: number, last_page: 2, per_page: 2, total: 4 };
    client.setQueryData(queryKey, { data, pagination, total: 4 });
  };
  page('pre', 1, 1, 2);
  page('pre', 2, 2, 3);
  page('final', 1, 4);
  client.setQueryData(schoolQuery(language, from + 5, {}).queryKey, {
    ...school(from + 5),
    programs: [],
  });
  const bookmark: Bookmark = {
    id: 1,
    order_no: 1,
    status: 'considering',
    program: program(9, school(from + 6)),
  };
  client.setQueryData(bookmarksQuery(language).queryKey, [bookmark]);
}

it('seen schools are those opened, saved or recommended, each once, in one language', () => {
  const client = new QueryClient();
  fill(client, EN, 0);
  fill(client, VI, 100);
  expect(seenSchools(client, EN).map(({ id }) => id)).toEqual([5, 6, 1, 2, 3, 4]);
  expect(seenSchools(client, VI).map(({ id }) => id)).toEqual([105, 106, 101, 102, 103, 104]);
});

it('a school id is the same whether it is text or a number', () => {
  const client = new QueryClient();
  client.setQueryData(schoolQuery(EN, '5', {}).queryKey, { ...school('5'), programs: [] });
  const bookmark = { id: 1, order_no: 1, status: 'considering' as const };
  client.setQueryData(bookmarksQuery(EN).queryKey, [
    { ...bookmark, program: program(1, school(5)) },
  ]);
  expect(seenSchools(client, EN)).toHaveLength(1);
});

it('seen schools are empty if nothing was loaded', () => {
  const client = new QueryClient();
  expect(seenSchools(client, EN)).toEqual([]);
  const wait = () => new Promise<never>(() => {});
  const { queryKey } = recommendationsQuery(EN, { position: 'pre', page: 1, body: {} });
  void client.prefetchQuery({ queryKey, queryFn: wait });
  void client.prefetchQuery({ queryKey: schoolQuery(EN, 1, {}).queryKey, queryFn: wait });
  expect(seenSchools(client, EN)).toEqual([]);
});
