// Explains the bytes and milliseconds of one load or click.
import { inRoot } from './kit.mjs';
import { atRest, openSlowly, pause } from './load.mjs';
import { busy, CATEGORIES } from './trace.mjs';
import { clickTo } from './turns.mjs';

/** @param {Map<string, number>} of @param {number} [least] milliseconds from which a line is worth it */
const lines = (of, least = 1) =>
  [...of]
    .filter(([, ms]) => ms >= least)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 15)
    .map(([name, ms]) => `${ms.toFixed(0).padStart(7)} ms  ${name}`);

/** @param {ReturnType<typeof busy>} work */
function workLines({ kinds, scripts, functions, tasks }) {
  return [
    '\nMain thread, by kind',
    ...lines(kinds),
    '\nScripts, by file (sampled)',
    ...lines(scripts),
    '\nScripts, by function (sampled)',
    ...lines(functions, 3),
    '\nTasks over 50 ms',
    ...tasks.map(({ at, ms, kinds: of }) => {
      const parts = [...of]
        .filter(([, own]) => own >= 5)
        .map(([name, own]) => `${name} ${own.toFixed(0)}`);
      return `${at.toFixed(0).padStart(7)} ms  ${ms.toFixed(0)} ms: ${parts.join(', ')}`;
    }),
  ];
}

/**
 * One load of a page: every request with its time and bytes, and the main thread until the page was interactive.
 * With `from`, the click from that page to this one instead.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./load.mjs').Visit} visit
 * @param {string} [from] path of the page before
 */
export async function explain(browser, visit, from) {
  const { origin, pathname } = new URL(visit.url);
  const first = from === undefined ? visit.url : origin + from;
  const { context, page, session, network } = await openSlowly(browser, {
    ...visit,
    ...(from !== undefined && { ready: 'h1' }),
  });
  // Traces are large, so they go to a file, which developer tools can open.
  const trace = { categories: CATEGORIES, path: inRoot('reports/bench-trace.json') };
  try {
    if (from === undefined) await browser.startTracing(page, trace);
    await page.goto(first, { waitUntil: 'commit' });
    const seen = await atRest(session, network);
    if (from === undefined) {
      const work = busy(await browser.stopTracing(), first, seen.interactive);
      return [
        `${pathname}: FCP ${seen.fcp.toFixed(0)}, LCP ${seen.lcp.toFixed(0)} (${seen.lcpNode}), interactive ${seen.interactive.toFixed(0)} ms`,
        '\n   from      to    bytes  what',
        ...network
          .requests()
          .map(
            ({ start, end, bytes, priority, url }) =>
              `${[start, end, bytes].map((value) => value.toFixed(0).padStart(7)).join(' ')}  ${
                start < seen.interactive ? '' : '(later) '
              }${url.replace(origin, '')} ${priority}`,
          ),
        '\nShifts',
        ...seen.shifts.map(
          ({ start, value, nodes }) =>
            `${start.toFixed(0).padStart(7)} ms  ${value.toFixed(4)} ${nodes.join(' ')}`,
        ),
        ...workLines(work),
      ].join('\n');
    }
    await browser.startTracing(page, trace);
    const { clicked, painted } = await clickTo(session, pathname);
    await pause(1000);
    const work = busy(await browser.stopTracing(), first, painted - clicked);
    return [
      `${from} to ${pathname}: painted after ${(painted - clicked).toFixed(0)} ms`,
      ...workLines(work),
    ].join('\n');
  } finally {
    await context.close();
  }
}
