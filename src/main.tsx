import {
  StrictMode,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  type ReactNode,
} from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startSession } from '@/api/http/session';
import { AppRoot, createApp, firstPageLoaded } from './app/create-app';
import { followBuilds } from './app/follow-builds';
import { firstPage } from '@/app/hydration-data';
import { releaseEarly, typedEarly } from '@/start/hydration-replay';
import { followTheme } from '@/browser/theme';
import './styles/main.css';

/**
 * The app in the place of what was there: hands over what was done until then, before the next paint (R38), and says
 * when that is done.
 */
function TakeOver({ onTaken, children }: { onTaken: () => void; children: ReactNode }) {
  const retype = useRef(() => {});
  // Before any part of the app has touched its fields, and after.
  useInsertionEffect(() => {
    retype.current = typedEarly();
  }, []);
  useLayoutEffect(() => retype.current(), []);
  // Once each part has looked again who is signed in and what is kept.
  useEffect(() => {
    releaseEarly();
    onTaken();
  }, [onTaken]);
  return children;
}

async function start(): Promise<void> {
  if (import.meta.env.DEV || import.meta.env.MODE === 'demo') {
    if (import.meta.env.VITE_MOCK !== 'off') {
      const { startMock } = await import('@/mocks/hosts/browser');
      await startMock({
        demo: import.meta.env.MODE === 'demo',
        signIn: (token) => {
          startSession(token);
          window.location.reload();
        },
      });
    }
  }
  followTheme();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const { page, wait = 'header' } = document.documentElement.dataset;
  // The page that is there is taken over where it is this visitor's. What cannot be loaded is the router's business.
  const first = page && wait === 'header' ? await firstPage(page).catch(() => null) : null;
  const app = createApp(first);
  app.session.follow();
  let onTaken = () => {};
  const taken = new Promise<void>((resolve) => (onTaken = resolve));
  const tree = (
    <StrictMode>
      <TakeOver onTaken={onTaken}>
        <AppRoot app={app} />
      </TakeOver>
    </StrictMode>
  );
  if (first) hydrateRoot(root, tree);
  else {
    // What is there stays until there is something to put in its place.
    if (page) await firstPageLoaded(app);
    createRoot(root).render(tree);
  }
  // Nothing that the first page could be used without comes before that.
  await taken;
  followBuilds(app);
}

void start();
