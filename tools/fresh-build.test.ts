// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isFresh } from './fresh-build.mjs';

let project: string;

/** Writes a file with this modification time, in seconds since 1970. */
function write(name: string, seconds: number, text = ''): void {
  const file = path.join(project, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  utimesSync(file, seconds, seconds);
}

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'build-'));
  write('index.html', 1);
  write('dist/.vite/manifest.json', 2);
  write('dist/.vite/snapshot.txt', 2, 'mock');
});
afterEach(() => rmSync(project, { recursive: true }));

it('a build is fresh if nothing has changed since', () => {
  write('.env', 1);
  expect(isFresh(project)).toBe(true);
  write('dist/.vite/snapshot.txt', 2, 'live');
  expect(isFresh(project)).toBe(false);
});

it.each(['index.html', '.env', '.env.local', '.env.production', '.env.production.local'])(
  'a build is old after a change of %s',
  (name) => {
    write(name, 3);
    expect(isFresh(project)).toBe(false);
  },
);
