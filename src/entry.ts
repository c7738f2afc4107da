import { showIncompleteNotice } from '@/browser/incomplete-page';
import { firstPaint } from '@/start/first-paint';
import { isSupported } from '@/start/is-supported';
import { startData } from '@/browser/start-state';
import { recordEarlyEnter } from '@/start/early-enter';
import { loadFont } from '@/start/font-loading';
import { showAllParts } from '@/start/hidden-parts';
import './styles/main.css';

/** Loads the app: after the first paint of a prerendered page, which it would otherwise delay. */
async function start(): Promise<void> {
  // The boot script may have been blocked.
  startData().supported = 'yes';
  if (startData().prerendered !== undefined) await firstPaint();
  const app = import('./main');
  // Creating the first number format takes 50 ms on a slow phone: better now, during the download, than in the first render.
  new Intl.NumberFormat().format(0);
  // Only now: the font would share the connection with the app.
  const { startApp } = await app.finally(loadFont);
  // Its code has run; the browser can paint and handle input before it renders.
  await new Promise((resolve) => setTimeout(resolve));
  await startApp();
}

/** Shows the page as it is if the app does not start, and what it needs if the browser cannot parse it. */
function showWithoutApp(error: unknown): void {
  if (error instanceof SyntaxError) startData().supported = 'no';
  else showIncompleteNotice();
  showAllParts();
  reportError(error);
}

if (isSupported()) {
  recordEarlyEnter();
  void start().catch(showWithoutApp);
}
