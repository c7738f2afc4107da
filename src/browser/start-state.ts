/**
 * The part of a prerendered page that is hidden until the app has rendered: everything, `main` and the footer, or the
 * account in the header. `nothing`: the app did not start in time.
 */
export type HiddenPart = 'page' | 'content' | 'account' | 'nothing';

/** What the prerendered HTML, the boot script and the app share as `data-*` of `<html>` (src/start/README.md). */
export type StartData = {
  /** The path that the page was rendered for. Absent in the shell. */
  prerendered?: string;
  /** What its content depends on, separated by spaces (`DependsOn` in src/start/prerender/pages.ts). */
  depends?: string;
  /** Whether the browser can run the app. Absent without JavaScript. */
  supported?: 'yes' | 'no';
  /** Absent: the page fits this visitor, or the app has started. */
  hide?: HiddenPart;
  /** The files of the font are loading: the fallback shows. */
  font?: 'loading';
};

export function startData(): StartData {
  return document.documentElement.dataset;
}

/** Placeholders of loading content: hidden parts stay hidden until there are none left. */
export const LOADING_PLACEHOLDER = '[data-loading]';

/** Clicks before hydration (src/start/early-input.ts). */
export type EarlyClicks = {
  /** In the order of the clicks. */
  targets: HTMLElement[];
  stopRecording: () => void;
};

/** Activity before the code of the mentorship popup has loaded (./early-activity.ts). Times as `performance.now()`. */
export type EarlyActivity = {
  /** The last event, or the start of the document. */
  activeAt: number;
  clicks: { at: number; target: EventTarget | null }[];
  stopRecording: () => void;
};

/** A request that the boot script made (src/start/boot/prefetch-requests.ts). */
export type PrefetchedRequest = {
  /** Absolute URL, as it was sent. */
  url: string;
  /** JSON of a POST; absent for a GET. */
  body?: string | undefined;
  /** BCP 47 tag, as in `Accept-Language`. */
  language: string;
  /** Public session token that it was sent with. */
  session: string | null;
  /** Rejects without a network. */
  response: Promise<{ status: number; text: string }>;
};

declare global {
  interface Window {
    earlyActivity?: EarlyActivity | undefined;
    earlyClicks?: EarlyClicks | undefined;
    prefetchedRequests?: PrefetchedRequest[];
  }
}
