// @vitest-environment node
import { expect, it } from 'vitest';
import { isFirstTimeUser } from './profile';

it.each([
  [true, false],
  [false, true],
  [null, true],
  [undefined, true],
] as const)('a list visited %s makes a first-time user %s (spec section 4)', (visited, first) => {
  const user = { id: 1, name: 'Linh', email: 'linh@example.com' };
  const told = visited === undefined ? user : { ...user, isSchoolListVisited: visited };
  expect(isFirstTimeUser(told)).toBe(first);
});
