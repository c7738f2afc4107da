import type { Run } from '../../check';
import { removeTwice } from '../../compare';

/** Saves a scholarship that the account does not have, twice, and removes it, twice. */
export async function checkSavedScholarships({ main, report, afterwards }: Run): Promise<void> {
  const { client } = main;
  const { value: before } = await client.good('getSavedScholarships');
  const saved = new Set(before.map(({ id }) => String(id)));
  const { value: all } = await client.good('getScholarships');
  const free = all.find(({ id }) => !saved.has(String(id)));
  if (!free) return;
  const { id } = free;
  const params = { id };
  afterwards(() => client.send('deleteSavedScholarship', { params }));
  const body = { scholarship_id: id };
  const { reply, value } = await client.good('postSavedScholarship', { body });
  report.check(value.id === id, reply, {
    expected: `"id" ${JSON.stringify(id)}, the id that was sent`,
    came: JSON.stringify(value.id),
    so: 'The app does not recognise the scholarship as saved.',
  });
  await client.good('postSavedScholarship', { body, note: 'a second time' });
  const after = await client.good('getSavedScholarships');
  const copies = after.value.filter((row) => row.id === id).length;
  report.check(copies === 1, after.reply, {
    expected: `the scholarship ${JSON.stringify(id)} once, after it was saved twice`,
    came: `${copies} times`,
    so: 'A save that is sent twice makes two.',
  });
  report.check(after.value.at(-1)?.id === id, after.reply, {
    expected: 'the scholarship that was saved last at the end',
    came: 'another one there',
  });
  await removeTwice(client, 'deleteSavedScholarship', params);
  const left = await client.good('getSavedScholarships');
  report.check(left.value.length === before.length, left.reply, {
    expected: `the ${before.length} scholarships from before`,
    came: String(left.value.length),
  });
}
