import type { postBookmark } from '@/api/bookmark/contract';
import type { RequestOf } from '@/api/http/endpoint';
import type { Id } from '@/api/http/schemas';
import type { Run } from '../../check';
import type { Client } from '../../client';
import { removeTwice } from '../../compare';
import { allBookmarks, askEngine } from '../../lists';
import { checkPlaces } from '../lists/account-reads';

const NOTE = 'Hỏi về học bổng 🎓\n<b>"và"</b> & hạn nộp';

/** Programs that the account has not saved. */
async function unsavedPrograms(client: Client, visitor: Client, count: number): Promise<Id[]> {
  const { rows } = await allBookmarks(client);
  const saved = new Set(rows.map(({ program }) => String(program.id)));
  const found: Id[] = [];
  for (let page = 1; page <= 5 && found.length < count; page += 1) {
    const list = await askEngine(visitor, 'preRunEngine', {}, { page });
    found.push(...list.rows.map(({ id }) => id).filter((id) => !saved.has(String(id))));
    if (page >= list.pagination.last_page) break;
  }
  return found.slice(0, count);
}

type Body = Omit<RequestOf<typeof postBookmark>, 'program_id'>;

function patch(client: Client, id: Id, body: Body) {
  return client.good('patchBookmark', { params: { id }, body });
}

/** Saves a program, and notes the bookmark, which has to be removed again. */
type Save = (programId: Id, note?: string) => ReturnType<typeof patch>;

async function checkSaving(client: Client, programId: Id, save: Save): Promise<Id> {
  const { report } = client;
  const { rows: before } = await allBookmarks(client);
  const { reply, value } = await save(programId);
  report.check(value.program.id === programId, reply, {
    expected: `"program.id" ${JSON.stringify(programId)}, the id that was sent`,
    came: JSON.stringify(value.program.id),
    so: 'The app does not recognise the program as saved.',
  });
  const column = before.filter(({ status }) => status === value.status).length;
  report.check(value.order_no === column + 1, reply, {
    expected: `"order_no" ${column + 1}, the last in the status "${value.status}"`,
    came: String(value.order_no),
  });
  const second = await save(programId, 'Not this');
  report.check(second.value.id === value.id, second.reply, {
    expected: `the same bookmark, id ${JSON.stringify(value.id)}`,
    came: `id ${JSON.stringify(second.value.id)}`,
    so: 'A save that is sent twice makes two.',
  });
  report.check((second.value.note ?? '') === '', second.reply, {
    expected: 'the bookmark unchanged, without a note',
    came: JSON.stringify(second.value.note),
  });
  const { reply: listed, rows } = await allBookmarks(client);
  const copies = rows.filter(({ program }) => program.id === programId).length;
  report.check(copies === 1, listed, {
    expected: `the program ${JSON.stringify(programId)} once, after it was saved twice`,
    came: `${copies} times`,
    so: 'A save that is sent twice makes two.',
  });
  return value.id;
}

async function checkChanges(client: Client, id: Id): Promise<void> {
  const { report } = client;
  const change = (body: Body) => patch(client, id, body);
  const noted = await change({ note: NOTE, deadline: '2027-01-31' });
  report.check(noted.value.note === NOTE, noted.reply, {
    expected: 'the "note" as it was sent, character by character',
    came: JSON.stringify(noted.value.note),
  });
  report.check(noted.value.deadline === '2027-01-31', noted.reply, {
    expected: '"deadline" 2027-01-31',
    came: JSON.stringify(noted.value.deadline),
  });
  const cleared = await change({ deadline: null });
  report.check(cleared.value.deadline == null && cleared.value.note === NOTE, cleared.reply, {
    expected: 'no "deadline", and the "note" unchanged',
    came: `deadline ${JSON.stringify(cleared.value.deadline)}, note ${JSON.stringify(cleared.value.note)}`,
    so: 'A change of one field changes another.',
  });
  const submitted = await change({ status: 'submitted' });
  report.check(submitted.value.status === 'submitted', submitted.reply, {
    expected: '"status" submitted',
    came: submitted.value.status,
  });
  report.check(submitted.value.submitted_at != null, submitted.reply, {
    expected: 'the time in "submitted_at", set by the server',
    came: 'nothing',
    severity: 'warning',
  });
  const decided = await change({ status: 'decided', outcome: 'offer' });
  report.check(decided.value.outcome === 'offer', decided.reply, {
    expected: '"outcome" offer',
    came: JSON.stringify(decided.value.outcome),
  });
  const back = await change({ status: 'considering', outcome: null });
  report.check(back.value.submitted_at == null, back.reply, {
    expected: 'no "submitted_at" after it has moved back',
    came: JSON.stringify(back.value.submitted_at),
    severity: 'warning',
  });
}

/** Moves the last of two neighbors above the first. */
async function checkMove(client: Client, above: Id, below: Id): Promise<void> {
  const place = async (id: Id) =>
    (await allBookmarks(client)).rows.find((row) => row.id === id)?.order_no;
  const target = await place(above);
  if (target === undefined) return;
  const { reply } = await patch(client, below, { status: 'considering', order_no: target });
  const [first, second] = [await place(below), await place(above)];
  client.report.check(first === target && second === target + 1, reply, {
    expected: `it in place ${target}, and the one that was there in place ${target + 1}`,
    came: `places ${first} and ${second}`,
    so: 'A card that is dragged lands in the wrong place.',
  });
  const { reply: listed, rows } = await allBookmarks(client);
  checkPlaces(client.report, listed, rows);
}

/** Saves three programs that the account does not have, changes and moves them, and removes them. */
export async function checkBookmarks(run: Run): Promise<void> {
  const { main, visitor, report, afterwards } = run;
  const { client } = main;
  const [one, two, three] = await unsavedPrograms(client, visitor, 3);
  if (one === undefined || two === undefined || three === undefined) {
    return report.unchecked('postBookmark', 'not checked: there are no three unsaved programs.');
  }
  const save: Save = async (programId, note) => {
    const body = { program_id: programId, ...(note === undefined ? {} : { note }) };
    const saved = await client.good('postBookmark', { body });
    const { id } = saved.value;
    afterwards(() => client.send('deleteBookmark', { params: { id } }));
    return saved;
  };
  const first = await checkSaving(client, one, save);
  const { id: second } = (await save(two)).value;
  const { id: third } = (await save(three)).value;
  await run.part(() => checkMove(client, second, third));
  await run.part(() => checkChanges(client, first));
  await removeTwice(client, 'deleteBookmark', { id: second });
  const { reply, rows } = await allBookmarks(client);
  report.check(!rows.some(({ id }) => id === second), reply, {
    expected: 'the list without the bookmark that was removed',
    came: 'it is still there',
  });
  checkPlaces(report, reply, rows);
}
