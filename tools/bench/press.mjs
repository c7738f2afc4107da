// Whether an answer that is given during the start is kept.
import { inPage, openSlowly, pause } from './load.mjs';
import { press } from './turns.mjs';

/** Longest wait for the answer to appear or to be stored, in milliseconds. */
const TIMEOUT_MS = 10_000;

/**
 * Polls until there is a result. Throws after the limit.
 * @template Found
 * @param {() => Promise<Found | null>} look
 * @returns {Promise<Found>}
 */
async function until(look) {
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await pause(20)) {
    const found = await look();
    if (found) return found;
  }
  throw new Error(`Nothing within ${TIMEOUT_MS} ms`);
}

/**
 * Position of the first answer once it can be pressed, and when that was on the page's clock. Runs in the
 * page.
 * @param {{ ready: string, moment: 'painted' | 'interactive' }} what
 */
function placeOfAnswer({ ready, moment }) {
  const node = document.querySelector(ready);
  const { fcp = 0, interactive = 0 } = Reflect.get(globalThis, 'bench') ?? {};
  if (!node || !(moment === 'interactive' ? interactive : fcp)) return null;
  if (!node.checkVisibility({ visibilityProperty: true })) return null;
  // Visually hidden radios are pressed at their label.
  const { x, y, width, height } = (node.closest('label') ?? node).getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, at: performance.now() };
}

/** Runs in the page. */
const isAnswerKept = () => /"countryIds":\[\d/.test(localStorage.getItem('answers') ?? '') || null;

/**
 * Loads `/`, presses the first answer once it is painted or once the app handles it, and returns when that was
 * and whether the answer was stored.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./load.mjs').Visit} visit of `/`
 * @param {'painted' | 'interactive'} when
 */
export async function pressAt(browser, visit, when) {
  const { context, page, session } = await openSlowly(browser, visit);
  try {
    await page.goto(visit.url, { waitUntil: 'commit' });
    const { at, ...place } = await until(() =>
      inPage(session, placeOfAnswer, { ready: visit.ready, moment: when }),
    );
    await press(session, place);
    const kept = await until(() => inPage(session, isAnswerKept, null)).catch(() => false);
    const words = {
      painted: 'as soon as it is painted',
      interactive: 'once the page is interactive',
    };
    return { when: words[when], at, kept };
  } finally {
    await context.close();
  }
}
