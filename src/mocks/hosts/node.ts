import { setupServer } from 'msw/node';
import { record } from '@/mocks/server/recorder';
import { requestHandlers } from '@/mocks/server/request-handlers';

/**
 * The mock API for Vitest: `listen({ onUnhandledRequest: 'error' })` before the tests, `resetHandlers()` and
 * `resetMock()` (control.ts) between them, `close()` after them. It records all requests (recorder.ts).
 */
export const server = setupServer(...requestHandlers);

server.events.on('request:start', ({ request }) => record(request));
