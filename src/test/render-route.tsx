import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import type { DataRouter } from 'react-router';
import { vi } from 'vitest';
import { AppRoot, createApp } from '@/app/create-app';
import { recordedRequests, type RecordedRequest } from '@/mocks/server/recorder';
import { disposeLater } from '@/test/page/clean-page';
import { signIn, type SampleStudent } from './sign-in';

/** The rendered app. */
export type RenderedRoute = {
  user: UserEvent;
  router: DataRouter;
  queryClient: QueryClient;
  /** The requests so far, in order. */
  requests: () => Promise<RecordedRequest[]>;
};

/**
 * Renders the whole app at a path, as `main` does, with the real router, axios instance and stores; only the network
 * is mocked. Resolves once the page of that path has rendered.
 */
export async function renderRoute(
  path: string,
  { signedInAs }: { signedInAs?: SampleStudent } = {},
): Promise<RenderedRoute> {
  if (signedInAs) await signIn(signedInAs);
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
