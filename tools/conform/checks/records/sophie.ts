import * as v from 'valibot';
import type { Message } from '@/api/sophie/contract';
import { randomText } from '../../accounts';
import { calls } from '../../calls';
import type { Run } from '../../check';
import { isMissing, Stop, type Client } from '../../client';
import { readStream, type StreamReply } from '../../streams';
import { cameWith } from '../../words';

const QUESTION = 'Which computing programs in Germany cost less than 10,000 dollars a year?';
/** Nobody sees whether an answer that is this quick arrives in pieces. */
const SHORT_MS = 1000;
const STUCK = 'The app waits, and then says that the answer broke off.';

function checkTransport({ report }: Client, { reply, type, pieces, ms }: StreamReply): void {
  report.check(/^text\/event-stream\b/i.test(type), reply, {
    expected: 'Content-Type text/event-stream',
    came: type || 'no such header',
    so: 'The app refuses the answer.',
  });
  report.check(pieces > 1 || ms < SHORT_MS, reply, {
    expected: 'an answer that arrives in pieces while it is written',
    came: `all of it at once after ${ms} ms`,
    so: 'The student looks at an empty page until the whole answer is there.',
  });
}

/** Each citation before the text with its number, then `done` or `error` as the last event. */
function checkEvents(client: Client, stream: StreamReply): Message | null {
  const { report } = client;
  const { reply, events } = stream;
  const known = new Set<number>();
  let text = '';
  let message: Message | null = null;
  for (const raw of events) {
    const parsed = v.safeParse(calls.postMessage.response, raw);
    const name = raw.event;
    if (
      !report.check(parsed.success, reply, {
        expected: 'events named delta, citation, done or error, with the data of the contract',
        came: `the event "${name}" with ${JSON.stringify(raw.data)?.slice(0, 80)}`,
        so: STUCK,
      })
    )
      continue;
    if (!parsed.success) continue;
    const event = parsed.output;
    if (event.event === 'citation') known.add(event.data.number);
    if (event.event === 'done') message = event.data.message;
    if (event.event !== 'delta') continue;
    text += event.data.text;
    for (const [mark, digits] of text.matchAll(/\[(\d+)\](?!\()/g)) {
      report.check(known.has(Number(digits)), reply, {
        expected: `the citation ${digits} before the text with ${mark}`,
        came: 'the text first',
        so: 'The number in the text leads nowhere.',
      });
    }
  }
  const last = events.at(-1)?.event;
  report.check(last === 'done' || last === 'error', reply, {
    expected: '"done" or "error" as the last event',
    came: last === undefined ? 'no event' : `"${last}"`,
    so: STUCK,
  });
  report.check(text.trim() !== '' || last === 'error', reply, {
    expected: 'at least one "delta" with text',
    came: 'none',
  });
  report.check(message === null || message.text.trim() === text.trim(), reply, {
    expected: 'in "done" the same text as in the deltas together',
    came: 'another text',
    so: 'The answer changes as soon as it is complete.',
  });
  return message;
}

async function ask(client: Client, clientId: string, note?: string): Promise<StreamReply> {
  const { report } = client;
  const sees = { answers: false, saved: false };
  const body = { client_id: clientId, text: QUESTION, sees };
  const stream = await readStream(client, 'postMessage', { body, ...(note ? { note } : {}) });
  const { reply } = stream;
  if (isMissing(report, reply)) throw new Stop();
  const came = cameWith(reply);
  const isOk = report.check(reply.status === 200, reply, { expected: 'status 200', came });
  if (!isOk) throw new Stop();
  report.markWorking('postMessage');
  return stream;
}

async function checkTalk(client: Client): Promise<void> {
  const { report } = client;
  const clientId = `conform-${randomText()}`;
  const { value: before } = await client.good('getMessages');
  const stream = await ask(client, clientId);
  checkTransport(client, stream);
  const message = checkEvents(client, stream);
  await ask(client, clientId, 'a second time');
  const { reply, value } = await client.good('getMessages');
  const own = value.filter(({ client_id: id }) => id === clientId);
  report.check(own.length === 2 && value.length === before.length + 2, reply, {
    expected: 'one question and one answer for a client_id, after it was asked twice',
    came: own.map(({ role }) => role).join(', ') || 'neither',
    so: 'Ask again shows the question twice.',
  });
  const answer = own.find(({ role }) => role === 'sophie');
  report.check(!answer || !message || answer.text === message.text, reply, {
    expected: 'the answer as it was in the event "done"',
    came: 'another text',
  });
  await client.good('deleteMessages');
  const after = await client.good('getMessages');
  report.check(after.value.length === 0, after.reply, {
    expected: 'an empty conversation after it was cleared',
    came: `${after.value.length} messages`,
    so: 'What a student has cleared comes back.',
  });
}

/** A conversation of a visit, and one of an account that this run has made: neither is anybody's. */
export async function checkSophie({ visitor, spare, report, part }: Run): Promise<void> {
  await part(() => checkTalk(visitor));
  if (spare) return part(() => checkTalk(spare.client));
  report.unchecked('postMessage', 'not checked as a student, as it needs an account of its own.');
}
