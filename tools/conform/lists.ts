import type { EngineBody } from '@/api/engine/contract';
import type { Id, Pagination } from '@/api/http/schemas';
import type { Program } from '@/api/program/contract';
import type { Client, Reply } from './client';
import type { Report } from './report/report';
import { counted } from './words';

export type Engine = 'preRunEngine' | 'runEngine' | 'finalEngine';

/** One page of a list. */
export type Page<Row = Program> = {
  reply: Reply;
  rows: readonly Row[];
  pagination: Pagination;
  /** Besides that in `pagination`; the engines have it. */
  total: number;
};

function queryOf({ country_ids: countries, ...rest }: EngineBody): Record<string, string | number> {
  const values = Object.entries({ ...rest, country_ids: countries?.join(',') });
  return Object.fromEntries(
    values.flatMap(([key, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[key, value]] : [],
    ),
  );
}

/** A page of programs. The final engine takes its wishes as a query, the others as a body. */
export async function askEngine(
  client: Client,
  name: Engine,
  wishes: EngineBody,
  { page = 1, language }: { page?: number; language?: string } = {},
): Promise<Page> {
  const said = language === undefined ? {} : { language };
  const { reply, value } =
    name === 'finalEngine'
      ? await client.good(name, { query: { page, ...queryOf(wishes) }, ...said })
      : await client.good(name, { query: { page }, body: wishes, ...said });
  return { reply, rows: value.data, pagination: value.pagination, total: value.total };
}

/** The ids of all majors. */
export async function majorIds(visitor: Client): Promise<Id[]> {
  const { value } = await visitor.good('getProgramTitles');
  return value.map(({ id }) => id);
}

/** A page of the saved programs. */
export async function askBookmarks(client: Client, page = 1) {
  const { reply, value } = await client.good('getBookmarks', { query: { page } });
  return { reply, rows: value.data, pagination: value.pagination, total: value.pagination.total };
}

/** All saved programs; a list of hundreds is read up to its twentieth page. */
export async function allBookmarks(client: Client) {
  const first = await askBookmarks(client);
  const rows = [...first.rows];
  const last = Math.min(20, first.pagination.last_page);
  for (let page = 2; page <= last; page += 1) rows.push(...(await askBookmarks(client, page)).rows);
  return { reply: first.reply, rows };
}

/** The counters of one page, compared with each other and with its rows. */
export function checkCounters<Row>(
  report: Report,
  { reply, rows, pagination, total }: Page<Row>,
  page: number,
): void {
  const { current_page: current, last_page: last, per_page: size } = pagination;
  report.check(current === page, reply, {
    expected: `"pagination.current_page" ${page}`,
    came: String(current),
  });
  report.check(total === pagination.total, reply, {
    expected: `the same number in "total" and "pagination.total"`,
    came: `${total} and ${pagination.total}`,
  });
  const pages = Math.max(1, Math.ceil(pagination.total / size));
  report.check(last === pages, reply, {
    expected: `"pagination.last_page" ${pages}, for ${pagination.total} rows in pages of ${size}`,
    came: String(last),
    so: 'The list ends too early, or has pages without rows.',
  });
  const left = pagination.total - (page - 1) * size;
  const meant = Math.max(0, Math.min(size, left));
  report.check(rows.length === meant, reply, {
    expected: `${counted(meant, 'row')} on page ${page} of ${pagination.total} in pages of ${size}`,
    came: counted(rows.length, 'row'),
  });
}

/** Rows with an id that an earlier row has. */
export function checkNoRepeats(
  report: Report,
  reply: Reply,
  ids: readonly Id[],
  where: string,
): void {
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  report.check(repeated.length === 0, reply, {
    expected: `each row once ${where}`,
    came: `the id ${String(repeated[0])} twice`,
    so: 'The app shows a program twice, and another never.',
  });
}
