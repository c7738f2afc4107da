import { afterEach, expect, it, vi } from 'vitest';
import { forgetPerson, onForget } from './session-reset';

function fill(storage: Storage): void {
  for (const key of ['answers', 'saved', 'theme', 'lastPath', 'draft.1.2', 'build.x'])
    storage.setItem(key, 'x');
}

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

it('tells every store who ended the session, and sweeps what is stored but for what has to stay', () => {
  const told: string[] = [];
  onForget((by) => told.push(by));
  fill(sessionStorage);
  fill(localStorage);
  forgetPerson('this-tab');
  expect(told).toEqual(['this-tab']);
  for (const storage of [sessionStorage, localStorage]) {
    expect(Object.keys(storage).toSorted()).toEqual(['build.x', 'draft.1.2', 'lastPath', 'theme']);
  }
});

it('leaves what the tabs share to the tab that ended the session', () => {
  fill(sessionStorage);
  fill(localStorage);
  forgetPerson('another-tab');
  expect(sessionStorage.getItem('answers')).toBeNull();
  expect(localStorage.getItem('saved')).toBe('x');
});

it('goes on where storage is refused', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied');
  });
  localStorage.setItem('saved', 'x');
  expect(() => forgetPerson('this-tab')).not.toThrow();
  expect(localStorage.getItem('saved')).toBeNull();
});
