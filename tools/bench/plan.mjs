// How long the plan keeps the browser busy with 500 saved programs of eight stored steps: the longest task of opening,
// dragging, filtering and other large updates, also with cards open, compared with a bare board of the drag library
// with as many cards (e2e/bench/bare-board). Prints a Markdown table; fails if one of our tasks is over 50 ms and over
// the library's. `--dist <folder>` measures another production build, `--runs <n>` sets the number of runs, and
// `--slower 4` makes the processor as slow as that of a phone.
import { buildBare, freshContext, MINH, post, signedIn, summary } from './kit.mjs';
import { WATCH_AFTER_MS, startBenchmark, LONG_TASK_MS } from './long-tasks.mjs';
import { serve } from './site.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {(page: Page) => Promise<void>} Step */

const SAVED = 500;
const STEPS = 8;
/** Cards that are opened, of the first column. */
const OPEN = 12;

/**
 * The longest task during a step, in milliseconds. The browser reports none under 50.
 * @param {Page} page
 * @param {Step} step
 */
async function longest(page, step) {
  await page.waitForTimeout(WATCH_AFTER_MS);
  await page.evaluate(() => {
    Reflect.set(globalThis, 'tasks', []);
  });
  await step(page);
  await page.waitForTimeout(WATCH_AFTER_MS);
  return page.evaluate(() => {
    /** @type {number[]} */
    const tasks = Reflect.get(globalThis, 'tasks');
    return Math.max(0, ...tasks);
  });
}

/** Records every task over 50 ms. */
function listen() {
  Reflect.set(globalThis, 'tasks', []);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      Reflect.get(globalThis, 'tasks').push(duration);
    }
  }).observe({ type: 'longtask', buffered: true });
}

/**
 * Drags the first card of the first column across two columns and drops it there.
 * @param {string} cards selector
 * @returns {Step}
 */
function drag(cards) {
  return async (page) => {
    const column = page.locator(cards);
    const from = await column.first().boundingBox();
    const to = await column.nth(54).boundingBox();
    if (!from || !to) throw new Error('No cards to drag');
    await page.mouse.move(from.x + 120, from.y + 70);
    await page.mouse.down();
    await page.mouse.move(from.x + 130, from.y + 80, { steps: 3 });
    await page.mouse.move(to.x + 120, from.y + 60, { steps: 40 });
    await page.mouse.move(to.x + 120, from.y + 160, { steps: 20 });
    await page.mouse.up();
  };
}

/** @type {Step} */
async function type(page) {
  const field = page.getByRole('searchbox');
  await field.pressSequentially('science 1', { delay: 60 });
  await page.waitForTimeout(WATCH_AFTER_MS);
  await field.press('Control+a');
  await field.press('Delete');
}

/** @type {Step} */
async function openCards(page) {
  const closed = page.locator('article h3 button[aria-expanded=false]');
  for (let at = 0; at < OPEN; at += 1) await closed.first().click();
}

/** Changes a step of an open card. @type {Step} */
async function changeStep(page) {
  await page.locator('article input[type=checkbox]').nth(2).click();
  await page.waitForTimeout(WATCH_AFTER_MS);
}

/** @type {{ name: string, ours: Step, bare?: Step }[]} */
const steps = [
  {
    name: 'Open',
    ours: async (page) => {
      await page.getByRole('main').getByRole('link', { name: 'Plan', exact: true }).click();
      await page.locator('article').nth(99).waitFor();
    },
    bare: async (page) => {
      await page.getByRole('button', { name: 'Open' }).click();
      await page.locator('li').nth(99).waitFor();
    },
  },
  { name: 'Drag over two columns', ours: drag('article'), bare: drag('li') },
  { name: 'Filter by typing, and clear', ours: type, bare: type },
  {
    name: 'Move by keyboard',
    ours: async (page) => {
      await page.locator('[id^="plan-drag-"]').nth(1).focus();
      await page.keyboard.press('Space');
      await page.waitForTimeout(200);
      for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown']) {
        await page.keyboard.press(key);
        await page.waitForTimeout(100);
      }
      await page.keyboard.press('Space');
    },
  },
  {
    name: 'Show 25 more',
    ours: (page) =>
      page
        .getByRole('button', { name: /^Show 25 more/ })
        .first()
        .click(),
  },
  { name: `Open ${OPEN} cards`, ours: openCards },
  { name: 'Change a step', ours: changeStep },
  { name: 'Drag with open cards', ours: drag('article') },
  {
    name: 'Table',
    ours: async (page) => {
      await page.getByRole('button', { name: 'Table' }).click();
      await page.locator('tbody tr').nth(49).waitFor();
    },
  },
  {
    name: 'Board again',
    ours: async (page) => {
      await page.getByRole('button', { name: 'Board' }).click();
      await page.locator('article').nth(99).waitFor();
    },
  },
  {
    name: 'Today, with its trail',
    ours: async (page) => {
      await page.getByRole('link', { name: 'Saola' }).first().click();
      await page.locator('#today-step').waitFor();
    },
  },
];

/**
 * @param {readonly number[]} values
 */
function formatSummary(values) {
  const { median, most } = summary(values);
  const show = (/** @type {number} */ value) =>
    value < LONG_TASK_MS ? `< ${LONG_TASK_MS}` : value.toFixed(0);
  return { median, text: values.length === 0 ? '–' : `${show(median)} (${show(most)})` };
}

const { runs, slower, api, site, browser, stop } = await startBenchmark();
const bare = await serve(await buildBare('bare-board'));

/** @type {Map<string, { ours: number[], bare: number[] }>} */
const found = new Map(steps.map(({ name }) => [name, { ours: [], bare: [] }]));

/** A fresh page that records its long tasks. */
async function freshPage() {
  const context = await freshContext(browser);
  await context.addInitScript(listen);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return { context, page };
}

try {
  for (let run = 0; run < runs; run += 1) {
    await post(api.url, '/__reset');
    // The first card that is dropped on Submitted would be marked over the whole page (R43).
    await post(api.url, '/__moments', { show: false });
    await post(api.url, '/__fill-bookmarks', { email: MINH, count: SAVED, steps: STEPS });
    const own = await freshPage();
    await own.context.addCookies([await signedIn(api.url, MINH, site.url)]);
    await own.page.goto(`${site.url}/profile/achievements`);
    await own.page.getByRole('heading', { level: 1 }).waitFor();
    for (const { name, ours } of steps) {
      found.get(name)?.ours.push(await longest(own.page, ours));
    }
    await own.context.close();
    const other = await freshPage();
    await other.page.goto(bare.url);
    for (const { name, bare: step } of steps) {
      if (step) found.get(name)?.bare.push(await longest(other.page, step));
    }
    await other.context.close();
  }
} finally {
  await bare.stop();
  await stop();
}

console.log(
  `Longest task in ms with ${SAVED} saved, ${slower} times slower, median of ${runs} runs (and the worst)\n`,
);
console.log('| Step | Plan | Bare board of the library |');
console.log('| --- | --- | --- |');
let tooLong = false;
for (const [name, { ours, bare: library }] of found) {
  const plan = formatSummary(ours);
  const own = formatSummary(library);
  tooLong ||= plan.median > LONG_TASK_MS && plan.median - own.median > LONG_TASK_MS;
  console.log(`| ${name} | ${plan.text} | ${own.text} |`);
}
process.exitCode = tooLong ? 1 : 0;
