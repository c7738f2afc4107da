import type { Id } from '@/api/http/schemas';
import type { Run } from '../../check';
import { cameWith } from '../../words';
import { isOk, type Client } from '../../client';
import { dataIn } from '../../compare';
import {
  askBookmarks,
  askEngine,
  checkCounters,
  checkNoRepeats,
  majorIds,
  type Engine,
  type Page,
} from '../../lists';

type Row = { id: Id };
type Ask = (page: number) => Promise<Page<Row>>;

const FAR = 10_000;

/** A page beyond the last one: a filter in a shared link may have left fewer. */
async function checkBeyond(client: Client, name: Engine | 'getBookmarks'): Promise<void> {
  const body = name === 'preRunEngine' || name === 'runEngine' ? { body: {} } : {};
  const reply = await client.send(name, { query: { page: FAR }, ...body });
  if (name === 'runEngine' && reply.status === 422) return;
  const data = dataIn(reply.body);
  client.report.check(isOk(reply) && Array.isArray(data) && data.length === 0, reply, {
    expected: 'status 200 with an empty "data", for a page beyond the last',
    came: Array.isArray(data) ? `${data.length} rows` : cameWith(reply),
    so: 'A link to a page that no longer exists shows a failure in place of an empty list.',
  });
}

async function checkPages(client: Client, ask: Ask): Promise<void> {
  const { report } = client;
  const first = await ask(1);
  checkCounters(report, first, 1);
  const ids = first.rows.map(({ id }) => id);
  checkNoRepeats(report, first.reply, ids, 'on page 1');
  const last = first.pagination.last_page;
  for (const page of new Set([2, 3, last])) {
    if (page < 2 || page > last) continue;
    const next = await ask(page);
    checkCounters(report, next, page);
    report.check(next.pagination.total === first.pagination.total, next.reply, {
      expected: `the same "pagination.total" on page ${page} as on page 1, ${first.pagination.total}`,
      came: String(next.pagination.total),
    });
    ids.push(...next.rows.map(({ id }) => id));
    checkNoRepeats(report, next.reply, ids, `on the pages up to ${page}`);
  }
  const again = await ask(1);
  const [before, after] = [first, again].map(({ rows }) => rows.map(({ id }) => id).join(', '));
  report.check(before === after, again.reply, {
    expected: 'the same rows in the same order as a moment before',
    came: 'another order',
    so: 'Rows repeat or are lost when a student turns the page.',
  });
}

/** Counters, pages without common rows, and the page beyond the last. */
export async function checkPaging({ visitor, main, part, narrow, narrowOwn }: Run): Promise<void> {
  await part(async () => {
    await checkPages(visitor, (page) => askEngine(visitor, 'preRunEngine', narrow, { page }));
    await checkBeyond(visitor, 'preRunEngine');
  });
  await part(async () => {
    const body = { ...narrow, program_title_ids: await majorIds(visitor) };
    await checkPages(visitor, (page) => askEngine(visitor, 'runEngine', body, { page }));
    await checkBeyond(visitor, 'runEngine');
  });
  await part(async () => {
    await checkPages(main.client, (page) =>
      askEngine(main.client, 'finalEngine', narrowOwn, { page }),
    );
    await checkBeyond(main.client, 'finalEngine');
  });
  await part(async () => {
    await checkPages(main.client, (page) => askBookmarks(main.client, page));
    await checkBeyond(main.client, 'getBookmarks');
  });
}
