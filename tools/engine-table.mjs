// Prints which scenario ran in which engine, from the report of `npm run e2e:engines`, its argument. Ends with 1 if a
// scenario failed, if an engine ran fewer than 95 % of them, or if the run broke off.
import { readFileSync } from 'node:fs';

const ENGINES = ['chromium', 'firefox', 'webkit'];
const MIN_SHARE = 0.95;

/**
 * @typedef {object} Test
 * @property {string} projectName
 * @property {'expected' | 'unexpected' | 'flaky' | 'skipped'} status
 * @property {{ type: string, description?: string }[]} annotations
 * @property {{ duration: number }[]} results
 *
 * @typedef {object} Suite
 * @property {{ title: string, file: string, tests: Test[] }[]} [specs]
 * @property {Suite[]} [suites]
 *
 * @typedef {object} Cell
 * @property {'passed' | 'failed' | 'skipped'} state
 * @property {string} reason
 * @property {number} ms
 */

const [, , file = ''] = process.argv;
/** @type {Suite & { errors: { message?: string }[] }} */
const report = JSON.parse(readFileSync(file, 'utf8'));

/**
 * @param {Test} test
 * @returns {Cell}
 */
function cellOf({ status, annotations, results }) {
  const ms = results.reduce((sum, { duration }) => sum + duration, 0);
  const reason = annotations.find(({ type }) => type === 'skip')?.description ?? '';
  // Without a reason it was never started, as after the end of a run.
  if (status === 'skipped') return { state: reason ? 'skipped' : 'failed', reason, ms };
  // Only CI retries (playwright.config.ts); the table names the scenario.
  if (status === 'flaky') return { state: 'passed', reason: 'on a retry', ms };
  return { state: status === 'expected' ? 'passed' : 'failed', reason, ms };
}

/** @type {Map<string, Map<string, Cell>>} scenarios, each with a cell per engine */
const scenarios = new Map();

/** @param {Suite} suite */
function collect({ specs = [], suites = [] }) {
  for (const { title, file: source, tests } of specs) {
    const group = source.replace(/^.*\/|\.engine\.ts$/g, '');
    const name = `${group}: ${title}`;
    const cells = scenarios.get(name) ?? new Map();
    for (const test of tests) cells.set(test.projectName, cellOf(test));
    scenarios.set(name, cells);
  }
  suites.forEach(collect);
}
collect(report);

/** @param {readonly string[]} cells */
const row = (cells) => console.log(`| ${cells.join(' | ')} |`);

row(['scenario', ...ENGINES]);
row(['---', ...ENGINES.map(() => '---')]);
for (const [name, cells] of scenarios) {
  row([
    name,
    ...ENGINES.map((engine) => {
      const { state, reason } = cells.get(engine) ?? { state: 'not run', reason: '' };
      return reason ? `${state}: ${reason}` : state;
    }),
  ]);
}

console.log('');
for (const { message } of report.errors) console.log(`Error outside of a scenario: ${message}`);
let isGood = scenarios.size > 0 && report.errors.length === 0;
for (const engine of ENGINES) {
  const cells = [...scenarios.values()].flatMap((all) => all.get(engine) ?? []);
  /** @param {Cell['state']} wanted */
  const count = (wanted) => cells.filter(({ state }) => state === wanted).length;
  const passed = count('passed');
  const failed = scenarios.size - passed - count('skipped');
  const share = (passed + failed) / scenarios.size;
  const seconds = Math.round(cells.reduce((sum, { ms }) => sum + ms, 0) / 1000);
  console.log(
    `${engine}: ${passed} of ${scenarios.size} passed, ${failed} failed, ${count('skipped')} skipped; ` +
      `runs ${(share * 100).toFixed(1)} %; ${seconds} s`,
  );
  isGood &&= failed === 0 && share >= MIN_SHARE;
}
process.exitCode = isGood ? 0 : 1;
