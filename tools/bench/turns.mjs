// From page to page: how long after a click the next one is painted, and what many turns leave in memory.
import { freshContext, inRoot } from './kit.mjs';
import { atRest, inPage, listen, openSlowly, pause } from './load.mjs';
import { KEPT, TURNED, TURNS } from './pages.mjs';

/**
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('@playwright/test').CDPSession} Session
 * @typedef {{ painted: number, task: number }} Click
 */

/** How often each page is open before the heap is looked at first. */
const ROUNDS = 3;
/** The longest that a page is waited for, in milliseconds. */
const PATIENCE = 30_000;
/** Milliseconds that a page is watched on after it was painted. */
const AFTER = 1500;

/**
 * Waits in the page for the next click and for the heading of the page it leads to; gives back where the first link
 * to that page is, in the header if there is one. Runs in the page.
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
        // What stands in this frame is painted when the next task runs.
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
 * Presses something with the pointer.
 * @param {Session} session
 * @param {{ x: number, y: number }} place
 */
export async function press(session, place) {
  const at = { ...place, button: /** @type {const} */ ('left'), clickCount: 1 };
  await session.send('Input.dispatchMouseEvent', { ...at, type: 'mousePressed' });
  await session.send('Input.dispatchMouseEvent', { ...at, type: 'mouseReleased' });
}

/**
 * Presses the link to another page with the pointer and waits until that is painted. Both moments are given back, in
 * milliseconds on the page's clock.
 * @param {Session} session
 * @param {string} path
 * @returns {Promise<{ clicked: number, painted: number }>}
 */
export async function turnTo(session, path) {
  const place = await inPage(session, watchClick, path);
  if (!place) throw new Error(`No link to ${path}`);
  await session.send('Input.dispatchMouseEvent', { ...place, type: 'mouseMoved' });
  await pause(100);
  await press(session, place);
  const end = Date.now() + PATIENCE;
  for (;;) {
    await pause(100);
    const { clicked, painted } = await inPage(session, readClick, null);
    if (painted > 0) return { clicked, painted };
    if (Date.now() > end) throw new Error(`${path} was not painted within ${PATIENCE} ms`);
  }
}

/** What `watchClick` has seen, and the long tasks since. Runs in the page. */
function readClick() {
  const { clicked, painted, tasks = [] } = Reflect.get(globalThis, 'bench');
  const long = tasks
    .filter((/** @type {{ start: number }} */ { start }) => start > clicked - 10)
    .map((/** @type {{ duration: number }} */ { duration }) => duration);
  return { clicked, painted, task: Math.max(0, ...long) };
}

/**
 * Walks over pages on the slow phone, at rest before each click, so that what is fetched ahead is there.
 * @param {Browser} browser
 * @param {{ url: string, paths: readonly string[], cookie?: import('./load.mjs').Visit['cookie'] }} walk
 * @returns {Promise<{ from: string, to: string, click: Click }[]>}
 */
export async function clicks(browser, { url, paths: [first = '/', ...others], cookie }) {
  const { context, page, session, network } = await openSlowly(browser, {
    url,
    ready: 'h1',
    kept: KEPT,
    ...(cookie && { cookie }),
  });
  try {
    await page.goto(url + first);
    const found = [];
    let from = first;
    for (const to of others) {
      await atRest(session, network);
      await turnTo(session, to);
      await pause(AFTER);
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
 * What a page has in memory once everything that nobody needs has been collected.
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
 * Writes the heap to a file that the developer tools of a browser open.
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
 * Turns over the pages of a visit and back to `/`; memory before and after. Before the first look each page has
 * been open a few times, so that what is counted is what turns leave, not what pages are made of nor the machine code
 * that the browser makes of what runs often.
 * @param {Browser} browser
 * @param {string} url
 * @param {boolean} [snapshots] whether both heaps are written to `reports/`
 */
export async function turnPages(browser, url, snapshots = false) {
  const context = await freshContext(browser);
  await context.addInitScript(() => Reflect.set(globalThis, 'bench', {}));
  await context.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) sessionStorage.setItem(key, value);
  }, KEPT);
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
      for (const path of TURNED) {
        await turnTo(session, path);
        await quiet(round === 0 ? 1000 : 0);
      }
    }
    const before = await memory(session);
    if (snapshots) await writeSnapshot(session, 'before');
    for (let turn = 0; turn < TURNS; turn += 1) {
      await turnTo(session, TURNED[turn % TURNED.length] ?? '/');
      await quiet();
    }
    await turnTo(session, TURNED[TURNS % TURNED.length] ?? '/');
    await turnTo(session, '/');
    await quiet(1000);
    const after = await memory(session);
    if (snapshots) await writeSnapshot(session, 'after');
    return { fresh, before, after };
  } finally {
    await context.close();
  }
}
