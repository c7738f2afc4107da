import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordEarlyActivity } from '@/browser/early-activity';
import { BURST, createClickBurst, IDLE_MS, watchVisitor, type Nudge } from './watch-visitor';

const nudge = vi.fn<(by: Nudge['by']) => void>();
const pressed = vi.fn<(target: Nudge['pressed']) => void>();
const notify = (by: Nudge) => {
  nudge(by.by);
  pressed(by.pressed);
};
let stop: () => void = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  nudge.mockReset();
  stop = watchVisitor(notify);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

function press(target: EventTarget = document.body): void {
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
}

function hide(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** The reports just before the end of the idle time, and those at its end, if it begins now. */
function idleReports(): unknown[] {
  vi.advanceTimersByTime(IDLE_MS - 1);
  const early = nudge.mock.calls.length;
  vi.advanceTimersByTime(1);
  return [early, nudge.mock.calls];
}

describe('before the popup’s code has loaded', () => {
  /** Begins as a document does, with the recorder alone. */
  function load(): void {
    stop();
    vi.useFakeTimers();
    recordEarlyActivity();
  }

  it('the idle time counts from the start of the document', () => {
    load();
    vi.advanceTimersByTime(4000);
    stop = watchVisitor(notify);
    vi.advanceTimersByTime(IDLE_MS - 4001);
    expect(nudge).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(nudge.mock.calls).toEqual([['idle']]);
  });

  it.each(['mousemove', 'keydown', 'visibilitychange'])('%s restarts the idle time', (name) => {
    load();
    vi.advanceTimersByTime(3000);
    document.dispatchEvent(new Event(name, { bubbles: true }));
    vi.advanceTimersByTime(IDLE_MS * 2);
    stop = watchVisitor(notify);
    vi.advanceTimersByTime(0);
    expect(nudge.mock.calls).toEqual([['idle']]);
    nudge.mockReset();
    load();
    vi.advanceTimersByTime(3000);
    document.dispatchEvent(new Event(name, { bubbles: true }));
    stop = watchVisitor(notify);
    vi.advanceTimersByTime(IDLE_MS - 1);
    expect(nudge).not.toHaveBeenCalled();
  });

  it('clicks count to a burst, except for those that a script makes', () => {
    load();
    for (let count = 0; count < 4; count++) press();
    for (let count = 0; count < 4; count++) document.body.click();
    stop = watchVisitor(notify);
    expect(nudge).not.toHaveBeenCalled();
    press();
    expect(nudge.mock.calls).toEqual([['clicks']]);
  });

  it('is taken over once: the next wait begins with the watch', () => {
    load();
    for (let count = 0; count < 4; count++) press();
    vi.advanceTimersByTime(1000);
    watchVisitor(notify)();
    stop = watchVisitor(notify);
    press();
    vi.advanceTimersByTime(IDLE_MS - 1);
    expect(nudge).not.toHaveBeenCalled();
  });
});

describe('the last pressed control', () => {
  it('is that of the last click, of a burst and before idle time', () => {
    const button = document.body.appendChild(document.createElement('button'));
    press(button);
    vi.advanceTimersByTime(IDLE_MS);
    expect(pressed).toHaveBeenLastCalledWith(button);
    for (let count = 0; count < 4; count++) press();
    press(button);
    expect(nudge).toHaveBeenLastCalledWith('clicks');
    expect(pressed).toHaveBeenLastCalledWith(button);
    button.remove();
  });
});

describe('idle', () => {
  it('is exactly 15,000 ms', () => {
    expect(idleReports()).toEqual([0, [['idle']]]);
  });

  it.each('mousemove mousedown mouseup wheel keydown keyup touchstart touchmove'.split(' '))(
    'restarts on %s',
    (name) => {
      vi.advanceTimersByTime(IDLE_MS - 1);
      document.body.dispatchEvent(new Event(name, { bubbles: true }));
      expect(idleReports()).toEqual([0, [['idle']]]);
    },
  );

  it('restarts on a key that a field stops from bubbling', () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.addEventListener('keydown', (event) => event.stopPropagation());
    vi.advanceTimersByTime(IDLE_MS - 1);
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
    vi.advanceTimersByTime(IDLE_MS - 1);
    expect(nudge).not.toHaveBeenCalled();
  });

  it('is not counted on a hidden page, and restarts on return', () => {
    hide(true);
    vi.advanceTimersByTime(IDLE_MS * 10);
    document.body.dispatchEvent(new Event('mousemove', { bubbles: true }));
    vi.advanceTimersByTime(IDLE_MS * 10);
    expect(nudge).not.toHaveBeenCalled();
    hide(false);
    expect(idleReports()).toEqual([0, [['idle']]]);
  });

  it('is not reported after the end', () => {
    stop();
    for (let count = 0; count < 5; count++) press();
    vi.advanceTimersByTime(IDLE_MS * 2);
    expect(nudge).not.toHaveBeenCalled();
  });
});

describe('clicks', () => {
  it.each([
    [1999, 1],
    [2000, 1],
    [2001, 0],
  ])('five within %i ms notify %i times', (ms, times) => {
    for (let count = 0; count < 4; count++) press();
    vi.advanceTimersByTime(ms);
    press();
    expect(nudge).toHaveBeenCalledTimes(times);
  });

  it('are counted even if their propagation is stopped', () => {
    const button = document.body.appendChild(document.createElement('button'));
    button.addEventListener('click', (event) => event.stopPropagation());
    for (let count = 0; count < 5; count++) press(button);
    expect(nudge.mock.calls).toEqual([['clicks']]);
  });

  it('on a label count once with the click on its control', () => {
    document.body.innerHTML = '<label><span>Finland</span><input type="checkbox"></label>';
    const word = document.querySelector('span') ?? document.body;
    for (let count = 0; count < 4; count++) word.click();
    expect(nudge).not.toHaveBeenCalled();
    word.click();
    expect(nudge).toHaveBeenCalledTimes(1);
  });

  it('are a burst if any five in a row are within two seconds, and only then', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1500), { minLength: 1, maxLength: 30 }), (gaps) => {
        const isBurst = createClickBurst();
        let at = 0;
        const times: number[] = [];
        for (const gap of gaps) {
          at += gap;
          times.push(at);
          const fifth = times.at(-BURST.clicks);
          const is = times.length >= BURST.clicks && fifth !== undefined && at - fifth <= BURST.ms;
          expect(isBurst(at)).toBe(is);
        }
      }),
    );
  });
});
