// The first five minutes on a slow phone (390 x 844, network and CPU of load.mjs): answers the five questions by touch
// without a scroll, waits for the first program, and saves three. Each tap waits as long as a hurried student reads.
// Prints a Markdown table; fails if a median is over its bar. `--dist <folder>` measures another production build,
// `--runs <n>` sets the number of runs.
import { summary } from './kit.mjs';
import { startBenchmark } from './long-tasks.mjs';
import { slowDown } from './slow-phone.mjs';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@playwright/test').Locator} Locator
 */

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Milliseconds before an answer, and before the step that follows it. */
const READ_MS = 1000;
const MOVE_ON_MS = 400;

/** The most milliseconds of each figure: of an answer from the touch to the painted change, of the others from the first paint. */
const BARS = { answer: 100, list: 30_000, saved: 60_000 };

/**
 * Notes the first touch and when a change of the question is painted. Runs in the page.
 */
function watchAnswer() {
  const state = () => {
    const inputs = [...document.querySelectorAll('.flow input')];
    const chosen = inputs.map((input) =>
      input instanceof HTMLInputElement ? `${input.checked}${input.value}` : '',
    );
    return chosen.join() + document.querySelector('.flow-bar p')?.textContent;
  };
  const before = state();
  const seen = { touched: 0, painted: 0 };
  Reflect.set(globalThis, 'answer', seen);
  const look = () => {
    if (state() === before) return void requestAnimationFrame(look);
    // A task that is posted in a frame runs after its paint; an urgent one, before what else waits.
    const done = () => (seen.painted = performance.now());
    return void Reflect.get(globalThis, 'scheduler').postTask(done, { priority: 'user-blocking' });
  };
  const begin = (/** @type {Event} */ event) => {
    seen.touched = event.timeStamp;
    requestAnimationFrame(look);
  };
  document.addEventListener('pointerdown', begin, { capture: true, once: true });
}

/** Milliseconds from the touch to the painted change; 0 until then. Runs in the page. */
function readAnswer() {
  /** @type {{ touched: number, painted: number }} */
  const { touched, painted } = Reflect.get(globalThis, 'answer');
  return painted && painted - touched;
}

/** Milliseconds since the first paint. Runs in the page. */
function sinceFirstPaint() {
  const paint = performance.getEntriesByName('first-contentful-paint')[0];
  return performance.now() - (paint?.startTime ?? 0);
}

/** Whether React handles the first answer, which is in the page's HTML before. Runs in the page. */
function interactive() {
  const input = document.querySelector('.flow input');
  return input !== null && Object.keys(input).some((key) => key.startsWith('__reactProps$'));
}

/** How far anything on the page has been scrolled down. Runs in the page. */
function scrolled() {
  return window.scrollY + (document.querySelector('.flow-ask')?.scrollTop ?? 0);
}

/**
 * Taps what is in sight, at a part of its width. Throws if it is not in sight.
 * @param {Page} page
 * @param {Locator} control
 * @param {number} [part]
 */
async function tapInSight(page, control, part = 0.5) {
  const box = await control.boundingBox();
  const { height } = PHONE.viewport;
  if (!box || box.y + box.height / 2 > height)
    throw new Error(`${control.toString()} is not in sight`);
  await page.touchscreen.tap(box.x + box.width * part, box.y + box.height / 2);
}

/**
 * Answers a question; returns the milliseconds until a change was painted.
 * @param {Page} page
 * @param {Locator} answer
 * @param {number} [part] of its width
 */
async function give(page, answer, part) {
  await answer.waitFor();
  await page.waitForTimeout(READ_MS);
  await page.evaluate(watchAnswer);
  await tapInSight(page, answer, part);
  await page.waitForFunction(readAnswer);
  const passed = await page.evaluate(scrolled);
  if (passed > 0) throw new Error(`The question was scrolled by ${passed} px`);
  return page.evaluate(readAnswer);
}

/** @param {Page} page */
async function walk(page) {
  // Answers that leave more than three programs.
  /** @type {[string, Locator, number?][]} */
  const steps = [
    ['Countries', page.getByRole('checkbox').nth(0)],
    ['Grade', page.getByRole('radio', { name: /12$/ })],
    ['Budget', page.getByRole('slider'), 0.8],
    ['Field', page.getByRole('radio').nth(0)],
    ['Majors', page.getByRole('checkbox').nth(0)],
  ];
  /** @type {Record<string, number>} */
  const figures = {};
  await page.waitForFunction(interactive);
  for (const [name, answer, part] of steps) {
    figures[name] = await give(page, answer, part);
    await page.waitForTimeout(MOVE_ON_MS);
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    await tapInSight(page, page.locator('.flow-bar a'));
    await page.waitForFunction(
      (text) => document.querySelector('h1')?.textContent !== text,
      heading,
    );
  }
  await page.locator('main ol a[href*="program="]').first().waitFor();
  figures['First program'] = await page.evaluate(sinceFirstPaint);
  const free = page.getByRole('main').getByRole('button', { name: /^Save / });
  for (let saved = 0; saved < 3; saved += 1) {
    await page.waitForTimeout(READ_MS);
    const before = await free.count();
    await free.first().tap();
    await page.waitForFunction((count) => {
      const names = [...document.querySelectorAll('main button')].map(
        (button) => button.getAttribute('aria-label') ?? '',
      );
      return names.filter((name) => name.startsWith('Save ')).length < count;
    }, before);
  }
  figures['Three programs saved'] = await page.evaluate(sinceFirstPaint);
  return figures;
}

const { runs, site, browser, stop } = await startBenchmark();

/** @type {Map<string, number[]>} */
const found = new Map();
try {
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({
      ...PHONE,
      locale: 'en-US',
      timezoneId: 'Asia/Ho_Chi_Minh',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page));
    await page.goto(site.url, { waitUntil: 'commit', timeout: 60_000 });
    for (const [name, value] of Object.entries(await walk(page))) {
      found.set(name, [...(found.get(name) ?? []), value]);
    }
    await context.close();
  }
} finally {
  await stop();
}

/** @param {string} name */
function barOf(name) {
  if (name === 'First program') return BARS.list;
  return name === 'Three programs saved' ? BARS.saved : BARS.answer;
}

console.log(`Milliseconds, median of ${runs} runs (least and most)\n`);
console.log('| Step | Took | Bar |');
console.log('| --- | --- | --- |');
for (const [name, values] of found) {
  const { median, least, most } = summary(values);
  console.log(
    `| ${name} | ${median.toFixed(0)} (${least.toFixed(0)}–${most.toFixed(0)}) | ${barOf(name)} |`,
  );
  if (median > barOf(name)) process.exitCode = 1;
}
