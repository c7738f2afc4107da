import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { resetMock } from '@/mocks/server/control';
import { server } from '@/mocks/hosts/node';
import { fillBrowserGaps } from './browser-gaps';
import { cleanPage } from './clean-page';
import { reportMissingMessages } from './missing-messages';

/** How long a test waits for what has to come, in milliseconds; less for a mutant (vitest.mutation.config.ts). */
export const SLOW_MS = Number(process.env['SLOW_MS'] ?? 10_000);

/**
 * What each test of a page has: the mocked API in place of the network (a request that nobody answers
 * fails the test, R37), and a page as a browser first finds it.
 */
export function setUpPage(): void {
  // A busy machine is slow, not wrong; what never comes still fails.
  configure({ asyncUtilTimeout: SLOW_MS });
  vi.setConfig({ testTimeout: 4 * SLOW_MS });
  reportMissingMessages();
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(fillBrowserGaps);
  afterEach(async () => {
    await cleanPage();
    server.resetHandlers();
    await resetMock();
  });
  afterAll(() => server.close());
}
