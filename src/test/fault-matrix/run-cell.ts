import { http, passthrough } from 'msw';
import type { Endpoint } from '@/api/http/endpoint';
import { inLocale } from '@/i18n/locales';
import { addFault } from '@/mocks/server/faults';
import type { EndpointName } from '@/mocks/server/endpoint-map';
import { server } from '@/mocks/hosts/node';
import { forgetRequests } from '@/mocks/server/recorder';
import { routes } from '@/mocks/server/routes';
import { mswPath } from '@/mocks/server/serve';
import type { MatrixFault } from './faults';
import { compare, signedOut, hold, sent, text, unchanged, type ReportMismatch } from './observe';
import type { TestUser } from './test-user';
import { outcomes, timedOut } from './rules';
import { stopSoon, type CallVariant } from './variants';

/** One cell: a variant of a call, and a fault. */
type Cell = { name: EndpointName; variant: CallVariant; fault: MatrixFault; testUser: TestUser };
/** A cell that runs: its endpoint, the page of the user, and where mismatches are reported. */
type RunningCell = Cell & { endpoint: Endpoint; from: string; mismatch: ReportMismatch };

/**
 * Arms the fault of a cell. A dropped connection needs a real server (`real-server.ts`): the mocked network cannot
 * break an XMLHttpRequest in the middle of a response.
 */
function arm({ name, fault }: Cell, times: number, message?: string | null): void {
  if (fault.kind !== 'answer') return;
  const { endpoint } = routes[name];
  if (fault.armed.kind !== 'dropped') {
    // Both calls have the same message, whichever fails first.
    const body = message ? { body: { message } } : {};
    addFault({ ...fault.armed, ...body, match: name, times });
    return;
  }
  let left = times;
  server.use(
    http.all(mswPath(endpoint), ({ request }) => {
      if (request.method !== endpoint.method || left === 0) return;
      left -= 1;
      return passthrough();
    }),
  );
}

async function answered(cell: RunningCell): Promise<void> {
  const { endpoint, variant, fault, testUser, from, mismatch } = cell;
  if (fault.kind !== 'answer') return;
  const { locale, times } = fault;
  const expectations = outcomes(endpoint, variant, fault);
  const [{ message: first, endsSession: ends } = {}] = expectations;
  arm(cell, times, ends ? first : null);
  const toasts: string[] = [];
  let before = 0;
  for (const { requests, message, endsSession } of expectations) {
    const pending = variant.start(testUser.context(locale));
    if (endsSession && times === 2 && variant.neverConcurrent === '') {
      // Two calls fail together: there is one logout, whatever the second returns.
      void pending.startOther();
    }
    if (!endsSession) {
      const ended = await pending.result;
      if (variant.reportedIn !== 'none') {
        const is = text(ended, locale);
        if (is !== (message ?? 'ok')) mismatch('the call', is, message ?? 'ok');
      }
    }
    await testUser.waitUntilIdle();
    pending.unmount();
    const total = await sent(endpoint);
    const together =
      endsSession && times === 2 && variant.neverConcurrent === '' ? [1, 2] : [requests];
    if (!together.includes(total - before)) mismatch('requests', total - before, together);
    before = total;
    if (endsSession) toasts.push(message ?? '');
    else if (message !== null && variant.reportedIn === 'toast') toasts.push(message);
    const expected = endsSession
      ? signedOut(locale, toasts, from, variant.as === 'visitor')
      : unchanged(variant, from, toasts);
    compare(mismatch, testUser.snapshot(), expected);
  }
}

/** A logout ends the session without a message, whatever the server returns (R17). */
async function refusedLogout(cell: RunningCell): Promise<void> {
  const { endpoint, fault, testUser, from, mismatch } = cell;
  arm(cell, 1);
  void testUser.app.session.logout();
  await testUser.waitUntilIdle();
  const total = await sent(endpoint);
  if (total !== 1) mismatch('requests', total, 1);
  compare(mismatch, testUser.snapshot(), signedOut(fault.locale, [], from));
}

async function neverAnswered(cell: RunningCell): Promise<void> {
  const { endpoint, variant, fault, testUser, from, mismatch } = cell;
  const { locale } = fault;
  const { arrived, release } = hold(endpoint, true);
  const pending = variant.start(testUser.context(locale));
  await arrived;
  pending.cancel();
  const expected = variant.isWatched ? timedOut(locale) : 'cancelled';
  const is = text(await pending.result, locale);
  if (is !== expected) mismatch('the call', is, expected);
  pending.unmount();
  const toasts = variant.isWatched && variant.reportedIn === 'toast' ? [expected] : [];
  compare(mismatch, testUser.snapshot(), unchanged(variant, from, toasts));
  // Other requests that wait for this response are stopped, too.
  await stopSoon();
  await testUser.flush();
  testUser.forgetPending();
  const again = variant.start(testUser.context(locale));
  const then = text(await again.result, locale);
  if (then !== 'ok') mismatch('the next call', then, 'ok');
  release();
  await testUser.waitUntilIdle();
  again.unmount();
  const total = await sent(endpoint);
  if (total !== 2) mismatch('requests', total, 2);
  compare(mismatch, testUser.snapshot(), unchanged(variant, from, toasts));
}

