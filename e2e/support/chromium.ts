import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** The complete Chromium. */
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/** The headless shell: the same engine with less overhead. */
const HEADLESS = 'chromium-headless-shell';

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The installed Chromium: `CHROMIUM_PATH`, else the first of the usual names on `PATH`. `whole` is for features that
 * the headless shell lacks (the back/forward cache). Ends the process with instructions if there is none.
 */
export function findChromium({ whole = false } = {}): string {
  const named = process.env['CHROMIUM_PATH'];
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const places = named
    ? [named]
    : (whole ? WHOLE : [HEADLESS, ...WHOLE]).flatMap((name) =>
        folders.map((folder) => path.join(folder, name)),
      );
  const found = places.find(isExecutable);
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
