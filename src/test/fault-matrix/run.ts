import { http, passthrough } from 'msw';
import { inLocale } from '@/i18n/locales';
import { addFault } from '@/mocks/server/faults';
import type { EndpointName } from '@/mocks/server/endpoint-map';
import { server } from '@/mocks/hosts/node';
import { forgetRequests } from '@/mocks/server/recorder';
import { routes } from '@/mocks/server/routes';
import type { MatrixFault } from './faults';
import { compare, gone, hold, sent, text, untouched, type Complaint } from './observe';
import type { Person } from './person';
import { outcomes, timedOut } from './rules';
import { passLimits, type Way } from './ways';

/** One cell: a way of making a call, and what befalls it. */
type Cell = { name: EndpointName; way: Way; fault: MatrixFault; person: Person };

/**
 * Arms the fault of a cell. A connection that is really dropped is dropped by a real server (`real-server.ts`): what
 * stands in for the network under XMLHttpRequest in a test cannot lose it in the middle of an answer.
 */
function arm({ name, fault }: Cell, times: number, said?: string | null): void {
  if (fault.kind !== 'answer') return;
  const { path, method } = routes[name].endpoint;
  if (fault.armed.kind !== 'dropped') {
    // Two that fail together say the same, whichever is the first.
    const body = said ? { body: { message: said } } : {};
    addFault({ ...fault.armed, ...body, match: name, times });
    return;
  }
  let left = times;
  server.use(
    http.all(`*${path.replace(/\{(\w+)\}/g, ':$1')}`, ({ request }) => {
      if (request.method !== method || left === 0) return;
      left -= 1;
      return passthrough();
    }),
  );
}

async function answers(cell: Cell, complain: Complaint): Promise<void> {
  const { name, way, fault, person } = cell;
  if (fault.kind !== 'answer') return;
  const { endpoint } = routes[name];
  const { locale, times } = fault;
  const from = person.see().path;
  const expectations = outcomes(endpoint, way, fault);
  const [{ told: first, over: ends } = {}] = expectations;
  arm(cell, times, ends ? first : null);
  const toasts: string[] = [];
  let before = 0;
  for (const { requests, told, over } of expectations) {
    const asking = way.ask(person.asked(locale));
    if (over && times === 2 && way.alone === '') {
      // Two fail together: whatever the second comes to, it is one logout.
      void asking.turn();
    }
    if (!over) {
      const ended = await asking.ended;
      if (way.told !== 'nobody') {
        const is = text(ended, locale);
        if (is !== (told ?? 'ok')) complain('the call', is, told ?? 'ok');
      }
    }
    await person.rest();
    asking.leave();
    const total = await sent(endpoint);
    const together = over && times === 2 && way.alone === '' ? [1, 2] : [requests];
    if (!together.includes(total - before)) complain('requests', total - before, together);
    before = total;
    if (over) toasts.push(told ?? '');
    else if (told !== null && way.told === 'toast') toasts.push(told);
    const expected = over ? gone(locale, toasts, from) : untouched(way, from, toasts);
    compare(complain, person.see(), expected);
  }
}

/** A logout ends the session whatever the server says of it, and says nothing (R17). */
async function logsOut(cell: Cell, complain: Complaint): Promise<void> {
  const { name, fault, person } = cell;
  if (fault.kind !== 'answer') return;
  const { locale } = fault;
  const from = person.see().path;
  arm(cell, 1);
  person.app.session.logout();
  await person.rest();
  const total = await sent(routes[name].endpoint);
  if (total !== 1) complain('requests', total, 1);
  compare(complain, person.see(), gone(locale, [], from));
}

async function hangs({ name, way, fault, person }: Cell, complain: Complaint): Promise<void> {
  const { endpoint } = routes[name];
  const { locale } = fault;
  const from = person.see().path;
  const { arrived, letGo } = hold(endpoint, true);
  const asking = way.ask(person.asked(locale));
  await arrived;
  asking.giveUp();
  const expected = way.limited ? timedOut(locale) : 'cancelled';
  const is = text(await asking.ended, locale);
  if (is !== expected) complain('the call', is, expected);
  asking.leave();
  const toasts = way.limited && way.told === 'toast' ? [expected] : [];
  compare(complain, person.see(), untouched(way, from, toasts));
  // What else waited for this answer has waited long enough by now.
  passLimits();
  await person.turns();
  person.forgetHung();
  const again = way.ask(person.asked(locale));
  const then = text(await again.ended, locale);
  if (then !== 'ok') complain('the call after it', then, 'ok');
  letGo();
  await person.rest();
  again.leave();
  const total = await sent(endpoint);
  if (total !== 2) complain('requests', total, 2);
  compare(complain, person.see(), untouched(way, from, toasts));
}

