// Turns the results of the runs into figures: medians, ratios to the bare page, bars.
import { brotliCompressSync } from 'node:zlib';
import { summary } from './kit.mjs';
import { CLICK, HEAP } from './pages.mjs';

/**
 * @typedef {import('./load.mjs').Kind} Kind
 * @typedef {Awaited<ReturnType<typeof import('./load.mjs').load>>} Load
 * @typedef {ReturnType<typeof summary>} Summary
 *
 * @typedef {object} Figures of the loads of one page
 * @property {Record<Kind, number>} bytes that came before the page could be used, by kind
 * @property {number} all bytes until the page is at rest
 * @property {number} requests answered before the page could be used
 * @property {number} requestsInAll
 * @property {Summary} fcp
 * @property {Summary} lcp
 * @property {Summary} answerable
 * @property {Summary} interactive
 * @property {Summary} blocked
 * @property {Summary} cls
 * @property {string} lcpNode
 *
 * @typedef {object} Bar
 * @property {string} group what the bar is called; of several figures under one the worst counts
 * @property {string} where
 * @property {number} most
 * @property {number} found
 * @property {'ratio' | 'ms' | 'shift'} unit
 */

/** @type {readonly Kind[]} */
export const KINDS = ['html', 'js', 'css', 'font', 'messages', 'api', 'other'];

/**
 * Requests that were finished when the page became interactive.
 * @param {Pick<Load, 'requests' | 'seen'>} load
 */
const loadedBefore = ({ requests, seen }) =>
  requests.filter(({ end, ahead }) => !ahead && end <= seen.interactive);

/** @param {Load} load */
function bytesOf({ requests, seen, inline }) {
  const early = loadedBefore({ requests, seen });
  const sum = (/** @type {Kind} */ kind) =>
    early.filter((request) => request.kind === kind).reduce((all, { bytes }) => all + bytes, 0);
  // Inline scripts count as JavaScript, not as HTML.
  const scripts = inline.reduce((all, text) => all + brotliCompressSync(text).length, 0);
  return {
    html: sum('html') - scripts,
    js: sum('js') + scripts,
    css: sum('css'),
    font: sum('font'),
    messages: sum('messages'),
    api: sum('api'),
    other: sum('other'),
  };
}

/**
 * @param {readonly Load[]} loads of one page
 * @returns {Figures}
 */
export function figuresOf(loads) {
  const bytes = loads.map(bytesOf);
  const middle = (/** @type {(load: Load) => number} */ of) => summary(loads.map(of)).median;
  const each = (/** @type {(seen: Load['seen']) => number} */ of) =>
    summary(loads.map(({ seen }) => of(seen)));
  const kind = (/** @type {Kind} */ name) => summary(bytes.map((of) => of[name])).median;
  return {
    bytes: {
      html: kind('html'),
      js: kind('js'),
      css: kind('css'),
      font: kind('font'),
      messages: kind('messages'),
      api: kind('api'),
      other: kind('other'),
    },
    all: middle(({ requests }) => requests.reduce((sum, request) => sum + request.bytes, 0)),
    requests: middle((of) => loadedBefore(of).length),
    requestsInAll: middle(({ requests }) => requests.length),
    fcp: each(({ fcp }) => fcp),
    lcp: each(({ lcp }) => lcp),
    // A page without HTML of its own is answerable once it is interactive.
    answerable: each(({ answerable, interactive }) => answerable || interactive),
    interactive: each(({ interactive }) => interactive),
    blocked: each(({ tasks }) =>
      tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - CLICK.task), 0),
    ),
    cls: each(({ cls }) => cls),
    lcpNode: loads.at(-1)?.seen.lcpNode ?? '',
  };
}

/**
 * The figures with a bar; each is compared with the bare page's figure `from`, which is the same unless named.
 * @type {readonly { key: keyof import('./pages.mjs').Bars, name: string, from?: 'interactive' }[]}
 */
const RATIOS = [
  { key: 'fcp', name: 'FCP' },
  { key: 'lcp', name: 'LCP' },
  // The bare page has nothing to press before React has rendered it.
  { key: 'answerable', name: 'answerable', from: 'interactive' },
  { key: 'interactive', name: 'interactive' },
  { key: 'blocked', name: 'TBT' },
];

/**
 * The bars of page loads with the figures found.
 * @param {Figures} bare
 * @param {readonly { page: import('./pages.mjs').Measured, figures: Figures }[]} pages
 * @returns {Bar[]}
 */
export function loadBars(bare, pages) {
  return pages.flatMap(({ page: { path, bars, group = path }, figures }) => {
    /** @type {Bar[]} */
    const found = RATIOS.flatMap(({ key, name, from = key }) => {
      const most = bars[key];
      if (most === undefined) return [];
      return {
        group: `${group}: ${name}`,
        where: path,
        most,
        found: figures[key].median / bare[from].median,
        unit: 'ratio',
      };
    });
    const shift = { group: 'CLS', where: path, most: 0, found: figures.cls.most };
    return [...found, { ...shift, unit: /** @type {const} */ ('shift') }];
  });
}

/**
 * The bars of clicks and of memory with the figures found.
 * @param {readonly { from: string, to: string, painted: Summary, task: Summary }[]} clicks
 * @param {{ before: { heap: number }, after: { heap: number } }} turned
 * @returns {Bar[]}
 */
export function clickBars(clicks, { before, after }) {
  const group = 'Heap after 50 turns';
  return [
    ...clicks.flatMap(({ from, to, painted, task }) => {
      const click = { where: `${from} to ${to}`, unit: /** @type {const} */ ('ms') };
      return [
        {
          ...click,
          group: 'Click to next page painted',
          most: CLICK.painted,
          found: painted.median,
        },
        { ...click, group: 'Longest task of a click', most: CLICK.task, found: task.median },
      ];
    }),
    { group, where: '', most: HEAP, found: after.heap / before.heap, unit: 'ratio' },
  ];
}

/** Decimals that a figure is shown and compared with. */
const DIGITS = { ratio: 2, ms: 0, shift: 3 };

/**
 * Formats a figure of a bar.
 * @param {Bar} bar
 * @param {number} value
 */
export const formatFigure = ({ unit }, value) =>
  value.toFixed(DIGITS[unit]) + (unit === 'ms' ? ' ms' : '');

/**
 * Whether a bar is met; compared with the decimals shown.
 * @param {Bar} bar
 */
export const reached = ({ most, found, unit }) => Number(found.toFixed(DIGITS[unit])) <= most;

/**
 * The worst figure per group, in the order of the groups.
 * @param {readonly Bar[]} bars
 * @returns {Bar[]}
 */
export function worstPerGroup(bars) {
  /** @type {Map<string, Bar>} */
  const groups = new Map();
  for (const bar of bars) {
    const other = groups.get(bar.group);
    if (!other || bar.found > other.found) groups.set(bar.group, bar);
  }
  return [...groups.values()];
}
