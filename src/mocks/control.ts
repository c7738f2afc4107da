import { http, type HttpHandler } from 'msw';
import * as v from 'valibot';
import { advanceClock, resetClock } from './clock';
import { resetDb } from './db';
import { addFault, clearFaults, faultSchema, listFaults } from './faults';
import { isFault } from './known-fault';
import { setLatency } from './latency';
import { forgetRequests, recordedRequests } from './recorder';
import { endpointNames } from './routes';
import { expireSessions } from './sessions';

/** Everything as it was at the start: data, sessions, faults, clock, latency, recorded requests. */
export async function resetMock(): Promise<void> {
  await resetDb();
  clearFaults();
  resetClock();
  setLatency(0);
  forgetRequests();
}

const faultsSchema = v.union([v.array(faultSchema), faultSchema]);
const none = () => new Response(null, { status: 204 });

function wrong(message: string): Response {
  return Response.json({ message }, { status: 422 });
}

async function bodyAs<S extends v.GenericSchema>(request: Request, schema: S) {
  const body: unknown = await request.json().catch(() => undefined);
  return v.safeParse(schema, body);
}

/**
 * What a test that only speaks HTTP needs: the recorded requests, faults (one or a list), time, latency,
 * the end of all sessions, and everything back to the start.
 */
export const controlHandlers: HttpHandler[] = [
  http.get('*/__requests', async () => Response.json(await recordedRequests())),
  http.delete('*/__requests', () => {
    forgetRequests();
    return none();
  }),
  http.get('*/__faults', () => Response.json(listFaults())),
  http.post('*/__faults', async ({ request }) => {
    const parsed = await bodyAs(request, faultsSchema);
    if (!parsed.success) return wrong('Not a fault: see src/mocks/faults.ts.');
    const faults = [parsed.output].flat();
    const known = faults.filter(isFault);
    if (known.length < faults.length)
      return wrong(`match is * or one of ${endpointNames.join(', ')}`);
    known.forEach(addFault);
    return none();
  }),
  http.delete('*/__faults', () => {
    clearFaults();
    return none();
  }),
  http.post('*/__clock', async ({ request }) => {
    const parsed = await bodyAs(request, v.object({ advance_ms: v.number() }));
    if (!parsed.success) return wrong('Expected {"advance_ms": number}.');
    advanceClock(parsed.output.advance_ms);
    return none();
  }),
  http.post('*/__latency', async ({ request }) => {
    const parsed = await bodyAs(request, v.object({ ms: v.number() }));
    if (!parsed.success) return wrong('Expected {"ms": number}.');
    setLatency(parsed.output.ms);
    return none();
  }),
  http.post('*/__expire', async () => {
    await expireSessions();
    return none();
  }),
  http.post('*/__reset', async () => {
    await resetMock();
    return none();
  }),
];
