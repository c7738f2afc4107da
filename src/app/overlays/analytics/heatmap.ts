import { clarity } from 'clarity-js';
import { createSender } from './send';
import { stripRecording } from './strip-recording';
import type { Identity, IsSameSession, Tracker } from './tracker';

const ENDPOINT = 'https://m.clarity.ms/collect';
const BATCH_MS = 2000;

/** Number of the newest recording. The library is a singleton, so only that one may stop it. */
let newest = 0;

/** Runs `action`, then restores the methods of `history` it has patched. */
function restoringHistory(action: () => void): void {
  const names = ['pushState', 'replaceState'] as const;
  const before = names.map((name) => Object.getOwnPropertyDescriptor(window.history, name));
  action();
  names.forEach((name, index) => {
    const descriptor = before[index];
    if (descriptor) Object.defineProperty(window.history, name, descriptor);
    else Reflect.deleteProperty(window.history, name);
  });
}

/**
 * The heatmap: Microsoft Clarity from the bundle, with all text masked, no cookies and nothing in storage. Our own
 * sender uploads the recordings, so that the server cannot answer with something to load (R28).
 */
export function createHeatmap(projectId: string, isSameSession: IsSameSession): Tracker {
  const send = createSender();
  let on = true;
  let recordingNumber = 0;
  let identity: Identity | null = null;
  let lastAddress: string | null = null;
  const upload = (recording: string) => {
    if (!on || !isSameSession()) return;
    const body = stripRecording(recording);
    if (body !== null) send(ENDPOINT, { method: 'POST', body, credentials: 'omit' });
  };
  const sendIdentity = () => {
    if (!identity) return;
    clarity.identify(identity.id, undefined, undefined, identity.name);
    clarity.set('email', identity.email);
  };
  const start = () => {
    newest += 1;
    recordingNumber = newest;
    // The library may have restarted on its own for the previous visitor, and would ignore these settings.
    clarity.stop();
    // `page` reports pages; patched history methods would break the router if the recorder throws.
    restoringHistory(() =>
      clarity.start({
        projectId,
        upload,
        content: false,
        track: false,
        fraud: false,
        diagnostics: false,
        delay: BATCH_MS,
        restart: 0,
      }),
    );
    sendIdentity();
  };
  start();
  return {
    page: (address) => {
      // One recording per page; the first one is already running.
      if (lastAddress !== null && lastAddress !== address) start();
      lastAddress = address;
    },
    identify: (next) => {
      identity = next;
      sendIdentity();
    },
    stop: () => {
      // First, so that nothing pending is sent after the student has left.
      on = false;
      identity = null;
      const stopIfNewest = () => {
        if (newest === recordingNumber) clarity.stop();
      };
      stopIfNewest();
      // Back and Forward make the library restart itself a moment later.
      setTimeout(stopIfNewest, 100);
    },
  };
}
