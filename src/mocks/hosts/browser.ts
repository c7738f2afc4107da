import { setupWorker } from 'msw/browser';
import { setLatency } from '@/mocks/server/latency';
import { mountPanel, type PanelOptions } from '@/mocks/panel/panel';
import { restorePanelState } from '@/mocks/panel/panel-state';
import { requestHandlers, unknownCall } from '@/mocks/server/request-handlers';
import { setPace } from '@/mocks/engines/sophie/pace';

/** Milliseconds an answer takes in the browser, so that loading states can be seen. */
const BROWSER_LATENCY_MS = 250;
/** Milliseconds a word of Sophie takes there, so that an answer can be read as it comes, and stopped. */
const BROWSER_PACE_MS = 35;

/** What a browser that has Trusted Types has them in; the types of the DOM do not know it yet. */
type WithTrustedTypes = {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (asked: string) => string | null },
    ) => void;
  };
};

/** Lets the worker's script, and no other, through the demo's policy (`tools/site/policy.ts`). */
function allowScript(address: string): void {
  const { trustedTypes } = window as WithTrustedTypes; // see the type
  const absolute = (url: string) => new URL(url, window.location.href).href;
  trustedTypes?.createPolicy('default', {
    createScriptURL: (asked) => (absolute(asked) === absolute(address) ? asked : null),
  });
}

/**
 * Starts the mocked API in this page and mounts its panel. Resolves when the worker answers, so that no
 * call of the start can slip past it. The worker script is served as `mockServiceWorker.js` at the base
 * of the site, in development and in the demo build alone.
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
