// How long a conversation of 500 messages keeps the browser busy: the longest task of opening it, of receiving
// an answer, and of showing earlier messages, without throttling. Tasks are measured in thread time, so that
// other work of the machine does not count; wall time is printed beside it. Prints a Markdown table; fails if
// a median is over 50 ms. `--dist <folder>` measures another production build, `--runs <n>` sets the number of
// runs.
import { freshContext, MINH, post, signedIn, summary } from './kit.mjs';
import { WATCH_AFTER_MS, startBenchmark, LONG_TASK_MS } from './long-tasks.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const MESSAGES = 500;
/** Milliseconds between two words: as fast as a real answer. */
const PACE = 15;

/**
 * The longest main-thread task during a step, in milliseconds: thread time (`own`) and wall time.
 * @param {Page} page
 * @param {() => Promise<unknown>} step
 */
async function longest(page, step) {
  await page.waitForTimeout(WATCH_AFTER_MS);
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await step();
  await page.waitForTimeout(WATCH_AFTER_MS);
  const trace = await browser.stopTracing();
  /** @type {{ traceEvents: { name: string, pid: number, tid: number, dur?: number, tdur?: number, args: { name?: string } }[] }} */
  const { traceEvents } = JSON.parse(trace.toString());
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && main.has(`${pid}/${tid}`),
  );
  const most = (/** @type {(number | undefined)[]} */ times) =>
    Math.max(0, ...times.map((time) => (time ?? 0) / 1000));
  return { own: most(tasks.map(({ tdur }) => tdur)), wall: most(tasks.map(({ dur }) => dur)) };
}

const { runs, api, site, browser, stop } = await startBenchmark();

/** @type {Record<string, { own: number, wall: number }[]>} */
const found = { 'Opening it': [], 'Receiving an answer': [], 'Earlier messages': [] };

try {
  for (let run = 0; run < runs; run += 1) {
    await post(api.url, '/__reset');
    await post(api.url, '/__pace', { ms: PACE });
    await post(api.url, '/__fill-talk', { email: MINH, count: MESSAGES });
    const context = await freshContext(browser);
    await context.addCookies([await signedIn(api.url, MINH, site.url)]);
    const page = await context.newPage();
    // Starts from another page, so that the start of the app is not measured.
    await page.goto(`${site.url}/majors`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const questions = page.getByRole('tabpanel').getByRole('heading', { level: 2 });
    found['Opening it']?.push(
      await longest(page, async () => {
        await page.getByRole('banner').getByRole('link', { name: 'Sophie' }).click();
        await questions.nth(9).waitFor();
      }),
    );
    found['Receiving an answer']?.push(
      await longest(page, async () => {
        const field = page.getByRole('textbox');
        await field.fill('What is computer science like?');
        await field.press('Enter');
        await page.getByRole('status').filter({ hasText: 'Sophie has answered.' }).waitFor();
      }),
    );
    found['Earlier messages']?.push(
      await longest(page, async () => {
        await page.getByRole('button', { name: 'Earlier messages' }).click();
        await questions.nth(19).waitFor();
      }),
    );
    await context.close();
  }
} finally {
  await stop();
}

/** @param {readonly number[]} values */
function formatSummary(values) {
  const { median, most } = summary(values);
  return { median, text: `${median.toFixed(0)} (${most.toFixed(0)})` };
}

console.log(`Longest task in ms in a conversation of ${MESSAGES} messages,`);
console.log(`median of ${runs} runs (and the worst)\n`);
console.log('| Step | Time of the thread | On the wall |');
console.log('| --- | --- | --- |');
for (const [name, values] of Object.entries(found)) {
  const own = formatSummary(values.map((value) => value.own));
  const wall = formatSummary(values.map((value) => value.wall));
  console.log(`| ${name} | ${own.text} | ${wall.text} |`);
  if (own.median > LONG_TASK_MS) process.exitCode = 1;
}
