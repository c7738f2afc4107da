// The report as Markdown: printed, and written between two marks of docs/performance.md.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { KINDS, reached, formatFigure, worstPerGroup } from './figures.mjs';
import { inRoot } from './kit.mjs';

/**
 * @typedef {import('./figures.mjs').Bar} Bar
 * @typedef {import('./figures.mjs').Figures} Figures
 * @typedef {import('./figures.mjs').Summary} Summary
 * @typedef {{ heap: number, nodes: number, listeners: number }} Memory
 *
 * @typedef {object} Findings
 * @property {string} browser its version
 * @property {number} runs
 * @property {Figures} bare
 * @property {readonly { page: import('./pages.mjs').Measured, figures: Figures }[]} pages
 * @property {readonly { at: number, when: string, kept: boolean }[]} presses
 * @property {readonly { from: string, to: string, painted: Summary, task: Summary }[]} clicks
 * @property {{ fresh: Memory, before: Memory, after: Memory } | null} turned
 * @property {readonly Bar[]} bars
 */

const DOC = inRoot('docs/performance.md');
const BEGIN = '<!-- bench: written by npm run bench -->';
const END = '<!-- bench: end -->';

/**
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`;
/** @param {number} bytes */
const kb = (bytes) => (bytes === 0 ? '–' : `${(bytes / 1024).toFixed(1)} kB`);
/** @param {number} bytes */
const mb = (bytes) => `${(bytes / 1024 / 1024).toFixed(2)} MB`;
/** @param {Summary} figure */
const span = ({ least, most }) => `${(least / 1000).toFixed(2)}–${(most / 1000).toFixed(2)} s`;
/** @param {number} ms */
const task = (ms) => (ms === 0 ? 'under 50 ms' : `${ms.toFixed(0)} ms`);

/** @param {Bar} bar */
function barRow(bar) {
  const found = bar.unit === 'ms' && bar.found === 0 ? 'under 50 ms' : formatFigure(bar, bar.found);
  return [
    bar.group,
    formatFigure(bar, bar.most),
    found,
    bar.where,
    reached(bar) ? 'yes' : '**no**',
  ];
}

/** @param {Findings} findings */
function loads({ bare, pages }) {
  const all = [
    { name: 'bare page', figures: bare },
    ...pages.map(({ page, figures }) => ({ name: page.path, figures })),
  ];
  const ratio = (/** @type {number} */ value, /** @type {number} */ base) =>
    value === base ? '' : ` (${(value / base).toFixed(2)})`;
  const times = all.map(({ name, figures }) => [
    name,
    kb(figures.bytes.js) + ratio(figures.bytes.js, bare.bytes.js),
    seconds(figures.fcp.median) + ratio(figures.fcp.median, bare.fcp.median),
    seconds(figures.lcp.median) + ratio(figures.lcp.median, bare.lcp.median),
    seconds(figures.answerable.median) + ratio(figures.answerable.median, bare.interactive.median),
    seconds(figures.interactive.median) +
      ratio(figures.interactive.median, bare.interactive.median),
    `${figures.blocked.median.toFixed(0)} ms` + ratio(figures.blocked.median, bare.blocked.median),
    figures.cls.most.toFixed(3),
  ]);
  const bytes = all.map(({ name, figures }) => [
    name,
    ...KINDS.map((kind) => kb(figures.bytes[kind])),
    String(figures.requests),
    `${kb(figures.all)} in ${figures.requestsInAll}`,
  ]);
  const spans = all.map(({ name, figures }) => [
    name,
    span(figures.fcp),
    span(figures.lcp),
    span(figures.interactive),
    span(figures.blocked),
    figures.lcpNode,
  ]);
  const usableAt = pages.flatMap(({ page: { path, note } }) =>
    note ? `\`${path}\`: ${note}` : [],
  );
  return [
    '### Loads',
    'Medians, in parentheses the ratio to the bare page; of CLS the worst.',
    table(['Page', 'JavaScript', 'FCP', 'LCP', 'Answerable', 'Interactive', 'TBT', 'CLS'], times),
    `Interactive is ${usableAt.join('; ')}; elsewhere: the heading, once React handles its events.`,
    '### Bytes',
    'Compressed bytes with headers of everything that had arrived when the page became interactive. The last column counts everything until the page is idle, prefetched files included.',
    table(
      [
        'Page',
        'HTML',
        'JavaScript',
        'CSS',
        'Fonts',
        'Messages',
        'API',
        'Other',
        'Requests',
        'In all',
      ],
      bytes,
    ),
    '### Least and most',
    table(['Page', 'FCP', 'LCP', 'Interactive', 'TBT', 'Largest element'], spans),
  ];
}

/** @param {Findings} findings */
function turns({ clicks, turned, presses }) {
  const lines = presses.map(
    ({ at, when, kept }) =>
      `- The first answer of \`/\` pressed ${when} (${seconds(at)}): ${kept ? 'kept' : '**not kept**'}.`,
  );
  const memory = turned
    ? table(
        ['Memory', 'Heap', 'DOM nodes', 'Listeners'],
        Object.entries({
          'first load': turned.fresh,
          'each page seen three times': turned.before,
          '50 turns later': turned.after,
        }).map(([name, of]) => [name, mb(of.heap), String(of.nodes), String(of.listeners)]),
      )
    : '';
  return [
    '### Clicks',
    table(
      ['From', 'To', 'Painted after', 'Least and most', 'Longest task'],
      clicks.map(({ from, to, painted, task: longest }) => [
        from,
        to,
        `${painted.median.toFixed(0)} ms`,
        `${painted.least.toFixed(0)}–${painted.most.toFixed(0)} ms`,
        task(longest.median),
      ]),
    ),
    lines.join('\n'),
    '### Memory',
    memory,
  ];
}

/** @param {Findings} findings */
export function markdown(findings) {
  const { bars, browser, runs } = findings;
  const [cpu] = cpus();
  const missed = bars.filter((bar) => !reached(bar));
  const date = new Date().toISOString().slice(0, 10);
  return [
    `${date}, ${cpus().length} cores of ${cpu?.model ?? 'an unknown CPU'}, Chromium ${browser}, ${runs} interleaved runs.`,
    missed.length > 0
      ? `Not reached: ${missed.length} of ${bars.length} figures that have a bar.`
      : `All ${bars.length} figures that have a bar reach it.`,
    table(['Bar', 'At most', 'Worst', 'Where', 'Reached'], worstPerGroup(bars).map(barRow)),
    ...loads(findings),
    ...turns(findings),
  ].join('\n\n');
}

/**
 * Writes a report between the marks of docs/performance.md.
 * @param {string} report
 */
export function writeReport(report) {
  const text = readFileSync(DOC, 'utf8');
  const [before, rest] = text.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`${DOC} has no ${BEGIN} … ${END}`);
  writeFileSync(DOC, `${before}${BEGIN}\n\n${report}\n\n${END}${after}`);
  spawnSync(process.execPath, [inRoot('node_modules/oxfmt/bin/oxfmt'), DOC], { stdio: 'inherit' });
}
