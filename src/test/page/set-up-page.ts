import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { LOCALE_CODES } from '@/i18n/locales';
import { messagesOf } from '@/i18n/messages';
import { resetMock } from '@/mocks/server/control';
import { server } from '@/mocks/hosts/node';
import { WAIT_MS } from '@/test/time-limits';
import { fillBrowserGaps } from './browser-gaps';
import { cleanPage, resetClient } from './clean-page';
import { elementError } from './element-error';

/** Reports a missing message key as a console error, which fails the test (R5). */
function reportMissingMessages(): void {
  for (const locale of LOCALE_CODES) {
    const instance = messagesOf(locale);
    instance.options.saveMissing = true;
    instance.on('missingKey', (_languages: readonly string[], namespace: string, key: string) => {
      console.error(`Missing message ${locale}/${namespace}: ${key}`);
    });
  }
}

/**
 * Gives each test with a DOM a clean page, and the mock API as its network: an unhandled request fails the test
 * (R37).
 */
export function setUpPage(): void {
  configure({ asyncUtilTimeout: WAIT_MS, getElementError: elementError });
  reportMissingMessages();
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(fillBrowserGaps);
  beforeEach(resetClient);
  afterEach(async () => {
    await cleanPage();
    server.resetHandlers();
    await resetMock();
  });
  afterAll(async () => {
    // A page that is still being fetched ahead would fail in the next file, which shares its modules.
    await vi.dynamicImportSettled();
    server.close();
  });
}
