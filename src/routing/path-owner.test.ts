import { expect, it } from 'vitest';
import { forgetPath } from './last-path';
import { belongsToOtherStudent, setPathOwner } from './path-owner';

it('a path belongs to another student only if the current student is known and differs (R17)', () => {
  expect(belongsToOtherStudent(1)).toBe(false);
  setPathOwner(1);
  expect([belongsToOtherStudent(1), belongsToOtherStudent('1'), belongsToOtherStudent(2)]).toEqual([
    false,
    false,
    true,
  ]);
  setPathOwner('b');
  expect([belongsToOtherStudent('b'), belongsToOtherStudent(1)]).toEqual([false, true]);
  forgetPath();
  expect(belongsToOtherStudent(1)).toBe(false);
});

it('a path keeps its owner after the session', () => {
  setPathOwner(1);
  expect(sessionStorage.getItem('lastPathOf')).toBe('1');
});
