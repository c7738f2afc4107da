// How long a conversation with Sophie of 500 messages keeps the browser busy: the longest task of opening it, of
// receiving an answer word by word, and of looking at earlier messages, at no throttling. A task is measured in the
// time that its thread ran, so that what else the machine does is not in it; what a clock on the wall says stands
// beside it. Prints a Markdown table; fails where the median of one is over 50 ms. `--dist <folder>` takes another
// production build, `--runs <n>` that many runs.
import { freshContext, MINH, post, signedIn, summary } from './kit.mjs';
import { AFTER, begin, LONG } from './long-tasks.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const MESSAGES = 500;
/** Milliseconds between two words: as fast as an answer comes. */
const PACE = 15;

/**
 * The longest task of the page's main thread while something is done, in milliseconds: by its own clock (`own`) and
 * by that on the wall.
 * @param {Page} page
 * @param {() => Promise<unknown>} step
 */
async function longest(page, step) {
  await page.waitForTimeout(AFTER);
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await step();
  await page.waitForTimeout(AFTER);
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

const { runs, api, site, browser, stop } = await begin();

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
    // From another page, so that it is the conversation that is measured and not the start of the app.
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
function told(values) {
  const { median, most } = summary(values);
  return { median, text: `${median.toFixed(0)} (${most.toFixed(0)})` };
}

console.log(`Longest task in ms in a conversation of ${MESSAGES} messages,`);
console.log(`median of ${runs} runs (and the worst)\n`);
console.log('| Step | Time of the thread | On the wall |');
console.log('| --- | --- | --- |');
for (const [name, values] of Object.entries(found)) {
  const own = told(values.map((value) => value.own));
  const wall = told(values.map((value) => value.wall));
  console.log(`| ${name} | ${own.text} | ${wall.text} |`);
  if (own.median > LONG) process.exitCode = 1;
}