async function answeredLate(cell: RunningCell): Promise<void> {
  const { endpoint, variant, fault, testUser, from, mismatch } = cell;
  if (fault.kind !== 'slow') return;
  const { locale } = fault;
  const { arrived, release } = hold(endpoint);
  const pending = variant.start(testUser.context(locale));
  await arrived;
  let expected = unchanged(variant, testUser.otherPage(locale));
  if (fault.meanwhile === 'leave') {
    pending.unmount();
    await testUser.app.router.navigate(expected.path);
  } else if (fault.meanwhile === 'switch language') {
    expected = unchanged(variant, inLocale(from, 'vi'));
    await testUser.app.router.navigate(expected.path);
  } else {
    expected = signedOut(locale, [], from);
    void testUser.app.session.logout();
    await testUser.app.router.navigate(expected.path, { replace: true });
  }
  release();
  await testUser.waitUntilIdle();
  if (
    fault.meanwhile === 'switch language' ||
    (fault.meanwhile === 'leave' && variant.kind !== 'read')
  ) {
    const is = text(await pending.result, locale);
    if (is !== 'ok') mismatch('the call', is, 'ok');
  }
  pending.unmount();
  const total = await sent(endpoint);
  if (total !== 1) mismatch('requests', total, 1);
  compare(mismatch, testUser.snapshot(), expected);
}

async function answeredOutOfOrder(cell: RunningCell): Promise<void> {
  const { endpoint, variant, fault, testUser, from, mismatch } = cell;
  const { locale } = fault;
  await variant.cached?.(testUser.context(locale), false);
  if (variant.kind === 'read') {
    // Refetches cached data, which cancels the previous read.
    const before = variant.start(testUser.context(locale));
    await before.result;
    before.unmount();
    forgetRequests();
  }
  const { arrived, release } = hold(endpoint, true);
  const first = variant.start(testUser.context(locale));
  await arrived;
  const second = first.startOther();
  if (variant.queued) {
    // The second is queued, so it is the last to arrive.
    await Promise.resolve();
    const meanwhile = await sent(endpoint);
    if (meanwhile !== 1) mismatch('requests during the first call', meanwhile, 1);
    release();
  }
  const is = text(await second, locale);
  if (is !== 'ok') mismatch('the second call', is, 'ok');
  const shown = JSON.stringify(first.currentData());
  release();
  await testUser.waitUntilIdle();
  const then = JSON.stringify(first.currentData());
  if (then !== shown) mismatch('shown', then, shown);
  const cached = JSON.stringify(await variant.cached?.(testUser.context(locale), false));
  const fresh = JSON.stringify(await variant.cached?.(testUser.context(locale), true));
  if (cached !== fresh) mismatch('cached', cached, fresh);
  first.unmount();
  const total = await sent(endpoint);
  const requests = variant.retriedOnConflict ? 3 : 2;
  if (total !== requests) mismatch('requests', total, requests);
  compare(mismatch, testUser.snapshot(), unchanged(variant, from));
}

/** The time limit of a cell in which nothing waits for a clock, in milliseconds. */
const CELL_MS = 20_000;

function timeOut(mismatch: ReportMismatch): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      mismatch('the cell', 'never ended', 'ended');
      resolve();
    }, CELL_MS);
    timer.unref();
  });
}

async function runKind(cell: Cell, mismatch: ReportMismatch): Promise<void> {
  const { name, fault, variant, testUser } = cell;
  await testUser.reset(fault.locale);
  const { endpoint } = routes[name];
  const running = { ...cell, endpoint, from: testUser.snapshot().path, mismatch };
  if (variant.reportedIn === 'none') await refusedLogout(running);
  else if (fault.kind === 'answer') await answered(running);
  else if (fault.kind === 'hang') await neverAnswered(running);
  else if (fault.kind === 'slow') await answeredLate(running);
  else await answeredOutOfOrder(running);
}

/** Runs one cell; returns a description of each mismatch. */
export async function runCell(cell: Cell): Promise<string[]> {
  const { fault } = cell;
  const mismatches: string[] = [];
  const mismatch: ReportMismatch = (what, found, expected) => {
    const [is, should] = [found, expected].map((value) => JSON.stringify(value));
    mismatches.push(`${fault.name}: ${what} is ${is}, should be ${should}`);
  };
  const broken = (error: unknown) => mismatch('the cell', String(error), 'ended');
  await Promise.race([runKind(cell, mismatch).catch(broken), timeOut(mismatch)]);
  return mismatches;
}
