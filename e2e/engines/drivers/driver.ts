/** The engines under test. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;

/** The time zone of every engine; Playwright's configuration has it for Chromium. */
export const TIME_ZONE = 'Asia/Ho_Chi_Minh';

/** The name of an engine. */
export type EngineName = (typeof ENGINES)[number];

/** How a test's browser starts. */
export type SessionOptions = {
  width: number;
  height: number;
  language: string;
  /** Whether Back may take a page from the back/forward cache. Firefox and WebKit always have it. */
  pageCache?: boolean;
};

/** The keys that a test presses by name. */
export const KEYS = [
  'Enter',
  'Tab',
  'Escape',
  'ArrowDown',
  'ArrowUp',
  'ArrowRight',
  'Space',
  'Backspace',
  'End',
] as const;

/** A key that a test presses by name. */
export type Key = (typeof KEYS)[number];

/** One tab: what Playwright, Puppeteer and WebDriver can all do. */
export type Session = {
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Another tab with the same storage, in front. The next step in a tab brings it to the front. */
  newTab: () => Promise<Session>;
  /**
   * Runs an expression before the scripts of every later document of `goto` and `reload`. WebDriver has no such
   * command: in WebKit it runs once the document has loaded.
   */
  early: (expression: string) => Promise<void>;
  /** Evaluates an expression in the page and waits for its promise. The value must be JSON. */
  run: (expression: string) => Promise<unknown>;
  /** Clicks the element that the expression returns, like a person: at its center, if nothing covers it. */
  click: (expression: string) => Promise<void>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  press: (key: Key, modifier?: 'Control' | 'Shift') => Promise<void>;
  /** Stores a cookie for the origin of the open page. */
  addCookie: (name: string, value: string) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  /** Closes the tab, the tabs opened from it, and their storage. */
  close: () => Promise<void>;
};

/** A started engine. Sessions share nothing. */
export type Engine = {
  name: EngineName;
  open: (options: SessionOptions) => Promise<Session>;
  stop: () => Promise<void>;
};
