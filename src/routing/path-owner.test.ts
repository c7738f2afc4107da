import { expect, it } from 'vitest';
import { forgetPath } from './last-path';
import { isOthersPath, setPathOwner } from './path-owner';

it('a path is another’s where a student is known, and it is not this one (R17)', () => {
  expect(isOthersPath(1)).toBe(false);
  setPathOwner(1);
  expect([isOthersPath(1), isOthersPath('1'), isOthersPath(2)]).toEqual([false, false, true]);
  setPathOwner('b');
  expect([isOthersPath('b'), isOthersPath(1)]).toEqual([false, true]);
  forgetPath();
  expect(isOthersPath(1)).toBe(false);
});

it('outlives a session: a path stays where it is known whose it is', () => {
  setPathOwner(1);
  expect(sessionStorage.getItem('lastPathOf')).toBe('1');
});
