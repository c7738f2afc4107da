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

const faultsSchema = v.union([v.array(faultSchema), faultSchema]);
const clockSchema = v.union([
  v.object({ advance_ms: v.number() }),
  v.object({ stop_at: v.pipe(v.string(), v.isoTimestamp()) }),
]);
const elsewhereSchema = v.object({
  email: v.optional(v.string()),
  id: v.optional(v.string()),
  content: v.optional(v.string()),
});
const fillSchema = v.object({
  email: v.string(),
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
const fillPlanSchema = v.object({ ...fillSchema.entries, steps: v.optional(v.number()) });
const hasEmail = (email: string) => (account: StoredAccount) => account.email === email;
const noContent = () => new Response(null, { status: 204 });

function unprocessableResponse(message: string): Response {
  return Response.json({ message }, { status: 422 });
}

async function bodyAs<S extends v.GenericSchema>(request: Request, schema: S) {
  const body: unknown = await request.json().catch(() => undefined);
  return v.safeParse(schema, body);
}

/**
 * Controls for tests over HTTP: recorded requests, faults (one or a list), clock, latency, the end of all
 * sessions, an essay changed on another device (of the account of `email` or of anyone; the newest, or the one
 * with `id`), a list with many programs, a long conversation with Sophie, her pace, whether moments are shown (R43), and a reset.
 */
export const controlHandlers: HttpHandler[] = [
  http.get('*/__requests', async () => Response.json(await recordedRequests())),
  http.delete('*/__requests', () => {
    forgetRequests();
    return noContent();
  }),
  http.get('*/__faults', () => Response.json(listFaults())),
  http.post('*/__faults', async ({ request }) => {
    const parsed = await bodyAs(request, faultsSchema);
    if (!parsed.success)
      return unprocessableResponse('Not a fault: see src/mocks/server/faults.ts.');
    const faults = [parsed.output].flat();
    const known = faults.filter(isFault);
    if (known.length < faults.length)
      return unprocessableResponse(`match is * or one of ${endpointNames.join(', ')}`);
    known.forEach(addFault);
    return noContent();
  }),
  http.delete('*/__faults', () => {
    clearFaults();
    return noContent();
  }),
  http.post('*/__clock', async ({ request }) => {
    const parsed = await bodyAs(request, clockSchema);
    if (!parsed.success)
      return unprocessableResponse('Expected {"advance_ms": number} or {"stop_at": date}.');
    if ('stop_at' in parsed.output) freezeClock(new Date(parsed.output.stop_at));
    else advanceClock(parsed.output.advance_ms);
    return noContent();
  }),
  http.post('*/__latency', async ({ request }) => {
    const parsed = await bodyAs(request, v.object({ ms: v.number() }));
    if (!parsed.success) return unprocessableResponse('Expected {"ms": number}.');
    setLatency(parsed.output.ms);
    return noContent();
  }),
  http.post('*/__pace', async ({ request }) => {
    const parsed = await bodyAs(request, v.object({ ms: v.number() }));
    if (!parsed.success) return unprocessableResponse('Expected {"ms": number}.');
    setPace(parsed.output.ms);
    return noContent();
  }),
  http.post('*/__moments', async ({ request }) => {
    const parsed = await bodyAs(request, v.object({ show: v.boolean() }));
    if (!parsed.success) return unprocessableResponse('Expected {"show": boolean}.');
    showMoments(parsed.output.show);
    return noContent();
  }),
  http.post('*/__expire', async () => {
    await expireSessions();
    return noContent();
  }),
  http.post('*/__essay-elsewhere', async ({ request }) => {
    const parsed = await bodyAs(request, elsewhereSchema);
    if (!parsed.success)
      return unprocessableResponse('Expected {"email"?, "id"?, "content"?}, each a text.');
    const { email, ...which } = parsed.output;
    const account = email === undefined ? undefined : hasEmail(email);
    const essay = await changeEssayElsewhere({ ...which, account });
    return essay
      ? Response.json(essayWire(essay))
      : unprocessableResponse('There is no such essay.');
  }),
  http.post('*/__fill-bookmarks', async ({ request }) => {
    const parsed = await bodyAs(request, fillPlanSchema);
    if (!parsed.success) {
      return unprocessableResponse(
        'Expected {"email": text, "count": whole number, "steps"?: number}.',
      );
    }
    const { email, count, steps } = parsed.output;
    const added = await fillBookmarks(hasEmail(email), count, steps);
    return added === null
      ? unprocessableResponse('There is no such account.')
      : Response.json({ added });
  }),
  http.post('*/__fill-talk', async ({ request }) => {
    const parsed = await bodyAs(request, fillSchema);
    if (!parsed.success)
      return unprocessableResponse('Expected {"email": text, "count": whole number}.');
    const added = await fillTalk(hasEmail(parsed.output.email), parsed.output.count);
    return added === null
      ? unprocessableResponse('There is no such account.')
      : Response.json({ added });
  }),
  http.post('*/__reset', async () => {
    await resetMock();
    return noContent();
  }),
];
