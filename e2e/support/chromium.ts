import { chromium, type Browser } from '@playwright/test';
import path from 'node:path';
import { findExecutable } from './program';

/** The complete Chromium. */
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/** The headless shell: the same engine with less overhead. */
const HEADLESS = 'chromium-headless-shell';

/**
 * The installed Chromium: `CHROMIUM_PATH`, else the first of the usual names on `PATH`. `whole` is for features that
 * the headless shell lacks (the back/forward cache). Ends the process with instructions if there is none.
 */
export function findChromium({ whole = false } = {}): string {
  const named = process.env['CHROMIUM_PATH'];
  const found = findExecutable(
    named ? [path.resolve(named)] : whole ? WHOLE : [HEADLESS, ...WHOLE],
  );
  if (found) return found;
  console.error(
    named
      ? `CHROMIUM_PATH is ${named}, which cannot be run.`
      : 'No Chromium on this machine: `apt-get install chromium`, or set CHROMIUM_PATH to one.',
  );
  process.exit(1);
}

/** Flags that stop Chromium's own network traffic and let it run in a container. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** For tests, whose pages live for seconds: optimizing their code costs more than it saves. */
export const TEST_FLAGS = [...CHROMIUM_FLAGS, '--js-flags=--no-turbofan --no-maglev'];

/** Starts the complete Chromium with its back/forward cache, which Playwright turns off. */
export function launchWithPageCache(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium({ whole: true }),
    args: CHROMIUM_FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}
