import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { preloadTransport } from '@/api/http/client';
import { restorePrerendered } from '@/api/http/prerendered-queries';
import { startSession } from '@/api/http/session';
import { startData } from '@/browser/start-state';
import { HydrationReplay } from '@/start/hydration-replay';
import { keepScroll } from '@/start/kept-scroll';
import { AppRoot, createApp, firstPageLoaded } from './app/create-app';
import { followBuilds } from './app/follow-builds';
import { hydrationDataOf } from './app/hydration-data';

async function startMockApi(): Promise<void> {
  const { startMock } = await import('@/mocks/hosts/browser');
  await startMock({
    demo: import.meta.env.MODE === 'demo',
    signIn: (token) => {
      startSession(token);
      window.location.reload();
    },
  });
}

/** Hydrates the prerendered page, or renders the app in its place. */
export async function startApp(): Promise<void> {
  preloadTransport();
  if (import.meta.env.DEV || import.meta.env.MODE === 'demo') {
    if (import.meta.env.VITE_MOCK !== 'off') await startMockApi();
  }
  const root = document.getElementById('root');
  if (!root) return; // every page has it (index.html)
  const { prerendered, depends = '', hide = 'account' } = startData();
  // A placeholder and a page that differs for this visitor are rendered instead; so is one whose module fails to load, to
  // show the error.
  const isComplete = prerendered !== undefined && !depends.split(' ').includes('placeholder');
  const canHydrate = isComplete && hide === 'account';
  const hydrationData = canHydrate ? await hydrationDataOf(prerendered).catch(() => null) : null;
  const app = createApp(hydrationData);
  // Only when hydrating: a page that is rendered anew would show the snapshot's data before this visitor's own.
  if (hydrationData) restorePrerendered(app.queryClient);
  app.session.follow();
  // Keeps the prerendered page until its replacement has loaded.
  if (prerendered !== undefined && !hydrationData) await firstPageLoaded(app);
  document.getElementById('incomplete')?.remove();
  const restoreScroll = hydrationData ? undefined : keepScroll();
  await new Promise<void>((resolve) => {
    const tree = (
      <StrictMode>
        <HydrationReplay onRendered={restoreScroll} onDone={resolve}>
          <AppRoot app={app} />
        </HydrationReplay>
      </StrictMode>
    );
    // A transition renders in small pieces, between which the browser can scroll and paint.
    startTransition(() => {
      if (hydrationData) hydrateRoot(root, tree);
      else createRoot(root).render(tree);
    });
  });
  void followBuilds(app);
}
