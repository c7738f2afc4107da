import fc from 'fast-check';
import { afterEach, beforeEach } from 'vitest';
import { settleConsole, watchConsole } from './src/test/console';

// An unexpected message in the console fails a test (R37).
beforeEach(watchConsole);
afterEach(settleConsole);

// The same cases in each run, so that a failure is of the change it comes with; others with `SEED=$RANDOM npm test`.
fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 2026) });

// A test of a pure rule says `@vitest-environment node`; what has a page gets the page's things too.
if (typeof document !== 'undefined') {
  const { setUpPage } = await import('./src/test/set-up-page');
  setUpPage();
}
