import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import type { DataRouter } from 'react-router';
import { vi } from 'vitest';
import { announceSession, startSession } from '@/api/http/session';
import { AppRoot, createApp } from '@/app/create-app';
import { readTables } from '@/mocks/data/db';
import { recordedRequests, type RecordedRequest } from '@/mocks/server/recorder';
import { openSession } from '@/mocks/data/sessions';
import { disposeLater } from './clean-page';

/** A student of the mocked API, by the name before the `@`. */
export type SampleStudent = 'linh.tran' | 'minh';

/** The rendered app. */
export type RenderedRoute = {
  user: UserEvent;
  router: DataRouter;
  queryClient: QueryClient;
  /** The requests so far, in order. */
  requests: () => Promise<RecordedRequest[]>;
};

/** A bearer token of a sample student, created by the mocked API without a request. */
async function bearerOf(student: SampleStudent): Promise<string> {
  const { accounts } = await readTables();
  const account = accounts.find(({ email }) => email === `${student}@example.com`);
  if (!account) throw new Error(`No sample student ${student}`);
  return openSession('bearer', account.id);
}

/**
 * Renders the whole app at a path, as `main` does, with the real router, axios instance and stores; only the network
 * is mocked. Resolves once the page of that path has rendered.
 */
export async function renderRoute(
  path: string,
  { signedInAs }: { signedInAs?: SampleStudent } = {},
): Promise<RenderedRoute> {
  if (signedInAs) {
    startSession(await bearerOf(signedInAs));
    announceSession();
  }
  window.history.pushState(null, '', path);
  const app = createApp();
  disposeLater(app);
  const { router, queryClient } = app;
  render(
    <StrictMode>
      <AppRoot app={app} />
    </StrictMode>,
  );
  await vi.waitFor(
    () => {
      const { initialized, navigation } = router.state;
      if (!initialized || navigation.state !== 'idle') throw new Error(`Still loading ${path}`);
    },
    { interval: 5 },
  );
  return { user: userEvent.setup(), router, queryClient, requests: recordedRequests };
}
