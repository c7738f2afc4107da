// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const table = fileURLToPath(new URL('engine-table.mjs', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'engines-'));
afterAll(() => rmSync(folder, { recursive: true }));

const test = (projectName: string) => ({
  projectName,
  status: 'expected',
  annotations: [],
  results: [{ duration: 1 }],
});
const tests = ['chromium', 'firefox', 'webkit'].map(test);
const passed = {
  suites: [{ specs: [{ title: 'a plan', file: 'e2e/engines/plan.engine.ts', tests }] }],
  errors: [],
};

/** The exit code for a report; `null` for none. */
function exitCode(report: object | null): number | null {
  const file = path.join(folder, report === null ? 'missing.json' : 'report.json');
  if (report !== null) writeFileSync(file, JSON.stringify(report));
  return spawnSync(process.execPath, [table, file]).status;
}

it('a run passes if every engine ran its scenarios', () => {
  expect(exitCode(passed)).toBe(0);
  expect(exitCode({ ...passed, suites: [] })).toBe(1);
});

it('a run fails if it broke off, with or without a report', () => {
  expect(exitCode({ ...passed, errors: [{ message: 'The server did not start' }] })).toBe(1);
  expect(exitCode(null)).toBe(1);
});
