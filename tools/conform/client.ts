import * as v from 'valibot';
import type { RequestOf, ResponseOf } from '@/api/http/endpoint';
import type { EndpointMap, EndpointName } from '@/mocks/server/endpoint-map';
import { calls } from './calls';
import type { Report } from './report/report';
import { formatIssues } from './shape/formats';
import { shapeIssues, type ShapeIssue } from './shape/issues';
import { cameWith, describeSent, type Sent } from './words';

export type Caller = {
  bearer: string | null;
  /** The public token. */
  visit: string | null;
};

/** An answer as it came; status 0 without one. */
export type Reply = {
  name: EndpointName;
  /** What was sent, in short. */
  sent: string;
  status: number;
  headers: Headers;
  text: string;
  /** `undefined` if it is not JSON. */
  body: unknown;
};

/** The rest of a check needs what did not come. */
export class Stop extends Error {}

/** Statuses of a server that does not have a call. */
const NOT_THERE = [404, 405, 501];
const TIMEOUT_MS = 30_000;

export type Connection = {
  /** Without a slash at its end. */
  url: string;
  /** BCP 47, sent with each call that names none. */
  language: string;
  report: Report;
  /** Texts that no report may contain. */
  secrets: Set<string>;
};

export type Client = ReturnType<typeof createClient>;

export function isOk({ status }: Pick<Reply, 'status'>): boolean {
  return status >= 200 && status < 300;
}

/** Whether the answer says that the server does not have an assumed call, which is then reported as such. */
export function isMissing(
  report: Report,
  { name, status }: Pick<Reply, 'name' | 'status'>,
): boolean {
  if (!calls[name].assumed || report.hasWorked(name) || !NOT_THERE.includes(status)) return false;
  report.markAbsent(name);
  return true;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The reply to a call that was not answered. */
export function unanswered(about: Pick<Reply, 'name' | 'sent'>, error: unknown): Reply {
  const text = error instanceof Error ? error.message : '';
  return { ...about, status: 0, headers: new Headers(), text, body: undefined };
}

/** The whole reply to a call. */
export async function replyOf(
  about: Pick<Reply, 'name' | 'sent'>,
  request: Promise<Response>,
): Promise<Reply> {
  try {
    const response = await request;
    const text = await response.text();
    const { status, headers } = response;
    return { ...about, status, headers, text, body: readJson(text) };
  } catch (error) {
    return unanswered(about, error);
  }
}

/** The headers that the app sends with a call (R12). */
function headersOf(name: EndpointName, caller: Caller, sent: Sent, language: string) {
  const { audience } = calls[name];
  const needsVisit = audience === 'journey' || (audience === 'anyone' && !caller.bearer);
  return {
    'Accept-Language': sent.language ?? language,
    ...(sent.body === undefined && sent.text === undefined
      ? {}
      : { 'Content-Type': 'application/json' }),
    ...(caller.bearer ? { Authorization: `Bearer ${caller.bearer}` } : {}),
    ...(needsVisit && caller.visit ? { 'X-auth-token': caller.visit } : {}),
    ...sent.headers,
  };
}

/** The address of a call. */
export function addressOf(url: string, name: EndpointName, { params = {}, query = {} }: Sent) {
  const path = calls[name].path.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String(params[key] ?? '')),
  );
  const values = Object.entries(query).map(([key, value]) => [key, String(value)]);
  const search = new URLSearchParams(values).toString();
  return `${url}${path}${search && `?${search}`}`;
}

/** Makes calls as one caller, and compares every answer with its contract. */
export function createClient(connection: Connection, caller: Caller) {
  const { report, url, language } = connection;

  const request = (name: EndpointName, sent: Sent, signal = AbortSignal.timeout(TIMEOUT_MS)) => {
    report.touch(name);
    const body = sent.text ?? (sent.body === undefined ? undefined : JSON.stringify(sent.body));
    return fetch(addressOf(url, name, sent), {
      method: calls[name].method,
      headers: headersOf(name, caller, sent, language),
      redirect: 'manual',
      signal,
      ...(body === undefined ? {} : { body }),
    });
  };

  const describe = (name: EndpointName, sent: Sent) => {
    let text = describeSent(calls[name], sent, language);
    for (const secret of connection.secrets) text = text.replaceAll(secret, '...');
    return text;
  };

  const send = (name: EndpointName, sent: Sent = {}): Promise<Reply> =>
    replyOf({ name, sent: describe(name, sent) }, request(name, sent));

  const compareShape = (reply: Reply): v.SafeParseResult<v.GenericSchema> => {
    const { response } = calls[reply.name];
    const issues = shapeIssues(response, reply.body);
    const say = (severity: 'difference' | 'warning', so: string) => (issue: ShapeIssue) => {
      const where = issue.path === '' ? '' : ` at "${issue.path}"`;
      const expected = `${issue.expected}${where}`;
      const fault = `${issue.path.replaceAll(/\d+/g, '#')} ${issue.expected}`;
      report.check(false, reply, { expected, came: issue.came, severity, so, fault });
    };
    report.check(true, reply, { expected: '', came: '' });
    issues.refused.forEach(say('difference', 'The app refuses the answer, or leaves out the row.'));
    issues.ignored.forEach(say('warning', 'The app leaves it out, or converts it.'));
    if (response.type !== 'unknown' || 'pipe' in response) {
      formatIssues(reply.body).forEach(say('difference', 'The app cannot read the text there.'));
    }
    return v.safeParse(response, reply.body);
  };

  /** Compares an answer that has to be a success with the contract, and returns what the app gets of it. */
  const judge = <N extends EndpointName>(name: N, reply: Reply) => {
    if (isMissing(report, reply)) throw new Stop();
    const came = cameWith(reply);
    if (!report.check(isOk(reply), reply, { expected: 'status 200', came })) throw new Stop();
    report.markWorking(name);
    const parsed = compareShape(reply);
    if (!parsed.success) throw new Stop();
    // The schema of the call has read it.
    return { reply, value: parsed.output as ResponseOf<EndpointMap[N]> };
  };

  /**
   * Makes a call that has to succeed, compares its answer with the contract, and returns what the app gets of it. Throws
   * `Stop` without that. An assumed call that is not there is reported as such.
   */
  const good = async <N extends EndpointName>(
    name: N,
    sent: Sent<RequestOf<EndpointMap[N]>> = {},
  ): Promise<{ reply: Reply; value: ResponseOf<EndpointMap[N]> }> => {
    if (report.isAbsent(name)) throw new Stop();
    return judge(name, await send(name, sent));
  };

  return {
    caller,
    connection,
    report,
    request,
    describe,
    send,
    judge,
    good,
    as: (other: Partial<Caller>) => createClient(connection, { ...caller, ...other }),
  };
}
