import { createPath, redirect, replace } from 'react-router';

/**
 * Redirects from one path to another. On a first load and on Back the history already has an entry of `from`, which is
 * replaced: otherwise Back would lead to `from`, which would redirect here again. `from` is a full path with its hash.
 */
export function redirectFrom(from: string, to: string): Response {
  return createPath(window.location) === from ? replace(to) : redirect(to);
}
