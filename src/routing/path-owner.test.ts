import { expect, it } from 'vitest';
import { forgetPath } from './last-path';
import { isOthersPath, setPathOwner } from './path-owner';

it('a path belongs to another student only if the current student is known and differs (R17)', () => {
  expect(isOthersPath(1)).toBe(false);
  setPathOwner(1);
  expect([isOthersPath(1), isOthersPath('1'), isOthersPath(2)]).toEqual([false, false, true]);
  setPathOwner('b');
  expect([isOthersPath('b'), isOthersPath(1)]).toEqual([false, true]);
  forgetPath();
  expect(isOthersPath(1)).toBe(false);
});

it('a path keeps its owner after the session', () => {
  setPathOwner(1);
  expect(sessionStorage.getItem('lastPathOf')).toBe('1');
});
