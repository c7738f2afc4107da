import { afterEach, expect, it } from 'vitest';
import { recordEarlyEnter } from './early-enter';
import { recordEarlyClicks, replayEarlyClicks } from './early-input';

/** A field that sends with Enter and its button, or another field. Returns what presses Enter, and the clicks so far. */
function open(hint: string) {
  document.body.innerHTML = `<div><textarea enterkeyhint="${hint}"></textarea><button></button></div>`;
  recordEarlyClicks();
  recordEarlyEnter();
  const field = document.querySelector('textarea');
  let clicks = 0;
  document.querySelector('button')?.addEventListener('click', () => (clicks += 1));
  field?.focus();
  return {
    press: (init: KeyboardEventInit = {}) =>
      field?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }),
      ),
    clicks: () => clicks,
  };
}

afterEach(() => {
  replayEarlyClicks();
  document.body.replaceChildren();
});

it('Enter clicks the button of its field once the app replays the clicks, and then no more', () => {
  const { press, clicks } = open('send');
  expect(press()).toBe(false);
  expect(clicks()).toBe(0);
  replayEarlyClicks();
  expect(clicks()).toBe(1);
  expect(press()).toBe(true);
  expect(clicks()).toBe(1);
});

it.each([
  ['with Shift', 'send', { shiftKey: true }],
  ['of a composition', 'send', { isComposing: true }],
  ['in a field that does not send with it', 'enter', {}],
  ['is another key', 'send', { key: 'a' }],
])('a key %s is left to the browser', (_, hint, init) => {
  const { press, clicks } = open(hint);
  expect(press(init)).toBe(true);
  replayEarlyClicks();
  expect(clicks()).toBe(0);
});
