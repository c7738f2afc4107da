// The pages to measure, and their bars relative to the bare page.

/** Stored answers of a returning visitor. */
const ANSWERS = JSON.stringify({
  state: {
    classGradeId: 12,
    countryIds: [],
    budget: { min: '10000', max: '20000' },
    parentId: 1,
    titleIds: [],
    average: null,
    ielts: null,
    sat: null,
  },
  version: 0,
});

/**
 * @typedef {object} Bars figures as ratios to the bare page of the same run
 * @property {number} [fcp]
 * @property {number} [lcp]
 * @property {number} [answerable]
 * @property {number} [interactive]
 * @property {number} [blocked]
 *
 * @typedef {object} Measured
 * @property {string} path
 * @property {string} ready selector of the content that has to be interactive
 * @property {string} [group] under which its bars are reported; default: its path
 * @property {string} [note]
 * @property {boolean} [student] opened by a signed-in student
 * @property {Record<string, string>} [kept] what the device's storage has from before
 * @property {Bars} bars
 */

/** The heading of a public page. `/` is interactive with the first answer of its first question instead. */
const HEADING = 'main h1';

/** Shared by every public page except `/`. */
const PUBLIC = {
  group: 'Other public pages',
  bars: { fcp: 0.4, lcp: 0.4 },
};

/** @type {readonly Measured[]} */
export const PAGES = [
  {
    path: '/',
    ready: 'main fieldset input',
    note: 'the first answer can be given',
    bars: { fcp: 0.32, lcp: 0.32, answerable: 0.4, interactive: 1.2, blocked: 1.6 },
  },
  {
    path: '/school-list',
    ready: 'main ol a[href*="program="]',
    note: 'the first program of the results',
    kept: { answers: ANSWERS },
    bars: { interactive: 1.55 },
  },
  {
    path: '/profile/checklist',
    ready: 'main article',
    note: 'the first card of the plan',
    student: true,
    bars: {},
  },
  { path: '/sophie', ready: 'main textarea', note: 'the field for a question', ...PUBLIC },
  { path: '/ai-essay', ready: HEADING, ...PUBLIC },
  { path: '/majors', ready: HEADING, ...PUBLIC },
  { path: '/scholarship', ready: HEADING, ...PUBLIC },
  { path: '/resources', ready: HEADING, ...PUBLIC },
  { path: '/pricing', ready: HEADING, ...PUBLIC },
  { path: '/demo', ready: HEADING, ...PUBLIC },
  { path: '/login', ready: 'h1', ...PUBLIC },
  { path: '/signup', ready: 'h1', ...PUBLIC },
  { path: '/auth', ready: 'h1', ...PUBLIC },
  { path: '/forgot-password', ready: 'h1', ...PUBLIC },
];

/** Sequences of pages whose clicks are measured; each page is opened for the first time. */
export const WALKS = [
  {
    student: false,
    paths: [
      '/',
      '/majors',
      '/scholarship',
      '/school-list',
      '/sophie',
      '/ai-essay',
      '/resources',
      '/',
    ],
  },
  { student: true, paths: ['/profile', '/profile/checklist', '/profile/essays', '/profile'] },
];

/** Pages that are visited in turn before the heap is measured. */
export const VISITED = ['/majors', '/scholarship', '/school-list', '/sophie', '/resources', '/'];
export const TURNS = 50;

/** Stored answers for these sequences. */
export const STORED = { answers: ANSWERS };

/** Limits in milliseconds: the next page painted, and the longest task until then. */
export const CLICK = { painted: 100, task: 50 };
/** Limit of the heap after the visits, relative to before. */
export const HEAP = 1.1;