async function isSlow({ name, way, fault, person }: Cell, complain: Complaint): Promise<void> {
  if (fault.kind !== 'slow') return;
  const { endpoint } = routes[name];
  const { locale } = fault;
  const from = person.see().path;
  const { arrived, letGo } = hold(endpoint);
  const asking = way.ask(person.asked(locale));
  await arrived;
  let expected = untouched(way, person.leavingFor(locale));
  if (fault.meanwhile === 'leave') {
    asking.leave();
    await person.app.router.navigate(expected.path);
  } else if (fault.meanwhile === 'switch language') {
    expected = untouched(way, inLocale(from, 'vi'));
    await person.app.router.navigate(expected.path);
  } else {
    expected = gone(locale, [], from);
    person.app.session.logout();
    await person.app.router.navigate(expected.path, { replace: true });
  }
  letGo();
  await person.rest();
  if (
    fault.meanwhile === 'switch language' ||
    (fault.meanwhile === 'leave' && way.kind !== 'read')
  ) {
    const is = text(await asking.ended, locale);
    if (is !== 'ok') complain('the call', is, 'ok');
  }
  asking.leave();
  const total = await sent(endpoint);
  if (total !== 1) complain('requests', total, 1);
  compare(complain, person.see(), expected);
}

async function crosses({ name, way, fault, person }: Cell, complain: Complaint): Promise<void> {
  const { endpoint } = routes[name];
  const { locale } = fault;
  const from = person.see().path;
  await way.kept?.(person.asked(locale), false);
  if (way.kind === 'read') {
    // What is there already is read again: that gives up the reading before it.
    const before = way.ask(person.asked(locale));
    await before.ended;
    before.leave();
    forgetRequests();
  }
  const { arrived, letGo } = hold(endpoint, true);
  const first = way.ask(person.asked(locale));
  await arrived;
  const second = first.turn();
  if (way.inTurn) {
    // The second waits for its turn, so that it is the last to arrive.
    await Promise.resolve();
    const meanwhile = await sent(endpoint);
    if (meanwhile !== 1) complain('requests while the first is under way', meanwhile, 1);
    letGo();
  }
  const is = text(await second, locale);
  if (is !== 'ok') complain('the second call', is, 'ok');
  const shown = JSON.stringify(first.shown());
  letGo();
  await person.rest();
  const then = JSON.stringify(first.shown());
  if (then !== shown) complain('shown', then, shown);
  const cached = JSON.stringify(await way.kept?.(person.asked(locale), false));
  const fresh = JSON.stringify(await way.kept?.(person.asked(locale), true));
  if (cached !== fresh) complain('kept', cached, fresh);
  first.leave();
  const total = await sent(endpoint);
  const requests = way.rebased ? 3 : 2;
  if (total !== requests) complain('requests', total, requests);
  compare(complain, person.see(), untouched(way, from));
}

/** How long a cell may take where nothing waits for a clock, in milliseconds. */
const CELL_MS = 20_000;

function tooLong(complain: Complaint): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      complain('the cell', 'under way for ever', 'over');
      resolve();
    }, CELL_MS);
    timer.unref();
  });
}

async function runKind(cell: Cell, complain: Complaint): Promise<void> {
  const { fault, way } = cell;
  await cell.person.back(fault.locale);
  if (way.told === 'nobody') await logsOut(cell, complain);
  else if (fault.kind === 'answer') await answers(cell, complain);
  else if (fault.kind === 'hang') await hangs(cell, complain);
  else if (fault.kind === 'slow') await isSlow(cell, complain);
  else await crosses(cell, complain);
}

/** Runs one cell; gives back what is not as the rules say, in words. */
export async function runCell(cell: Cell): Promise<string[]> {
  const { fault } = cell;
  const complaints: string[] = [];
  const complain: Complaint = (what, found, expected) => {
    const [is, should] = [found, expected].map((value) => JSON.stringify(value));
    complaints.push(`${fault.name}: ${what} is ${is}, should be ${should}`);
  };
  const broken = (error: unknown) => complain('the cell', String(error), 'over');
  await Promise.race([runKind(cell, complain).catch(broken), tooLong(complain)]);
  return complaints;
}
