import type { Achievement } from '@/api/achievement/contract';
import { randomText } from '../../accounts';
import type { Run } from '../../check';
import type { Client, Reply } from '../../client';
import { removeTwice } from '../../compare';
import type { Report } from '../../report/report';

const TITLE = 'Olympic Toán 🥇 "cấp tỉnh" & <b>hơn</b>';

function checkNumbers(report: Report, reply: Reply, rows: readonly Achievement[]): void {
  const places = rows.map(({ order_no: place }) => place);
  const isNumbered = places.every((place, index) => place === index + 1);
  report.check(isNumbered, reply, {
    expected: `the list in its order, with "order_no" 1 to ${rows.length}`,
    came: places.join(', '),
    so: 'An achievement that is moved lands in the wrong place.',
  });
}

/** Notes an achievement that has to be removed again. */
type Keep = (achievement: Achievement) => void;

async function checkCreation(client: Client, keep: Keep): Promise<Achievement> {
  const { report } = client;
  const body = {
    client_id: `conform-${randomText()}`,
    title: TITLE,
    type: 'competition',
    start: '2025-09',
    hours: 4.5,
  } as const;
  const { reply, value } = await client.good('postAchievement', { body });
  keep(value);
  report.check(value.title === TITLE && value.start === '2025-09' && value.hours === 4.5, reply, {
    expected: 'the fields as they were sent',
    came: JSON.stringify({ title: value.title, start: value.start, hours: value.hours }),
  });
  const second = await client.good('postAchievement', { body, note: 'a second time' });
  keep(second.value);
  report.check(second.value.id === value.id, second.reply, {
    expected: `the same achievement for the same client_id, id ${JSON.stringify(value.id)}`,
    came: `id ${JSON.stringify(second.value.id)}`,
    so: 'An achievement that is sent twice exists twice.',
  });
  return value;
}

async function checkMove(client: Client, first: Achievement, second: Achievement): Promise<void> {
  const params = { id: second.id };
  await client.good('patchAchievement', { params, body: { order_no: first.order_no } });
  const { reply, value } = await client.good('getAchievements');
  checkNumbers(client.report, reply, value);
  const place = value.findIndex(({ id }) => id === second.id);
  client.report.check(place + 1 === first.order_no, reply, {
    expected: `the achievement in place ${first.order_no}, after it was moved there`,
    came: `place ${place + 1}`,
  });
  const changed = await client.good('patchAchievement', { params, body: { impact: 'Hai' } });
  const { title, impact } = changed.value;
  client.report.check(title === second.title && impact === 'Hai', changed.reply, {
    expected: 'the field that was sent changed, and the others as before',
    came: JSON.stringify({ title, impact }),
    so: 'A change of one field changes another.',
  });
}

/** Makes two achievements, moves and changes them, and removes them. */
export async function checkAchievements({ main, report, part, afterwards }: Run): Promise<void> {
  const { client } = main;
  const { value: before } = await client.good('getAchievements');
  const keep: Keep = ({ id }) =>
    afterwards(() => client.send('deleteAchievement', { params: { id } }));
  const first = await checkCreation(client, keep);
  const { reply, value } = await client.good('getAchievements');
  report.check(value.length === before.length + 1, reply, {
    expected: `one achievement more, after it was sent twice with the same client_id`,
    came: `${value.length - before.length} more`,
    so: 'An achievement that is sent twice exists twice.',
  });
  checkNumbers(report, reply, value);
  const body = { client_id: `conform-${randomText()}`, title: 'Conform' };
  const second = await client.good('postAchievement', { body });
  keep(second.value);
  await part(() => checkMove(client, first, second.value));
  await removeTwice(client, 'deleteAchievement', { id: first.id });
  const left = await client.good('getAchievements');
  checkNumbers(report, left.reply, left.value);
}
