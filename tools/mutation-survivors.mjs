/**
 * Prints, as Markdown, the score per file and every surviving mutant of the report of `npm run mutation`. Usage: node
 * tools/mutation-survivors.mjs [report.json...]
 */
import { readFileSync } from 'node:fs';

const named = process.argv.slice(2);
const reports = named.length > 0 ? named : ['reports/mutation/mutation.json'];

/**
 * @typedef {{ line: number, column: number }} Place
 * @typedef {{ location: { start: Place, end: Place }, replacement?: string, status: string }} Mutant
 * @type {Record<string, { source: string, mutants: Mutant[] }>}
 */
const files = {};
// Later reports win.
for (const report of reports) {
  Object.assign(files, JSON.parse(readFileSync(report, 'utf8')).files);
}

const KILLED = new Set(['Killed', 'Timeout']);
const ALIVE = new Set(['Survived', 'NoCoverage']);

/** @param {number} killed @param {number} alive */
const score = (killed, alive) =>
  killed + alive === 0 ? '-' : `${((100 * killed) / (killed + alive)).toFixed(1)} %`;

/** Code on one line, shortened, as Markdown. @param {string} text */
function code(text) {
  // Markdown has no code span for an empty template.
  const line = text === '``' ? "''" : text.replaceAll(/\s+/g, ' ').trim();
  const short = line.length > 70 ? `${line.slice(0, 69)}…` : line;
  return short.includes('`') ? `\`\` ${short} \`\`` : `\`${short}\``;
}

/** The source that a mutant replaces. @param {string} source @param {Mutant} mutant */
function original(source, { location: { start, end } }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = (lines[last] ?? '').slice(0, end.column - 1);
  lines[0] = (lines[0] ?? '').slice(start.column - 1);
  return lines.join('\n');
}

const rows = [];
const survivors = [];
const all = { killed: 0, alive: 0 };
for (const [file, { mutants, source }] of Object.entries(files)) {
  const killed = mutants.filter(({ status }) => KILLED.has(status)).length;
  const alive = mutants.filter(({ status }) => ALIVE.has(status));
  all.killed += killed;
  all.alive += alive.length;
  rows.push(`| \`${file}\` | ${killed} | ${alive.length} | ${score(killed, alive.length)} |`);
  for (const mutant of alive) {
    const { location, replacement = '', status } = mutant;
    const uncovered = status === 'NoCoverage' ? ', reached by no test' : '';
    const change = `${code(original(source, mutant))} → ${code(replacement)}${uncovered}`;
    survivors.push(`- ${file.replace('src/', '')}:${location.start.line} ${change}`);
  }
}

console.log('| File | Killed | Survived | Score |\n| --- | ---: | ---: | ---: |');
console.log(rows.join('\n'));
console.log(`| all | ${all.killed} | ${all.alive} | ${score(all.killed, all.alive)} |`);
if (survivors.length > 0) console.log(`\n${survivors.join('\n')}`);
