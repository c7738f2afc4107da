/**
 * How long a test waits for one thing to happen, in milliseconds. Generous, so that a busy machine fails no test;
 * the mutation run sets less, because a mutant often prevents what a test waits for.
 */
export const WAIT_MS = Number(process.env['TEST_WAIT_MS'] ?? 20_000);

/** How long a whole test or hook may take, in milliseconds. */
export const TEST_MS = 6 * WAIT_MS;
