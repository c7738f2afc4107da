// What the benchmarks beside `npm run bench` share: of the plan, the chat, the journey and without a network.
import { parseArgs } from 'node:util';
import { startApi } from '../local-servers.mjs';
import { buildToMeasure, launch } from './kit.mjs';
import { serve } from './site.mjs';

/** Milliseconds from which a task is long. */
export const LONG_TASK_MS = 50;
/** Milliseconds to keep watching after a step. */
export const WATCH_AFTER_MS = 600;

/**
 * Reads the command line (`--dist <folder>` measures another production build, `--runs <n>` sets the number of
 * runs, `--slower <n>` divides the speed of the processor) and starts API, site and browser; `stop` ends them.
 */
export async function startBenchmark() {
  const { values } = parseArgs({
    options: {
      dist: { type: 'string' },
      runs: { type: 'string', default: '5' },
      slower: { type: 'string', default: '1' },
    },
  });
  const dist = buildToMeasure(values.dist);
  const api = await startApi();
  const site = await serve(dist, api.url);
  const browser = await launch();
  const stop = async () => {
    await browser.close();
    await site.stop();
    await api.stop();
  };
  return { runs: Number(values.runs), slower: Number(values.slower), api, site, browser, stop };
}
