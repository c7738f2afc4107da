import type { Essay } from '@/api/essay/contract';
import { randomText } from '../../accounts';
import type { Run } from '../../check';
import type { Client } from '../../client';
import { dataIn, isRecord, refused } from '../../compare';

/** Spaces, lines, quotes, marks and letters of two units must survive. */
const TEXT = 'Title: Cây cầu 🌉 Essay:   Tôi   yêu <b>"cầu"</b> & nước.\n\n\tDòng hai — hết.  ';
const NEXT = `${TEXT}\nMore.`;
const LOST = 'The student loses what they wrote.';

/** Notes an essay that has to be removed again. */
type Keep = (essay: Essay) => void;

async function checkCreation(client: Client, clientId: string, keep: Keep): Promise<Essay> {
  const { report } = client;
  const body = { client_id: clientId, content: TEXT, word_limit: 650, purpose: clientId };
  const { reply, value } = await client.good('postEssay', { body });
  keep(value);
  report.check(value.content === TEXT, reply, {
    expected: 'the "content" as it was sent, character by character',
    came: JSON.stringify(value.content),
    so: LOST,
  });
  const second = await client.good('postEssay', { body, note: 'a second time' });
  keep(second.value);
  report.check(second.value.id === value.id, second.reply, {
    expected: `the same essay for the same client_id, id ${JSON.stringify(value.id)}`,
    came: `id ${JSON.stringify(second.value.id)}`,
    so: 'An essay that is sent twice exists twice.',
  });
  const { reply: listed, value: list } = await client.good('getEssays');
  const copies = list.filter(({ purpose }) => purpose === clientId).length;
  report.check(copies === 1, listed, {
    expected: 'the essay once, after it was sent twice with the same client_id',
    came: `${copies} times`,
    so: 'An essay that is sent twice exists twice.',
  });
  report.check(list[0]?.id === value.id, listed, {
    expected: 'the essay that was changed last in the first place',
    came: 'another one',
    severity: 'warning',
  });
  return value;
}

async function checkVersions(client: Client, made: Essay): Promise<Essay> {
  const { report } = client;
  const params = { id: made.id };
  const patch = { version: made.version, content: NEXT, checkpoint: true };
  const { reply, value } = await client.good('patchEssay', { params, body: patch });
  report.check(value.version === made.version + 1, reply, {
    expected: `"version" ${made.version + 1} after a change of version ${made.version}`,
    came: String(value.version),
    so: 'The next save is refused, or overwrites that of another device.',
  });
  const read = await client.good('getEssay', { params });
  report.check(read.value.content === NEXT, read.reply, {
    expected: 'the "content" that was saved last',
    came: JSON.stringify(read.value.content),
    so: LOST,
  });
  const earlier = read.value.versions?.[0]?.content;
  report.check(earlier === TEXT, read.reply, {
    expected: 'the earlier text first in "versions", after a change with "checkpoint"',
    came: earlier === undefined ? 'no version' : 'another text',
    so: 'The student cannot go back to it.',
  });
  const body = { version: value.version, content: NEXT };
  const same = await client.good('patchEssay', { params, body, note: 'which changes nothing' });
  report.check(same.value.version === value.version, same.reply, {
    expected: `"version" ${value.version} still, as nothing has changed`,
    came: String(same.value.version),
    severity: 'warning',
  });
  return same.value;
}

/** A change of an older version must not overwrite the newer one. */
async function checkConflict(client: Client, current: Essay): Promise<void> {
  const params = { id: current.id };
  const body = { version: current.version - 1, content: 'Title: Old Essay: old' };
  const sent = { params, body, note: 'based on an older version' };
  const reply = await refused(client, 'patchEssay', sent, {
    status: 409,
    so: 'Two devices overwrite each other.',
  });
  const { value, reply: read } = await client.good('getEssay', { params });
  client.report.check(value.content === current.content, read, {
    expected: 'the "content" unchanged after a change of an older version',
    came: JSON.stringify(value.content),
    so: LOST,
  });
  if (reply?.status !== 409) return;
  const newer = dataIn(reply.body);
  client.report.check(isRecord(newer) && newer['content'] === current.content, reply, {
    expected: 'the newer essay in "data"',
    came: isRecord(newer) ? 'another text' : 'no essay',
    so: 'The app cannot show both texts to choose from.',
  });
}

async function checkDeletion(client: Client, id: Essay['id']): Promise<void> {
  const params = { id };
  const { value: before } = await client.good('getEssay', { params });
  await client.good('deleteEssay', { params });
  await refused(client, 'getEssay', { params, note: 'after its deletion' }, { status: 404 });
  const { value: list, reply: listed } = await client.good('getEssays');
  client.report.check(!list.some((row) => row.id === id), listed, {
    expected: 'the list without the essay that was deleted',
    came: 'it is still there',
  });
  await client.good('restoreEssay', { params });
  const { value, reply } = await client.good('getEssay', { params });
  client.report.check(value.content === before.content, reply, {
    expected: 'the "content" as it was before it was deleted and restored',
    came: JSON.stringify(value.content),
    so: LOST,
  });
  client.report.check(value.versions?.length === before.versions?.length, reply, {
    expected: `its ${before.versions?.length ?? 0} versions, after it was restored`,
    came: String(value.versions?.length ?? 0),
    so: LOST,
  });
}

/** Makes an essay, changes, deletes and restores it, and deletes it again. */
export async function checkEssays({ main, part, afterwards }: Run): Promise<void> {
  const { client } = main;
  // A server that makes two essays of one has to lose both again.
  const keep: Keep = ({ id }) => afterwards(() => client.send('deleteEssay', { params: { id } }));
  const made = await checkCreation(client, `conform-${randomText()}`, keep);
  await part(async () => {
    await checkConflict(client, await checkVersions(client, made));
  });
  await checkDeletion(client, made.id);
}
