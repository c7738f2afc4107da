import { afterEach, expect, it, vi } from 'vitest';
import { resetSession, onSessionReset } from './session-reset';

function fillStorage(storage: Storage): void {
  for (const key of ['answers', 'saved', 'theme', 'lastPath', 'draft.1.2', 'build.x'])
    storage.setItem(key, 'x');
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
    expect(Object.keys(storage).toSorted()).toEqual(['build.x', 'draft.1.2', 'lastPath', 'theme']);
  }
});

it('does not clear localStorage when another tab ended the session', () => {
  fillStorage(sessionStorage);
  fillStorage(localStorage);
  resetSession('another-tab');
  expect(sessionStorage.getItem('answers')).toBeNull();
  expect(localStorage.getItem('saved')).toBe('x');
});

it('continues when storage is blocked', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied');
  });
  localStorage.setItem('saved', 'x');
  expect(() => resetSession('this-tab')).not.toThrow();
  expect(localStorage.getItem('saved')).toBeNull();
});
