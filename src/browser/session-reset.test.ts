import { afterEach, expect, it, vi } from 'vitest';
import { resetSession, onSessionReset } from './session-reset';

/** Outlive every session. */
const KEPT = ['build.x', 'draft.1.2', 'lastPath', 'sharedDevice', 'steps.1.2.test', 'theme'];

function fillStorage(storage: Storage): void {
  for (const key of ['answers', 'saved', 'compare', ...KEPT]) storage.setItem(key, 'x');
}

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

it('notifies every store and clears all storage keys except those that outlive a session', () => {
  const endings: string[] = [];
  onSessionReset((by) => endings.push(by));
  fillStorage(sessionStorage);
  fillStorage(localStorage);
  resetSession('this-tab');
  expect(endings).toEqual(['this-tab']);
  for (const storage of [sessionStorage, localStorage]) {
    expect(Object.keys(storage).toSorted()).toEqual(KEPT);
  }
});

it('does not clear localStorage when another tab ended the session', () => {
  fillStorage(sessionStorage);
  fillStorage(localStorage);
  resetSession('another-tab');
  expect(sessionStorage.getItem('answers')).toBeNull();
  expect(localStorage.getItem('saved')).toBe('x');
});

it('keeps a visitor’s data on the device when the visit expired', () => {
  localStorage.setItem('saved', 'x');
  // On a shared device it is in the tab.
  fillStorage(sessionStorage);
  resetSession('expired-visit');
  expect(localStorage.getItem('saved')).toBe('x');
  expect(Object.keys(sessionStorage).toSorted()).toEqual(['answers', ...KEPT, 'saved'].toSorted());
});

it('continues when storage is blocked', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied');
  });
  localStorage.setItem('saved', 'x');
  expect(() => resetSession('this-tab')).not.toThrow();
  expect(localStorage.getItem('saved')).toBeNull();
});
