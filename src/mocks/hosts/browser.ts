import { setupWorker } from 'msw/browser';
import { setLatency } from '@/mocks/server/latency';
import { mountPanel, type PanelOptions } from '@/mocks/panel/panel';
import { restorePanelState } from '@/mocks/panel/panel-state';
import { requestHandlers, unknownCall } from '@/mocks/server/request-handlers';
import { setPace } from '@/mocks/engines/sophie/pace';

/** Milliseconds per response in the browser, so that loading states can be seen. */
const BROWSER_LATENCY_MS = 250;
/** Milliseconds per word of Sophie, so that an answer can be read and stopped while it arrives. */
const BROWSER_PACE_MS = 35;

/** Allows the worker's script, and no other, under the demo's policy (`tools/site/policy.ts`). */
function allowScript(address: string): void {
  const absolute = (url: string) => new URL(url, window.location.href).href;
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (absolute(url) === absolute(address) ? url : null),
  });
}

/**
 * Starts the mock API in this page and mounts its panel. Resolves when the worker is active, so that it sees
 * the first call too. The worker script is `mockServiceWorker.js` at the base of the site, in development and
 * in the demo build only.
 */
export async function startMock(options: PanelOptions): Promise<void> {
  setLatency(BROWSER_LATENCY_MS);
  setPace(BROWSER_PACE_MS);
  restorePanelState();
  const url = `${import.meta.env.BASE_URL}mockServiceWorker.js`;
  allowScript(url);
  const worker = setupWorker(...requestHandlers, unknownCall);
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url },
  });
  mountPanel(options);
}
