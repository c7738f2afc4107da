// How long the catalogue of the mock API keeps a developer's page from starting: on the dev server, in a fresh
// browser, from loading the mock to its first response, less the same time with a catalogue without schools and
// programs. Prints the median; fails if it is over 300 ms. `--runs <n>` sets the number of runs.
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { inRoot, launch, summary } from './kit.mjs';

const MAX_MS = 300;
const BLANK = '/__blank';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '9' } } });
const server = await createServer({ root: inRoot('.'), server: { port: 0 }, logLevel: 'error' });
await server.listen();
const browser = await launch();

/**
 * Milliseconds until the mock has answered its first call, and those in which the main thread was busy (thread time,
 * without other work of the machine).
 * @param {boolean} empty whether the catalogue has no schools
 */
async function start(empty) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route(`**${BLANK}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>blank</title>' }),
  );
  if (empty) {
    await page.route('**/catalogue/schools/schools.ts*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'export const schools = [];' }),
    );
  }
  const site = server.resolvedUrls?.local[0] ?? '';
  await page.goto(new URL(BLANK, site).href);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const time = await page.evaluate(async () => {
    const from = performance.now();
    const host = '/src/mocks/hosts/browser.ts';
    /** @type {typeof import('../../src/mocks/hosts/browser.ts')} */
    const { startMock } = await import(host);
    await startMock({ demo: false, signIn: () => undefined });
    const response = await fetch('/api/v1/scholarships');
    if (!response.ok) throw new Error(`The first call is ${response.status}`);
    await response.json();
    return performance.now() - from;
  });
  const { metrics } = await session.send('Performance.getMetrics');
  const busy = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  await context.close();
  return { time, busy: busy * 1000 };
}

/** @typedef {Awaited<ReturnType<typeof start>>} Start */

/** @type {Start[]} */
const full = [];
/** @type {Start[]} */
const empty = [];
try {
  // The server transforms every module once.
  await start(false);
  for (let run = 0; run < Number(values.runs); run += 1) {
    full.push(await start(false));
    empty.push(await start(true));
  }
} finally {
  await browser.close();
  await server.close();
}

/** @param {keyof Start} name */
function costOf(name) {
  const median = (/** @type {Start[]} */ starts) =>
    Math.round(summary(starts.map((one) => one[name])).median);
  const [all, none] = [median(full), median(empty)];
  return { all, none, cost: all - none };
}

console.log('ms with the catalogue, without schools, difference', {
  time: costOf('time'),
  busy: costOf('busy'),
});
if (costOf('time').cost > MAX_MS) process.exitCode = 1;
