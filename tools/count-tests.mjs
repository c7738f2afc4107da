// Counts the tests of the last `npm run check` from its reports and prints `N passed, M failed`. The argument
// is the exit status of the run: a failed step without tests counts as one failure. A test that passed only when
// it ran again (in CI) counts as passed; the log names it as flaky.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {{ status: string, assertionResults: unknown[] }[]} testResults
 *
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number }} stats
 * @property {unknown[]} errors
 */

/**
 * @template T
 * @param {string} name
 * @returns {T | null} `null` where the step was not reached
 */
function report(name) {
  const file = fileURLToPath(new URL(`../reports/${name}`, import.meta.url));
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** @type {VitestReport | null} */
const unit = report('vitest.json');
/** @type {(PlaywrightReport | null)[]} */
const browsers = [report('playwright.json'), report('engines.json')];

// A file that fails to load has no tests that could fail.
const unread =
  unit?.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ) ?? [];
let passed = unit?.numPassedTests ?? 0;
let failed = (unit?.numFailedTests ?? 0) + unread.length;
for (const browser of browsers) {
  if (!browser) continue;
  const { expected, unexpected, flaky } = browser.stats;
  passed += expected + flaky;
  failed += unexpected + browser.errors.length;
}
const status = Number(process.argv[2] ?? 0);
const complete = unit !== null && browsers.every((browser) => browser !== null);

console.log(`${passed} passed, ${Math.max(failed, status !== 0 || !complete ? 1 : 0)} failed`);
process.exitCode = failed > 0 || status !== 0 || !complete ? 1 : 0;
