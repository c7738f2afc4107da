import { expect, it, vi } from 'vitest';
import { resetSession } from '@/browser/session-reset';
import { claimLoadFor, wasLoadedFor } from './reloaded-for';

const OWN = 'build-aaaa';
const build = (number: number) => `build-${number}`;

it('a build is loaded once, however often it is claimed (R26)', () => {
  expect(wasLoadedFor(OWN, build(1))).toBe(false);
  expect(claimLoadFor(OWN, build(1))).toBe(true);
  expect(wasLoadedFor(OWN, build(1))).toBe(true);
  expect(claimLoadFor(OWN, build(1))).toBe(false);
  expect(claimLoadFor(OWN, build(2))).toBe(true);
  // From another build it counts as another load.
  expect(claimLoadFor(build(1), OWN)).toBe(true);
  expect(claimLoadFor(build(2), build(1))).toBe(true);
});

it('the last twenty builds are remembered', () => {
  for (let number = 1; number <= 20; number += 1) claimLoadFor(OWN, build(number));
  expect(wasLoadedFor(OWN, build(1))).toBe(true);
  claimLoadFor(OWN, build(21));
  expect(wasLoadedFor(OWN, build(1))).toBe(false);
  expect(wasLoadedFor(OWN, build(2))).toBe(true);
  expect(wasLoadedFor(OWN, build(21))).toBe(true);
});

it('claimed builds outlive the session, so a sign-in cannot cause a reload loop', () => {
  claimLoadFor(OWN, build(1));
  resetSession('this-tab');
  expect(wasLoadedFor(OWN, build(1))).toBe(true);
});

it('no load is allowed if storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(claimLoadFor(OWN, build(1))).toBe(false);
});
