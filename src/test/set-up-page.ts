import '@testing-library/jest-dom/vitest';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { resetMock } from '@/mocks/control';
import { server } from '@/mocks/node';
import { fillBrowserGaps } from './browser-gaps';
import { cleanPage } from './clean-page';
import { reportMissingMessages } from './missing-messages';

/**
 * What each test of a page has: the mocked API in place of the network (a request that nobody answers
 * fails the test, R37), and a page as a browser first finds it.
 */
export function setUpPage(): void {
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
