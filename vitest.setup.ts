import fc from 'fast-check';
import { afterEach, beforeEach } from 'vitest';
import { settleConsole, watchConsole } from './src/test/console';
import { extendWaitFor } from './src/test/wait-for';

// An unexpected message in the console fails a test (R37).
beforeEach(watchConsole);
afterEach(settleConsole);

// Every run tries the same cases, so that a failure belongs to the change under test. For others: `SEED=$RANDOM npm test`.
fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 2026) });

extendWaitFor();

// A test without a DOM says `@vitest-environment node` and needs no page.
if (typeof document !== 'undefined') {
  const { setUpPage } = await import('./src/test/page/set-up-page');
  setUpPage();
}
