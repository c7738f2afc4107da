import { expect, it } from 'vitest';
import { askBeforeUnload } from './unsaved-changes';

it('the browser asks before it closes the page while there is a risk, an older one, too', () => {
  let isAtRisk = false;
  const stop = askBeforeUnload(() => isAtRisk);
  /** What browsers look at: newer ones at the first, older ones at the second. */
  const close = () => {
    const event = new Event('beforeunload', { cancelable: true });
    Object.defineProperty(event, 'returnValue', { value: '', writable: true });
    window.dispatchEvent(event);
    return [event.defaultPrevented, Reflect.get(event, 'returnValue')];
  };
  expect(close()).toEqual([false, '']);
  isAtRisk = true;
  expect(close()).toEqual([true, true]);
  stop();
  expect(close()).toEqual([false, '']);
});
