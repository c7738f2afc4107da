import type { EndpointName } from '@/mocks/server/endpoint-map';
import { isMissing, isOk, type Client, type Reply } from './client';
import type { Report } from './report/report';
import { cameWith, type Sent } from './words';

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The content of `{"data": ...}`. */
export function dataIn(body: unknown): unknown {
  return isRecord(body) ? body['data'] : undefined;
}

/** A first text at any depth, as the app finds it in `errors` (R14). */
function firstText(value: unknown): string | null {
  if (typeof value === 'string') return value.trim() === '' ? null : value;
  if (typeof value !== 'object' || value === null) return null;
  return firstText(Object.values(value)[0]);
}

/** The message of an error as the app shows it; `null` for none. */
export function shownMessage(body: unknown): string | null {
  return isRecord(body) ? (firstText(body['errors']) ?? firstText(body['message'])) : null;
}

type Refusal = {
  status: number | readonly number[];
  /** Of a 422: the field, or one of several, that must have a message. */
  field?: string | readonly string[];
  so?: string;
  severity?: 'difference' | 'warning';
};

function checkFields(client: Client, reply: Reply, fields: readonly string[]): void {
  const errors = isRecord(reply.body) ? reply.body['errors'] : undefined;
  const named = isRecord(errors) ? Object.keys(errors) : [];
  const found = fields.some((field) => isRecord(errors) && firstText(errors[field]) !== null);
  const wanted = fields.map((field) => `"${field}"`).join(' or ');
  client.report.check(found, reply, {
    expected: `"errors" with a message at ${wanted}, as {"errors": {"field": ["message"]}}`,
    came: named.length > 0 ? `messages at ${named.join(', ')}` : 'no "errors" by field',
    so: 'The form cannot show the message at its field.',
  });
}

/** Compares a refusal with what the app expects: its status, a message to show, and the fields of a 422. */
export function checkRefusal(client: Client, reply: Reply, refusal: Refusal): void {
  const { report } = client;
  const statuses = [refusal.status].flat();
  const { so, severity } = refusal;
  const isExpected = report.check(statuses.includes(reply.status), reply, {
    expected: `status ${statuses.join(' or ')}`,
    came: cameWith(reply),
    ...(so === undefined ? {} : { so }),
    ...(severity === undefined ? {} : { severity }),
  });
  if (!isExpected || reply.status === 401) return;
  report.check(shownMessage(reply.body) !== null, reply, {
    expected: 'a text in "message" or "errors"',
    came: reply.body === undefined ? 'a body that is not JSON' : 'neither',
    so: 'The app can only show the number of the status.',
  });
  if (reply.status === 422 && refusal.field) checkFields(client, reply, [refusal.field].flat());
}

/** Makes a call that has to be refused. Returns its answer, or `null` if the server does not have the call. */
export async function refused(
  client: Client,
  name: EndpointName,
  sent: Sent,
  refusal: Refusal,
): Promise<Reply | null> {
  if (client.report.isAbsent(name)) return null;
  const reply = await client.send(name, sent);
  const isExpected = [refusal.status].flat().includes(reply.status);
  if (!isExpected && isMissing(client.report, reply)) return null;
  checkRefusal(client, reply, refusal);
  return reply;
}

/** Compares the status of an answer whose content nobody reads with a success. */
export function checkOk(
  report: Report,
  reply: Reply,
  { expected = 'status 200', so }: { expected?: string; so?: string } = {},
): boolean {
  const came = cameWith(reply);
  return report.check(isOk(reply), reply, { expected, came, ...(so === undefined ? {} : { so }) });
}

/** Makes a `DELETE` twice; both have to succeed. */
export async function removeTwice(
  client: Client,
  name: 'deleteAchievement' | 'deleteBookmark' | 'deletePlanStep' | 'deleteSavedScholarship',
  params: NonNullable<Sent['params']>,
): Promise<void> {
  await client.good(name, { params });
  const reply = await client.send(name, { params, note: 'a second time' });
  checkOk(client.report, reply, { so: 'A removal that is sent twice shows a failure.' });
}

/** Whether two JSON values are equal, whatever the order of their fields. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((one, index) => isSame(one, b[index]));
  }
  if (!isRecord(a) || !isRecord(b)) return a === b;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  // A field that is missing and one that is `null` are the same to the app.
  return [...keys].every((key) => isSame(a[key] ?? null, b[key] ?? null));
}
