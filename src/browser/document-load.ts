/** How the document is loaded again: in one place, for no test can let it happen. */
export const documentLoad = {
  /** Goes to a path as a link does, with an entry of its own in the history. */
  assign: (path: string): void => window.location.assign(path),
  /** Goes to a path in the place of the present entry. */
  replace: (path: string): void => window.location.replace(path),
  /** Loads the path that the address bar shows. */
  reload: (): void => window.location.reload(),
};

/**
 * Whether the site would give a page for a path just now. A load that fails would leave the browser's own error page
 * in the place of ours. Never rejects; `patienceMs` is how long an answer may take.
 */
export async function canLoad(path: string, patienceMs: number): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    return (await fetch(path, { cache: 'no-store', signal })).status < 500;
  } catch {
    return false;
  }
}
