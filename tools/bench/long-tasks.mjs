// What the benchmarks of long tasks have in common (tools/bench/plan.mjs, tools/bench/chat.mjs).
import { parseArgs } from 'node:util';
import { buildToMeasure, launch, startApi } from './kit.mjs';
import { serve } from './site.mjs';

/** Milliseconds from which a task counts as long. */
export const LONG = 50;
/** Milliseconds that a step is watched on after it is done. */
export const AFTER = 600;

/**
 * Reads the command line (`--dist <folder>` is another production build, `--runs <n>` how many runs) and starts what
 * is measured; `stop` ends it.
 */
export async function begin() {
  const { values } = parseArgs({
    options: { dist: { type: 'string' }, runs: { type: 'string', default: '5' } },
  });
  const dist = buildToMeasure(values.dist);
  const api = await startApi();
  const site = await serve(dist, api.url);
  const browser = await launch();
  const stop = async () => {
    await browser.close();
    site.stop();
    api.stop();
  };
  return { runs: Number(values.runs), api, site, browser, stop };
}
