// Whether an answer that is given at a moment of the start is kept.
import { inPage, openSlowly, pause } from './load.mjs';
import { press } from './turns.mjs';

/** Milliseconds within which the answer is there, and a press has to show. */
const PATIENCE = 10_000;

/**
 * Asks again and again until there is an answer. Throws where there is none in time.
 * @template Found
 * @param {() => Promise<Found | null>} look
 * @returns {Promise<Found>}
 */
async function until(look) {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(20)) {
    const found = await look();
    if (found) return found;
  }
  throw new Error(`Nothing within ${PATIENCE} ms`);
}

/**
 * Where the first answer can be pressed, once it can be; when that was, on the page's clock. Runs in the page.
 * @param {{ ready: string, moment: 'painted' | 'usable' }} what
 */
function placeOfAnswer({ ready, moment }) {
  const node = document.querySelector(ready);
  const { fcp = 0, usable = 0 } = Reflect.get(globalThis, 'bench') ?? {};
  if (!node || !(moment === 'usable' ? usable : fcp)) return null;
  if (!node.checkVisibility({ visibilityProperty: true })) return null;
  // A radio that only readers see is pressed at its label.
  const { x, y, width, height } = (node.closest('label') ?? node).getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, at: performance.now() };
}

/** Runs in the page. */
const isAnswerKept = () =>
  /"classGradeId":[^n]/.test(sessionStorage.getItem('answers') ?? '') || null;

/**
 * Loads `/` and presses the first answer with the pointer once it is painted, or once the app answers for it; says
 * when that was and whether the answer is in the visit's storage afterwards.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./load.mjs').Visit} visit of `/`
 * @param {'painted' | 'usable'} when
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
    const words = { painted: 'as soon as it is painted', usable: 'once the page is usable' };
    return { when: words[when], at, kept };
  } finally {
    await context.close();
  }
}
