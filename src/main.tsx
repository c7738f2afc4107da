import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startSession } from './api/session';
import { AppRoot, createApp } from './app/create-app';
import { followTheme } from './lib/theme';
import './styles/main.css';

async function start(): Promise<void> {
  if (import.meta.env.DEV || import.meta.env.MODE === 'demo') {
    if (import.meta.env.VITE_MOCK !== 'off') {
      const { startMock } = await import('./mocks/browser');
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
  const app = createApp();
  app.session.follow();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <AppRoot app={app} />
    </StrictMode>,
  );
}

void start();
