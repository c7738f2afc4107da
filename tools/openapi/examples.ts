import { getResponse } from 'msw';
import { freezeClock } from '@/mocks/data/clock';
import { openSession } from '@/mocks/data/sessions';
import { resetMock } from '@/mocks/server/control';
import { requestHandlers } from '@/mocks/server/request-handlers';
import type { EndpointName } from '@/mocks/server/endpoint-map';
import { endpointNames, routes } from '@/mocks/server/routes';
import { eventsIn } from './events';
import { refusals, samples, type Sample } from './samples';

export const LANGUAGES = ['en-US', 'vi-VN'] as const;
/** By the name of a call or the status of a refusal, the mock's answer in each language; a stream as its events. */
export type Answers = Record<string, Record<string, unknown>>;

/** The day of the examples. */
const NOW = new Date('2026-11-22T05:00:00Z');
const ORIGIN = 'http://api.test';
const LINH = 1;
/** Most entries of a list, and characters of a text, in an example. */
const MAX_ENTRIES = 2;
const MAX_CHARACTERS = 300;

/** An answer that fits a page: shorter lists and texts, and no token of a session. */
export function shortened(value: unknown, key = ''): unknown {
  if (key === 'token') return 'a-token';
  if (typeof value === 'string') {
    const characters = [...value];
    if (characters.length <= MAX_CHARACTERS) return value;
    return `${characters.slice(0, MAX_CHARACTERS).join('')}…`;
  }
  if (Array.isArray(value)) return value.slice(0, MAX_ENTRIES).map((entry) => shortened(entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, shortened(inner, name)]),
  );
}

type Caller = { language: string; bearer: string | null; visit: string };

async function send(name: EndpointName, sample: Sample, caller: Caller): Promise<Response> {
  const { endpoint } = routes[name];
  const { params = {}, query = {}, body } = sample;
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '');
  const headers = new Headers({
    'Accept-Language': caller.language,
    'Content-Type': 'application/json',
    'X-auth-token': caller.visit,
  });
  if (caller.bearer !== null) headers.set('Authorization', `Bearer ${caller.bearer}`);
  const url = `${ORIGIN}${path}?${new URLSearchParams(query)}`;
  const init = { method: endpoint.method, headers, body: JSON.stringify(body) ?? null };
  const response = await getResponse(requestHandlers, new Request(url, init));
  if (!response) throw new Error(`No handler for ${name}`);
  return response;
}

/** What the mock answers to a sample, with fresh data and a stopped clock. */
async function answerTo(
  name: EndpointName,
  sample: Sample & { bearer?: string },
  { language, status }: { language: string; status: number },
): Promise<unknown> {
  await resetMock();
  freezeClock(NOW);
  const isStudents = routes[name].access === 'student';
  const bearer = sample.bearer ?? (isStudents ? await openSession('bearer', LINH) : null);
  const caller = { language, bearer, visit: await openSession('public', null) };
  if (sample.after) await (await send(sample.after, samples[sample.after] ?? {}, caller)).text();
  const response = await send(name, sample, caller);
  const text = await response.text();
  if (response.status !== status) throw new Error(`${name}: ${response.status} ${text}`);
  if (routes[name].endpoint.stream) return eventsIn(text);
  const body: unknown = JSON.parse(text);
  return body;
}

async function inEachLanguage(answer: (language: string) => Promise<unknown>) {
  const answers: Record<string, unknown> = {};
  for (const language of LANGUAGES) answers[language] = await answer(language);
  return answers;
}

/** The mock's answers to the samples by the names of the calls, and its refusals by their statuses. */
export async function answersOfMock(): Promise<Answers> {
  const answers: Answers = {};
  for (const name of endpointNames) {
    const sample = samples[name] ?? {};
    answers[name] = await inEachLanguage((language) =>
      answerTo(name, sample, { language, status: 200 }),
    );
  }
  for (const [status, { name, ...sample }] of Object.entries(refusals)) {
    answers[status] = await inEachLanguage((language) =>
      answerTo(name, sample, { language, status: Number(status) }),
    );
  }
  await resetMock();
  return answers;
}
