import { http, type HttpHandler } from 'msw';
import * as v from 'valibot';
import { changeEssayElsewhere, fillBookmarks, fillTalk } from '@/mocks/hosts/simulated-changes';
import { setLastCaller } from './last-caller';
import { advanceClock, freezeClock, resetClock } from '@/mocks/data/clock';
import { resetDb } from '@/mocks/data/db';
import { essayWire } from '@/mocks/data/essays';
import { addFault, clearFaults, faultSchema, listFaults } from './faults';
import { isFault } from './known-fault';
import { setLatency } from './latency';
import { forgetRequests, recordedRequests } from './recorder';
import { endpointNames } from './routes';
import { showMoments } from '@/mocks/data/show-moments';
import { expireSessions } from '@/mocks/data/sessions';
import { setPace } from '@/mocks/engines/sophie/pace';
import type { StoredAccount } from '@/mocks/data/tables';

/** Resets everything: data, sessions, faults, clock, latency, recorded requests. */
export async function resetMock(): Promise<void> {
  await resetDb();
  clearFaults();
  resetClock();
  setLatency(0);
  setPace(0);
  showMoments(true);
  forgetRequests();
  setLastCaller(null);
}

const hasEmail = (email: string) => (account: StoredAccount) => account.email === email;
const noContent = () => new Response(null, { status: 204 });

function unprocessableResponse(message: string): Response {
  return Response.json({ message }, { status: 422 });
}

type Outcome = Response | void | Promise<Response | void>;

/** A control with a JSON body. `expected` describes a valid one in the error message for any other. */
function post<S extends v.GenericSchema>(
  name: string,
  schema: S,
  expected: string,
  apply: (body: v.InferOutput<S>) => Outcome,
): HttpHandler {
  return http.post(`*/__${name}`, async ({ request }) => {
    const parsed = v.safeParse(schema, await request.json().catch(() => undefined));
    if (!parsed.success) return unprocessableResponse(`Expected ${expected}.`);
    return (await apply(parsed.output)) ?? noContent();
  });
}

/** A control without a body. */
function act(method: 'post' | 'delete', name: string, apply: () => Outcome): HttpHandler {
  return http[method](`*/__${name}`, async () => (await apply()) ?? noContent());
}

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
const addedResponse = (added: number | null) =>
  added === null ? unprocessableResponse('There is no such account.') : Response.json({ added });

/** Controls for tests over HTTP; e2e/support/mock-control.ts says what each does. */
export const controlHandlers: HttpHandler[] = [
  http.get('*/__requests', async () => Response.json(await recordedRequests())),
  act('delete', 'requests', forgetRequests),
  http.get('*/__faults', () => Response.json(listFaults())),
  post(
    'faults',
    v.union([v.array(faultSchema), faultSchema]),
    'a fault, or several: see src/mocks/server/faults.ts',
    (body) => {
      const faults = [body].flat();
      const known = faults.filter(isFault);
      if (known.length < faults.length)
        return unprocessableResponse(`match is * or one of ${endpointNames.join(', ')}`);
      return known.forEach(addFault);
    },
  ),
  act('delete', 'faults', clearFaults),
  post(
    'clock',
    v.union([
      v.object({ advance_ms: v.number() }),
      v.object({ stop_at: v.pipe(v.string(), v.isoTimestamp()) }),
    ]),
    '{"advance_ms": number} or {"stop_at": date}',
    (body) => {
      if ('stop_at' in body) freezeClock(new Date(body.stop_at));
      else advanceClock(body.advance_ms);
    },
  ),
  post('latency', v.object({ ms: v.number() }), '{"ms": number}', ({ ms }) => setLatency(ms)),
  post('pace', v.object({ ms: v.number() }), '{"ms": number}', ({ ms }) => setPace(ms)),
  post('moments', v.object({ show: v.boolean() }), '{"show": boolean}', ({ show }) =>
    showMoments(show),
  ),
  act('post', 'expire', expireSessions),
  post(
    'essay-elsewhere',
    v.object({
      email: v.optional(v.string()),
      id: v.optional(v.string()),
      content: v.optional(v.string()),
    }),
    '{"email"?, "id"?, "content"?}, each a text',
    async ({ email, ...which }) => {
      const account = email === undefined ? undefined : hasEmail(email);
      const essay = await changeEssayElsewhere({ ...which, account });
      return essay
        ? Response.json(essayWire(essay))
        : unprocessableResponse('There is no such essay.');
    },
  ),
  post(
    'fill-bookmarks',
    v.object({ email: v.string(), count: countSchema, steps: v.optional(v.number()) }),
    '{"email": text, "count": whole number, "steps"?: number}',
    async ({ email, count, steps }) =>
      addedResponse(await fillBookmarks(hasEmail(email), count, steps)),
  ),
  post(
    'fill-talk',
    v.object({ email: v.string(), count: countSchema }),
    '{"email": text, "count": whole number}',
    async ({ email, count }) => addedResponse(await fillTalk(hasEmail(email), count)),
  ),
  act('post', 'reset', resetMock),
];
