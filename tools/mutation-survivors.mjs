/**
 * Prints, as Markdown, the score of each file and every mutant that no test noticed, from the report of
 * `npm run mutation` (docs/mutation.md). Usage: node tools/mutation-survivors.mjs [report.json]
 */
import { readFileSync } from 'node:fs';

const [report = 'reports/mutation/mutation.json'] = process.argv.slice(2);
/**
 * @typedef {{ location: { start: { line: number, column: number } }, mutatorName: string, replacement?: string,
 *   status: string }} Mutant
 * @type {{ files: Record<string, { source: string, mutants: Mutant[] }> }}
 */
const { files } = JSON.parse(readFileSync(report, 'utf8'));

const KILLED = new Set(['Killed', 'Timeout']);
const ALIVE = new Set(['Survived', 'NoCoverage']);

/** @param {number} killed @param {number} alive */
const score = (killed, alive) =>
  killed + alive === 0 ? '-' : `${((100 * killed) / (killed + alive)).toFixed(1)} %`;

let [allKilled, allAlive] = [0, 0];
const rows = [];
const survivors = [];
for (const [file, { mutants, source }] of Object.entries(files)) {
  const lines = source.split('\n');
  const killed = mutants.filter(({ status }) => KILLED.has(status)).length;
  const alive = mutants.filter(({ status }) => ALIVE.has(status));
  allKilled += killed;
  allAlive += alive.length;
  rows.push(`| ${file} | ${killed} | ${alive.length} | ${score(killed, alive.length)} |`);
  for (const { location, mutatorName, replacement = '', status } of alive) {
    const { line, column } = location.start;
    const code = (lines[line - 1] ?? '').trim();
    const instead = replacement.replaceAll(/\s+/g, ' ').slice(0, 80);
    const uncovered = status === 'NoCoverage' ? ', reached by no test' : '';
    survivors.push(
      `- ${file}:${line}:${column} ${mutatorName}${uncovered}: \`${code}\` -> \`${instead}\``,
    );
  }
}
console.log('| File | Killed | Alive | Score |\n| --- | ---: | ---: | ---: |');
console.log(
  [...rows, `| all | ${allKilled} | ${allAlive} | ${score(allKilled, allAlive)} |`].join('\n'),
);
if (survivors.length > 0) console.log(`\n${survivors.join('\n')}`);
