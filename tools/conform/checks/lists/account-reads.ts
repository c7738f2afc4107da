import type { Overview } from '@/api/engine/contract';
import type { Run } from '../../check';
import type { Reply } from '../../client';
import { isSame } from '../../compare';
import { allBookmarks } from '../../lists';
import type { Report } from '../../report/report';

/** The numbers of the overview add up to the whole result. */
function checkOverview(report: Report, reply: Reply, overview: Overview, total: number): void {
  const { fit, countries } = overview;
  if (fit) {
    const sum = fit.all_met + fit.one_unmet + fit.more_unmet;
    report.check(sum === total, reply, {
      expected: `numbers in "overview.fit" that add up to ${total}, the total`,
      came: String(sum),
    });
  }
  if (countries) {
    const sum = countries.reduce((all, { count }) => all + count, 0);
    report.check(sum === total, reply, {
      expected: `counts in "overview.countries" that add up to ${total}, the total`,
      came: String(sum),
    });
  }
}

/** In each column of the board, `order_no` is 1 to n without gaps. */
export function checkPlaces(
  report: Report,
  reply: Reply,
  rows: readonly { status: string; order_no: number }[],
): void {
  for (const status of new Set(rows.map((row) => row.status))) {
    const places = rows.filter((row) => row.status === status).map(({ order_no: place }) => place);
    const sorted = places.toSorted((a, b) => a - b);
    const isNumbered = sorted.every((place, index) => place === index + 1);
    report.check(isNumbered, reply, {
      expected: `"order_no" 1 to ${places.length} without gaps in the status "${status}"`,
      came: sorted.join(', '),
      so: 'A program that is moved lands in the wrong place.',
    });
  }
}

/** What the specification shows of an account: the user, the answers, the list and the saved programs. */
export async function checkAccountReads({ main, report, part }: Run): Promise<void> {
  const { client, email } = main;
  await part(async () => {
    const { reply, value } = await client.good('getUser');
    report.check(value.email.toLowerCase() === email.toLowerCase(), reply, {
      expected: 'the "email" of the account that logged in',
      came: 'another one',
      so: 'The student sees the account of someone else.',
    });
    const again = await client.good('getUser');
    report.check(isSame(value, again.value), again.reply, {
      expected: 'the same user as a moment before',
      came: 'another one',
    });
  });
  await part(async () => {
    await client.good('getBasicInfo');
  });
  await part(async () => {
    const { reply, value } = await client.good('finalEngine', { query: { page: 1 } });
    if (value.overview) return checkOverview(report, reply, value.overview, value.total);
    const what = 'without "overview": the app shows no charts of the result.';
    report.unchecked('finalEngine', what);
  });
  await part(async () => {
    const { reply, rows } = await allBookmarks(client);
    checkPlaces(report, reply, rows);
    const ids = rows.map(({ program }) => JSON.stringify(program.id));
    report.check(new Set(ids).size === ids.length, reply, {
      expected: 'each program once among the saved ones',
      came: 'a program twice',
    });
  });
}
