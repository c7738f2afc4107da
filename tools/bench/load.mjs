// One page load on a slow phone: what came over the network, and when it could be seen and used.
import { freshContext } from './kit.mjs';
import { slowDown } from './slow-phone.mjs';

/**
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('@playwright/test').CDPSession} Session
 * @typedef {import('@playwright/test').Page} Page
 *
 * @typedef {'html' | 'js' | 'css' | 'font' | 'messages' | 'api' | 'other'} Kind
 *
 * @typedef {object} Visit
 * @property {string} url
 * @property {string} ready selector of what makes the page interactive
 * @property {{ name: string, value: string, url: string, sameSite: 'Lax' }} [cookie]
 * @property {Record<string, string>} [kept] what the device's storage has from before
 * @property {Set<string>} [others] addresses of files that are for other pages
 *
 * @typedef {object} Request
 * @property {string} url
 * @property {Kind} kind
 * @property {number} start milliseconds since the navigation
 * @property {number} end
 * @property {number} bytes as they came over the network, with the headers
 * @property {string} priority
 *
 * @typedef {object} Seen
 * @property {number} fcp
 * @property {number} lcp
 * @property {number} cls
 * @property {number} answerable a press on the main content is kept and applied
 * @property {number} interactive React handles it at once
 * @property {string} lcpNode
 * @property {{ start: number, value: number, nodes: string[] }[]} shifts
 * @property {{ start: number, duration: number }[]} tasks
 */

/** A page is at rest after this many milliseconds without requests or tasks. */
const REST_MS = 2500;
/** Longest wait for a page, in milliseconds. */
const TIMEOUT_MS = 60_000;

/**
 * Records paints, shifts and long tasks, and when the page becomes answerable (the element is painted; the boot script
 * keeps each press, which `pressAt` tests) and interactive (React handles its events). Runs in the page.
 * @param {string} ready
 */
export function watch(ready) {
  const seen = {
    fcp: 0,
    lcp: 0,
    cls: 0,
    answerable: 0,
    interactive: 0,
    lcpNode: '',
    shifts: [],
    tasks: [],
  };
  Reflect.set(globalThis, 'bench', seen);
  /** @param {string} type @param {(entry: any) => void} note */
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime, element }) => {
    seen.lcp = startTime;
    seen.lcpNode = element ? `${element.localName}: ${element.textContent.slice(0, 60)}` : '';
  });
  observe('layout-shift', ({ value, hadRecentInput, startTime: start, sources }) => {
    if (hadRecentInput) return;
    seen.cls += value;
    const nodes = sources.map((/** @type {any} */ { node, previousRect: a, currentRect: b }) => {
      const name = `${node?.nodeName} "${node?.textContent?.slice(0, 30)}"`;
      return `${name} from ${a.x}, ${a.y} to ${b.x}, ${b.y}`;
    });
    Reflect.apply(Array.prototype.push, seen.shifts, [{ start, value, nodes }]);
  });
  observe('longtask', ({ startTime: start, duration }) => {
    Reflect.apply(Array.prototype.push, seen.tasks, [{ start, duration }]);
  });
  const look = () => {
    const node = document.querySelector(ready);
    const isHandled = Object.keys(node ?? {}).some((key) => key.startsWith('__reactProps$'));
    // Not from the observer, whose report waits behind other tasks.
    const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
    // Computes styles, which would cost the page a tenth of a second if each look did it.
    const isVisible =
      (isHandled || (isPainted && !seen.answerable)) &&
      node?.checkVisibility({ visibilityProperty: true });
    if (isVisible && isPainted) seen.answerable ||= performance.now();
    if (isVisible && isHandled) {
      requestAnimationFrame(() => setTimeout(() => (seen.interactive = performance.now())));
    } else setTimeout(look, 16);
  };
  look();
}

/**
 * @param {string} url
 * @param {string} type of the browser's
 * @returns {Kind}
 */
