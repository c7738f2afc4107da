import type { EndpointName } from '@/mocks/server/endpoint-map';
import type { Run } from '../../check';
import { callNames, calls, idsOfNothing, isInLevel } from '../../calls';
import { addressOf, replyOf, type Client, type Reply } from '../../client';
import { checkOk } from '../../compare';

/** Seconds that a browser should remember a preflight; without the header it asks again after five. */
const MAX_AGE = 600;
const TIMEOUT_MS = 30_000;
const BLOCKED = 'The browser blocks the call, and the app shows a network error.';

/** The headers that the app adds to a call, in lower case; a browser asks for these. */
function addedHeaders(name: EndpointName): string[] {
  const { audience, request } = calls[name];
  return [
    'authorization',
    'accept-language',
    ...(audience === 'plain' ? [] : ['x-auth-token']),
    ...(request.type === 'undefined' ? [] : ['content-type']),
  ];
}

function listed(headers: Headers, name: string): string[] {
  return (headers.get(name) ?? '').split(',').map((one) => one.trim().toLowerCase());
}

function preflight(client: Client, name: EndpointName, origin: string): Promise<Reply> {
  const { method } = calls[name];
  const sent = `as a preflight (OPTIONS) from ${origin}`;
  const address = addressOf(client.connection.url, name, { params: idsOfNothing(name) });
  client.report.touch(name);
  const response = fetch(address, {
    method: 'OPTIONS',
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': addedHeaders(name).toSorted().join(','),
    },
  });
  return replyOf({ name, sent }, response);
}

/** The origin itself, or `*`: the app sends no cookies, so it needs no credentials. */
function checkOrigin({ report }: Client, reply: Reply, origin: string): void {
  const allowed = reply.headers.get('Access-Control-Allow-Origin');
  report.check(allowed === origin || allowed === '*', reply, {
    expected: `Access-Control-Allow-Origin ${origin} or *`,
    came: allowed === null ? 'no such header' : `"${allowed}"`,
    so: BLOCKED,
  });
  const varies = listed(reply.headers, 'Vary');
  const isFixed = allowed !== origin || varies.includes('origin') || varies.includes('*');
  report.check(isFixed, reply, {
    expected: 'Vary: Origin, because the allowed origin is that of the request',
    came: reply.headers.get('Vary') === null ? 'no Vary' : `Vary: ${reply.headers.get('Vary')}`,
    so: 'A cache may give the answer for one site to another.',
    severity: 'warning',
  });
}

function checkPreflight(client: Client, reply: Reply, origin: string): void {
  const { report } = client;
  const { method } = calls[reply.name];
  if (!checkOk(report, reply, { expected: 'status 200 or 204', so: BLOCKED })) return;
  checkOrigin(client, reply, origin);
  const methods = listed(reply.headers, 'Access-Control-Allow-Methods');
  const isSimple = method === 'GET' || method === 'POST';
  const isAllowed = isSimple || methods.includes('*') || methods.includes(method.toLowerCase());
  report.check(isAllowed, reply, {
    expected: `${method} in Access-Control-Allow-Methods`,
    came: methods.join(', ') || 'no such header',
    so: BLOCKED,
  });
  const headers = listed(reply.headers, 'Access-Control-Allow-Headers');
  // The wildcard does not include Authorization.
  const missing = addedHeaders(reply.name).filter(
    (one) => !headers.includes(one) && (one === 'authorization' || !headers.includes('*')),
  );
  report.check(missing.length === 0, reply, {
    expected: `${missing.join(', ')} in Access-Control-Allow-Headers`,
    came: headers.join(', ') || 'no such header',
    so: BLOCKED,
  });
  const age = Number(reply.headers.get('Access-Control-Max-Age') ?? Number.NaN);
  report.check(age >= MAX_AGE, reply, {
    expected: `Access-Control-Max-Age of at least ${MAX_AGE} seconds`,
    came: Number.isNaN(age) ? 'no such header' : String(age),
    so: 'The browser asks for permission before nearly every call, which doubles the waiting time.',
    severity: 'warning',
  });
}

/** What a browser asks before a page of another origin may call the API. */
export async function checkCors({ nobody, visitor, options, report }: Run): Promise<void> {
  const { origin, level } = options;
  if (origin === null) return;
  for (const name of callNames) {
    if (!isInLevel(name, level) || report.isAbsent(name)) continue;
    checkPreflight(nobody, await preflight(nobody, name, origin), origin);
  }
  // Errors need the header too: without it, the app sees a network error in place of a 401.
  const headers = { Origin: origin };
  const answers = [
    await visitor.send('getClassGrades', { headers, as: `from ${origin}` }),
    await nobody.send('getUser', { headers, as: `without a token from ${origin}` }),
    await visitor.send('postCountries', {
      headers,
      body: { ielts: 99 },
      as: `with an impossible IELTS score from ${origin}`,
    }),
  ];
  for (const reply of answers) checkOrigin(nobody, reply, origin);
}
