import type { Page } from '@playwright/test';

const QUIET_MS = 500;

/**
 * Waits until a page has asked for nothing for half a second, so that what was not asked for by then does not come.
 * `networkidle` is said once for each document: later in it, waiting for that is no waiting.
 */
export async function atRest(page: Page): Promise<void> {
  const asks = () =>
    page
      .waitForRequest(() => true, { timeout: QUIET_MS })
      .then(
        () => true,
        () => false,
      );
  let busy = true;
  while (busy) busy = await asks();
}
