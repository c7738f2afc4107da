import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startSession } from '@/api/http/session';
import { documentLoad } from '@/browser/document-load';
import { lastPagePath } from '@/routing/last-path';
import { renderRoute } from '@/test/render-route';
import { createSessionFlow } from './session-flow';

it('a logout resolves once /login is open and the pages of the student are forgotten', async () => {
  const { router, queryClient } = await renderRoute('/majors', { signedInAs: 'linh.tran' });
  const { logout } = createSessionFlow({ queryClient, router: () => router });
  await logout();
  const { location, navigation } = router.state;
  expect([location.pathname, navigation.state]).toEqual(['/login', 'idle']);
  expect(lastPagePath()).toBeNull();
});

it('a logout removes what the student wrote on /ai-essay before the login', async () => {
  sessionStorage.setItem('draft.visitor.feedback', 'hers');
  const { router, queryClient } = await renderRoute('/majors', { signedInAs: 'linh.tran' });
  const { logout } = createSessionFlow({ queryClient, router: () => router });
  expect(sessionStorage.getItem('draft.visitor.feedback')).toBe('hers');
  await logout();
  expect(sessionStorage.getItem('draft.visitor.feedback')).toBeNull();
});

it('a page from the back/forward cache is loaded again, also if its session ends later', async () => {
  startSession('abc');
  const router = createMemoryRouter([{ path: '*', Component: () => null }]);
  const reload = vi.spyOn(documentLoad, 'reload').mockReturnValue();
  const deps = { queryClient: new QueryClient(), router: () => router };
  onTestFinished(createSessionFlow(deps).follow());
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  const { style } = document.documentElement;
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  onTestFinished(() => void style.removeProperty('visibility'));
  document.cookie = 'token=; max-age=0; path=/';
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(style.visibility, 'the page was shown before').toBe('hidden');
});
