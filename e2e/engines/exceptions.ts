import type { EngineName } from './drivers/driver';

/** Scenarios that an engine cannot run, by title, with the reason. */
export const EXCEPTIONS: Record<string, Partial<Record<EngineName, string>>> = {
  'a switch keeps the scroll position of a list': {
    firefox:
      'the list is shorter while it loads: the page moves up, and only Chromium moves it back',
    webkit:
      'the list is shorter while it loads: the page moves up, and only Chromium moves it back',
  },
};
