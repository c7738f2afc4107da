import { vi } from 'vitest';

/** Shortens every time limit of a call; returns the requested limits, in milliseconds. */
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