function kindOf(url, type) {
  const { pathname } = new URL(url);
  if (pathname.startsWith('/api/')) return 'api';
  if (type === 'Document') return 'html';
  if (pathname.endsWith('.js')) return 'js';
  if (pathname.endsWith('.css')) return 'css';
  if (pathname.endsWith('.woff2')) return 'font';
  return /^\/assets\/.*\.json$/.test(pathname) ? 'messages' : 'other';
}

/**
 * Every network request of a page in order, and how many are pending.
 * @param {Session} session with its network enabled
 */
export function listen(session) {
  /** @type {Map<string, Request>} */
  const all = new Map();
  const open = new Set();
  let began = 0;
  let last = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (!/^https?:/.test(request.url)) return;
    if (type === 'Document') began ||= timestamp;
    open.add(requestId);
    last = Date.now();
    all.set(requestId, {
      url: request.url,
      kind: kindOf(request.url, type ?? ''),
      start: (timestamp - began) * 1000,
      end: Number.POSITIVE_INFINITY,
      bytes: 0,
      priority: request.initialPriority,
    });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => all.delete(requestId));
  const done = (/** @type {string} */ requestId, timestamp = 0, bytes = 0) => {
    open.delete(requestId);
    last = Date.now();
    const request = all.get(requestId);
    if (request) Object.assign(request, { end: (timestamp - began) * 1000, bytes });
  };
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    done(requestId, timestamp, encodedDataLength);
  });
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => done(requestId, timestamp));
  return {
    requests: () => [...all.values()],
    /** Milliseconds since the last network activity; 0 while requests are pending. */
    silence: () => (open.size > 0 ? 0 : Date.now() - last),
  };
}

/**
 * Runs a function in the page. Playwright's own `evaluate` would first inject a script, which keeps the slow
 * phone busy for a tenth of a second.
 * @template Argument, Result
 * @param {Session} session
 * @param {(argument: Argument) => Result} run
 * @param {Argument} argument
 * @returns {Promise<Result>}
 */
export async function inPage(session, run, argument) {
  const expression = `(${String(run)})(${JSON.stringify(argument)})`;
  const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
  return result.value;
}

/** Waits without touching the page. @param {number} ms */
export const pause = (ms) => new Promise((resolve) => setTimeout(() => resolve(undefined), ms));

/**
 * Waits until a page is interactive and at rest: its calls and prefetches are done.
 * @param {Session} session
 * @param {{ silence: () => number }} network
 */
export async function atRest(session, network) {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    await pause(500);
    if (network.silence() > REST_MS) {
      /** @type {Seen} */
      const seen = await inPage(session, () => Reflect.get(globalThis, 'bench'), null);
      if (seen.interactive > 0) return seen;
    }
    if (Date.now() > end) throw new Error(`A page was not interactive within ${TIMEOUT_MS} ms`);
  }
}

/**
 * Opens a throttled page with its recorder, before navigation.
 * @param {Browser} browser
 * @param {Visit} visit
 */
export async function openSlowly(browser, { ready, cookie, kept = {} }) {
  const context = await freshContext(browser);
  if (cookie) await context.addCookies([cookie]);
  await context.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, kept);
  await context.addInitScript(watch, ready);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await slowDown(session);
  return { context, page, session, network: listen(session) };
}

/**
 * Loads a page in a fresh browser.
 * @param {Browser} browser
 * @param {Visit} visit
 */
export async function load(browser, visit) {
  const { context, page, session, network } = await openSlowly(browser, visit);
  try {
    await page.goto(visit.url, { waitUntil: 'commit' });
    const seen = await atRest(session, network);
    const inline = await inPage(
      session,
      () => [...document.scripts].flatMap(({ src, type, text }) => (src || type ? [] : text)),
      null,
    );
    const requests = network.requests().map((request) => ({
      ...request,
      // Prefetched for other pages; nothing waits for it.
      ahead:
        /Low/.test(request.priority) && (visit.others?.has(new URL(request.url).pathname) ?? false),
    }));
    return { seen, requests, inline };
  } finally {
    await context.close();
  }
}
