import { clarity } from 'clarity-js';
import { createSender } from './send';
import type { Identity, StillTheSame, Tracker } from './tracker';
import { withoutWords } from './without-words';

/** Where recordings go. */
const ENDPOINT = 'https://m.clarity.ms/collect';

/** Milliseconds for which recordings are gathered before they are sent. */
const GATHER_MS = 2000;

/** Counts the recordings that were begun: the library is one for the page, whoever it records. */
let begun = 0;

/** Runs something that replaces methods of `history`, and puts those of the browser back. */
function keepHistory(act: () => void): void {
  const names = ['pushState', 'replaceState'] as const;
  const before = names.map((name) => Object.getOwnPropertyDescriptor(window.history, name));
  act();
  names.forEach((name, index) => {
    const own = before[index];
    if (own) Object.defineProperty(window.history, name, own);
    else Reflect.deleteProperty(window.history, name);
  });
}

/**
 * The heatmap: Microsoft Clarity from the bundle, with every text masked, no cookie and nothing in storage.
 * Recordings leave by our own sender, so that its server cannot answer with anything to load (R28).
 */
export function createHeatmap(projectId: string, still: StillTheSame): Tracker {
  const send = createSender();
  let on = true;
  /** Which of the recordings is this one's. */
  let own = 0;
  let who: Identity | null = null;
  let last: string | null = null;
  const upload = (recording: string) => {
    if (!on || !still()) return;
    const body = withoutWords(recording);
    if (body !== null) send(ENDPOINT, { method: 'POST', body, credentials: 'omit' });
  };
  const tell = () => {
    if (!who) return;
    clarity.identify(who.id, undefined, undefined, who.name);
    clarity.set('email', who.email);
  };
  const start = () => {
    begun += 1;
    own = begun;
    // It may have begun anew by itself for who was here before, and would not take these settings then.
    clarity.stop();
    // Pages are told by `page`: a router whose every step runs through a recorder breaks with it.
    keepHistory(() =>
      clarity.start({
        projectId,
        upload,
        content: false,
        track: false,
        fraud: false,
        diagnostics: false,
        delay: GATHER_MS,
        restart: 0,
      }),
    );
    tell();
  };
  start();
  return {
    page: (address) => {
      // The first page is being recorded already.
      if (last !== null && last !== address) {
        // Each page is a recording of its own, and each has to be told anew who it is of.
        start();
      }
      last = address;
    },
    identify: (next) => {
      who = next;
      tell();
    },
    stop: () => {
      // First: what was not sent yet is of somebody who has left.
      on = false;
      who = null;
      // It may record whoever is here next by now.
      const end = () => {
        if (begun === own) clarity.stop();
      };
      end();
      // Back and Forward make the library begin anew a moment later, by itself.
      setTimeout(end, 100);
    },
  };
}
