import { vi } from 'vitest';

/** Lets every time limit of a call be over in a moment; gives back the limits that were asked for, in milliseconds. */
export function timeoutSoon(): number[] {
  const given: number[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    given.push(ms);
    const control = new AbortController();
    setTimeout(() => control.abort(new DOMException('over', 'TimeoutError')), 150);
    return control.signal;
  });
  return given;
}
