import type { EngineName } from './drivers/driver';

/** Scenarios that an engine cannot run, by title, with the reason. */
export const EXCEPTIONS: Record<string, Partial<Record<EngineName, string>>> = {
  'after the end of a session the back/forward cache shows nothing': {
    webkit: 'a page from the cache moves to /login, but stays an empty profile',
  },
};
