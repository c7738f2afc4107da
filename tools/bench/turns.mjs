// Clicks from page to page: when the next page is painted, and what many visits leave in memory.
import { freshContext, inRoot } from './kit.mjs';
import { atRest, inPage, listen, openSlowly, pause } from './load.mjs';
import { STORED, VISITED, TURNS } from './pages.mjs';

/**
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('@playwright/test').CDPSession} Session
 * @typedef {{ painted: number, task: number }} Click
 */

/** Visits of each page before the heap is measured first. */
const ROUNDS = 3;
/** Longest wait for a page, in milliseconds. */
const TIMEOUT_MS = 30_000;
/** Milliseconds to keep watching after the paint. */
const WATCH_AFTER_MS = 1500;

/**
 * Waits in the page for the next click and for the heading of its target; returns the position of the first
 * link to that page, preferably in the header. Runs in the page.
 * @param {string} path
 */
function watchClick(path) {
  const bench = Reflect.get(globalThis, 'bench');
  const before = document.querySelector('h1')?.textContent;
  Object.assign(bench, { clicked: 0, painted: 0 });
  addEventListener(
    'click',
    ({ timeStamp }) => {
      bench.clicked = timeStamp;
      const look = () => {
        const heading = document.querySelector('h1')?.textContent;
        // This frame has been painted when the next task runs.
        if (location.pathname === path && heading && heading !== before) {
          setTimeout(() => (bench.painted = performance.now()));
        } else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
  const links = ['header ', 'main ', ''].flatMap((where) => [
    ...document.querySelectorAll(`${where}a[href="${path}"]`),
  ]);
  const link = links.find((element) => element.checkVisibility());
  link?.scrollIntoView({ block: 'nearest' });
  const { x = 0, y = 0, width = 0, height = 0 } = link?.getBoundingClientRect() ?? {};
  return link ? { x: x + width / 2, y: y + height / 2 } : null;
}

/**
 * Presses a position with the pointer.
 * @param {Session} session
 * @param {{ x: number, y: number }} place
 */
export async function press(session, place) {
  const at = { ...place, button: /** @type {const} */ ('left'), clickCount: 1 };
  await session.send('Input.dispatchMouseEvent', { ...at, type: 'mousePressed' });
  await session.send('Input.dispatchMouseEvent', { ...at, type: 'mouseReleased' });
}

/**
 * Presses the link to another page and waits until it is painted. Returns both moments on the page's clock, in
 * milliseconds.
 * @param {Session} session
 * @param {string} path
 * @returns {Promise<{ clicked: number, painted: number }>}
 */
export async function clickTo(session, path) {
  const place = await inPage(session, watchClick, path);
  if (!place) throw new Error(`No link to ${path}`);
  await session.send('Input.dispatchMouseEvent', { ...place, type: 'mouseMoved' });
  await pause(100);
  await press(session, place);
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    await pause(100);
    const { clicked, painted } = await inPage(session, readClick, null);
    if (painted > 0) return { clicked, painted };
    if (Date.now() > end) throw new Error(`${path} was not painted within ${TIMEOUT_MS} ms`);
  }
}

/** Result of `watchClick` with the long tasks since. Runs in the page. */
function readClick() {
  const { clicked, painted, tasks = [] } = Reflect.get(globalThis, 'bench');
  const long = tasks
    .filter((/** @type {{ start: number }} */ { start }) => start > clicked - 10)
    .map((/** @type {{ duration: number }} */ { duration }) => duration);
  return { clicked, painted, task: Math.max(0, ...long) };
}

/**
 * Walks over pages on the slow phone, at rest before each click, so that prefetches are done.
 * @param {Browser} browser
 * @param {{ url: string, paths: readonly string[], cookie?: import('./load.mjs').Visit['cookie'] }} walk
 * @returns {Promise<{ from: string, to: string, click: Click }[]>}
 */
export async function clicks(browser, { url, paths: [first = '/', ...others], cookie }) {
  const { context, page, session, network } = await openSlowly(browser, {
    url,
    ready: 'h1',
    kept: STORED,
    ...(cookie && { cookie }),
  });
  try {
    await page.goto(url + first);
    const found = [];
    let from = first;
    for (const to of others) {
      await atRest(session, network);
      await clickTo(session, to);
      await pause(WATCH_AFTER_MS);
      const { clicked, painted, task } = await inPage(session, readClick, null);
      const click = { painted: painted - clicked, task };
      found.push({ from, to, click });
      from = to;
    }
    return found;
  } finally {
    await context.close();
  }
}

/**
 * Memory of a page after garbage collection.
 * @param {Session} session
 */
async function memory(session) {
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (/** @type {string} */ name) =>
    metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

/**
 * Writes a heap snapshot for developer tools.
 * @param {Session} session
 * @param {string} name
 */
async function writeSnapshot(session, name) {
  const { createWriteStream, mkdirSync } = await import('node:fs');
  mkdirSync(inRoot('reports'), { recursive: true });
  const file = createWriteStream(inRoot(`reports/${name}.heapsnapshot`));
  const write = (/** @type {{ chunk: string }} */ { chunk }) => file.write(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', write);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', write);
  file.end();
}

/**
 * Visits the pages in turn and returns to `/`; returns memory before and after. Each page is visited a few
 * times before the first measurement, so that neither page modules nor compiled code count.
 * @param {Browser} browser
 * @param {string} url
 * @param {boolean} [snapshots] whether both heaps are written to `reports/`
 */
export async function visitPages(browser, url, snapshots = false) {
  const context = await freshContext(browser);
  await context.addInitScript(() => Reflect.set(globalThis, 'bench', {}));
  await context.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, STORED);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Performance.enable');
  const network = listen(session);
  const quiet = async (ms = 0) => {
    do await pause(100);
    while (network.silence() <= ms);
  };
  try {
    await page.goto(`${url}/`);
    await quiet(4000);
    const fresh = await memory(session);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const path of VISITED) {
        await clickTo(session, path);
        await quiet(round === 0 ? 1000 : 0);
      }
    }
    const before = await memory(session);
    if (snapshots) await writeSnapshot(session, 'before');
    for (let turn = 0; turn < TURNS; turn += 1) {
      await clickTo(session, VISITED[turn % VISITED.length] ?? '/');
      await quiet();
    }
    await clickTo(session, VISITED[TURNS % VISITED.length] ?? '/');
    await clickTo(session, '/');
    await quiet(1000);
    const after = await memory(session);
    if (snapshots) await writeSnapshot(session, 'after');
    return { fresh, before, after };
  } finally {
    await context.close();
  }
}
