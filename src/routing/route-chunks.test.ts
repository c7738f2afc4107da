import { expect, it } from 'vitest';
import { chunksOfPath, type PreloadMap } from './route-chunks';

const line = (path: string, guard: 'auth' | 'guest' | null, chunk: number, message: number) => ({
  path,
  guard,
  chunks: [chunk],
  messages: { en: [message], vi: [] },
});

const MAP: PreloadMap = {
  files: ['/app.js', '/api.js', '/home.js', '/home.json', '/today.js', '/today.json', '/form.js'],
  app: [0],
  frame: { en: [], vi: [] },
  student: [1],
  routes: [line('', null, 2, 3), line('', 'auth', 4, 5), line('login', 'guest', 6, 3)],
};

it('a student’s view of a page has files of its own', () => {
  expect(chunksOfPath(MAP, '/', false)).toEqual(['/app.js', '/home.js', '/home.json']);
  expect(chunksOfPath(MAP, '/', true)).toEqual([
    '/app.js',
    '/api.js',
    '/home.js',
    '/home.json',
    '/today.js',
    '/today.json',
  ]);
});

it('a page that the guard refuses has no files', () => {
  expect(chunksOfPath(MAP, '/login', false)).toEqual(['/app.js', '/form.js', '/home.json']);
  expect(chunksOfPath(MAP, '/login', true)).toEqual(['/app.js', '/api.js']);
});
