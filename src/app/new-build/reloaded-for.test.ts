import { expect, it, vi } from 'vitest';
import { resetSession } from '@/browser/session-reset';
import { claimLoadFor, wasLoadedFor } from './reloaded-for';

const OWN = 'build-aaaa';
const build = (number: number) => `build-${number}`;

it('a build has one load, however often it is claimed (R26)', () => {
  expect(wasLoadedFor(OWN, build(1))).toBe(false);
  expect(claimLoadFor(OWN, build(1))).toBe(true);
  expect(wasLoadedFor(OWN, build(1))).toBe(true);
  expect(claimLoadFor(OWN, build(1))).toBe(false);
  expect(claimLoadFor(OWN, build(2))).toBe(true);
  // From another build it is another load.
  expect(claimLoadFor(build(1), OWN)).toBe(true);
  expect(claimLoadFor(build(2), build(1))).toBe(true);
});

it('the last twenty are kept', () => {
  for (let number = 1; number <= 20; number += 1) claimLoadFor(OWN, build(number));
  expect(wasLoadedFor(OWN, build(1))).toBe(true);
  claimLoadFor(OWN, build(21));
  expect(wasLoadedFor(OWN, build(1))).toBe(false);
  expect(wasLoadedFor(OWN, build(2))).toBe(true);
  expect(wasLoadedFor(OWN, build(21))).toBe(true);
});

it('outlives the session: whoever signs in is not loaded in a circle', () => {
  claimLoadFor(OWN, build(1));
  resetSession('this-tab');
  expect(wasLoadedFor(OWN, build(1))).toBe(true);
});

it('is not given where nothing can be kept', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(claimLoadFor(OWN, build(1))).toBe(false);
});
