import { setupServer } from 'msw/node';
import { record } from '@/mocks/server/recorder';
import { requestHandlers } from '@/mocks/server/request-handlers';

/**
 * The mocked API for Vitest: `listen({ onUnhandledRequest: 'error' })` before the tests, `resetHandlers()`
 * and `resetMock()` (control.ts) between them, `close()` after. It records what it is asked
 * (recorder.ts).
 */
export const server = setupServer(...requestHandlers);

server.events.on('request:start', ({ request }) => record(request));
