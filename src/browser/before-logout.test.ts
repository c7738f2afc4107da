import { expect, it, onTestFinished, vi } from 'vitest';
import { beforeLogout, mayLogOut } from './before-logout';

/** Registers a confirmation with this answer. */
function register(answer: boolean) {
  const confirm = vi.fn(async () => answer);
  const unregister = beforeLogout(confirm);
  onTestFinished(unregister);
  return { confirm, unregister };
}

it('a logout needs the consent of every part of the page, the newest first', async () => {
  expect(await mayLogOut()).toBe(true);
  const first = register(true);
  const second = register(false);
  const third = register(true);
  expect(await mayLogOut()).toBe(false);
  expect(third.confirm).toHaveBeenCalledTimes(1);
  expect(first.confirm).not.toHaveBeenCalled();
  second.unregister();
  expect(await mayLogOut()).toBe(true);
  expect(first.confirm).toHaveBeenCalledTimes(1);
});

it('what is discarded for a logout is discarded once all parts have agreed', async () => {
  const discard = vi.fn();
  const older = register(false);
  onTestFinished(beforeLogout(async () => discard));
  expect(await mayLogOut()).toBe(false);
  expect(discard).not.toHaveBeenCalled();
  older.unregister();
  expect(await mayLogOut()).toBe(true);
  expect(discard).toHaveBeenCalledTimes(1);
});
