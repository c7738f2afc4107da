// Breaks a trace of the browser's main thread down into milliseconds.

/**
 * @typedef {object} Event of a trace; times in microseconds
 * @property {string} name
 * @property {string} ph
 * @property {number} pid
 * @property {number} tid
 * @property {number} ts
 * @property {number} [dur]
 * @property {any} args whatever the browser says of it
 */

/** Trace categories to record. */
export const CATEGORIES = [
  '__metadata',
  'toplevel',
  'blink.user_timing',
  'devtools.timeline',
  'v8',
  'disabled-by-default-v8.compile',
  'disabled-by-default-v8.gc',
  'disabled-by-default-v8.cpu_profiler',
];

/** @type {readonly [kind: string, names: RegExp][]} */
const KINDS = [
  ['compiling scripts', /compile|Parse(Function|Program|Module)|ProduceCache|ConsumeCache/i],
  ['collecting garbage', /GC/],
  [
    'running scripts',
    /^(EvaluateScript|FunctionCall|RunMicrotasks|TimerFire|FireAnimationFrame|FireIdleCallback|EventDispatch|v8\.|V8\.|XHR|ResourceFetcher)/,
  ],
  ['parsing HTML and CSS', /^Parse/],
  ['style and layout', /^(UpdateLayoutTree|RecalculateStyles|Layout|IntersectionObserver)/],
  ['painting', /Paint|Layerize|Commit|Composite|Rasteriz|AnimationFrame/],
];

/** @param {string} name */
const kindOf = (name) => KINDS.find(([, names]) => names.test(name))?.[0] ?? 'the browser itself';

/**
 * The events of the main thread since the navigation or the press, in order.
 * @param {readonly Event[]} events
 * @param {string} url
 */
function mainThread(events, url) {
  const began =
    events.findLast(
      ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
    ) ??
    // The trace began on an open page; its overhead is before the press.
    events.find(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'mousedown');
  const { pid, tid, ts } = began ?? {};
  const own = events
    .filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X' && event.dur)
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  return { own, pid, start: ts ?? 0 };
}

/**
 * Milliseconds by kind, each without what is inside it, and the tasks over 50 ms with theirs.
 * @param {readonly Event[]} own of one thread, in order
 * @param {{ start: number, end: number }} between
 */
function byKind(own, { start, end }) {
  /** @type {Map<string, number>} */
  const kinds = new Map();
  /** @type {{ at: number, ms: number, kinds: Map<string, number> }[]} */
  const tasks = [];
  /** @type {Event[]} */
  const open = [];
  const add = (
    /** @type {Map<string, number>} */ to,
    /** @type {string} */ kind,
    /** @type {number} */ ms,
  ) => to.set(kind, (to.get(kind) ?? 0) + ms);
  for (const event of own.filter(({ ts }) => ts >= start && ts <= end)) {
    const ms = (event.dur ?? 0) / 1000;
    while ((open.at(-1)?.ts ?? 0) + (open.at(-1)?.dur ?? 0) <= event.ts && open.length > 0)
      open.pop();
    const parent = open.at(-1);
    if (!parent) tasks.push({ at: (event.ts - start) / 1000, ms, kinds: new Map() });
    const task = tasks.at(-1);
    for (const to of task ? [kinds, task.kinds] : [kinds]) {
      if (parent) add(to, kindOf(parent.name), -ms);
      add(to, kindOf(event.name), ms);
    }
    open.push(event);
  }
  return { kinds, tasks: tasks.filter(({ ms }) => ms > 50) };
}

/**
 * Milliseconds by script and by its function, from the samples of the profile.
 * @param {readonly Event[]} events
 * @param {number | undefined} pid
 * @param {{ start: number, end: number }} between
 */
function byScript(events, pid, { start, end }) {
  /** @type {Map<number, { url: string, name: string }>} */
  const nodes = new Map();
  /** @type {Map<string, number>} */
  const scripts = new Map();
  /** @type {Map<string, number>} */
  const functions = new Map();
  let at = 0;
  for (const { name, args, pid: process } of events) {
    if (process !== pid) continue;
    if (name === 'Profile') at = args.data.startTime;
    if (name !== 'ProfileChunk') continue;
    for (const { id, callFrame } of args.data.cpuProfile?.nodes ?? []) {
      nodes.set(id, { url: callFrame.url ?? '', name: callFrame.functionName });
    }
    for (const [index, id] of (args.data.cpuProfile?.samples ?? []).entries()) {
      const delta = args.data.timeDeltas?.[index] ?? 0;
      at += delta;
      const node = nodes.get(id);
      if (!node || at < start || at > end || /^\((idle|program|root)\)$/.test(node.name)) continue;
      const script = node.url.replace(/^.*\/assets\//, '') || node.name || '(browser)';
      scripts.set(script, (scripts.get(script) ?? 0) + delta / 1000);
      const key = `${node.name || '(anonymous)'} of ${script}`;
      functions.set(key, (functions.get(key) ?? 0) + delta / 1000);
    }
  }
  return { scripts, functions };
}

/**
 * What kept the main thread busy from the navigation or the press on.
 * @param {Buffer} trace
 * @param {string} url of the page that was opened
 * @param {number} until milliseconds
 */
export function busy(trace, url, until) {
  /** @type {{ traceEvents: Event[] }} */
  const { traceEvents } = JSON.parse(trace.toString());
  const { own, pid, start } = mainThread(traceEvents, url);
  const between = { start, end: start + until * 1000 };
  return { ...byKind(own, between), ...byScript(traceEvents, pid, between) };
}
