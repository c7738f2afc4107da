/**
 * The time limit of one wait in a test, in milliseconds. Long enough for a slow machine; the mutation run sets
 * less, because a mutant often prevents the awaited change.
 */
export const WAIT_MS = Number(process.env['TEST_WAIT_MS'] ?? 20_000);

/** The time limit of a test or hook, in milliseconds. */
export const TEST_MS = 6 * WAIT_MS;
