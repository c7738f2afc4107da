import { setupWorker } from 'msw/browser';
import { setLatency } from './latency';
import { mountPanel, type PanelOptions } from './panel';
import { restorePanelState } from './panel-state';
import { requestHandlers, unknownCall } from './request-handlers';
import { setPace } from './sophie/pace';

/** Milliseconds an answer takes in the browser, so that loading states can be seen. */
const BROWSER_LATENCY_MS = 250;
/** Milliseconds a word of Sophie takes there, so that an answer can be read as it comes, and stopped. */
const BROWSER_PACE_MS = 35;

/**
 * Starts the mocked API in this page and mounts its panel. Resolves when the worker answers, so that no
 * call of the start can slip past it. The worker script is served as `mockServiceWorker.js` at the base
 * of the site, in development and in the demo build alone.
 */
export async function startMock(options: PanelOptions): Promise<void> {
  setLatency(BROWSER_LATENCY_MS);
  setPace(BROWSER_PACE_MS);
  restorePanelState();
  const worker = setupWorker(...requestHandlers, unknownCall);
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  });
  mountPanel(options);
}
