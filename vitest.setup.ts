import { afterEach, beforeEach } from 'vitest';
import { settleConsole, watchConsole } from './src/test/console';

// An unexpected message in the console fails a test (R37).
beforeEach(watchConsole);
afterEach(settleConsole);

// A test of a pure rule says `@vitest-environment node`; what has a page gets the page's things too.
if (typeof document !== 'undefined') {
  const { setUpPage } = await import('./src/test/set-up-page');
  setUpPage();
}
