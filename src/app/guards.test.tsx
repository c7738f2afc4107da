import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { documentLoad } from '@/browser/document-load';
import { addFault } from '@/mocks/server/faults';
import { lastPagePath } from '@/routing/last-path';
import { isFirstLoad } from '@/routing/shown-page';
import { expectToasts } from '@/test/toasts';
import { renderRoute } from '@/test/render-route';

const heading = async () => (await screen.findByRole('heading', { level: 1 })).textContent;
describe('guard redirects', () => {
  it.each([
    ...['/login', '/signup', '/auth', '/forgot-password'],
    ...['/vi/login', '/vi/signup', '/vi/auth', '/vi/forgot-password'],
  ])('a student at %s goes to /school-list in the same language', async (path) => {
    const { router } = await renderRoute(path, { signedInAs: 'minh' });
    const vietnamese = path.startsWith('/vi/');
    expect(router.state.location.pathname).toBe(vietnamese ? '/vi/school-list' : '/school-list');
  });

  it.each([
    ...['/onboarding', '/profile', '/profile/edit', '/profile/essays', '/profile/essays/e-1'],
    ...['/profile/checklist', '/profile/achievements', '/vi/onboarding', '/vi/profile/essays/e-1'],
  ])('a visitor at %s goes to /login, and back after signing in', async (path) => {
    const { router } = await renderRoute(`${path}?a=1#b`);
    const vietnamese = path.startsWith('/vi/');
    expect(router.state.location.pathname).toBe(vietnamese ? '/vi/login' : '/login');
    expect(lastPagePath()).toBe(`${path}?a=1#b`);
  });

  it('replace the entry of a first load, so that Back leads to the page before', async () => {
    window.history.replaceState(null, '', '/pricing');
    const { router } = await renderRoute('/profile');
    expect(router.state.location.pathname).toBe('/login');
    await router.navigate(-1);
    await waitFor(() => expect(router.state.location.pathname).toBe('/pricing'));
  });

  it('keep the page that a link to a guarded page is on', async () => {
    const { router } = await renderRoute('/pricing');
    await router.navigate('/profile');
    expect(router.state.location.pathname).toBe('/login');
    await router.navigate(-1);
    await waitFor(() => expect(router.state.location.pathname).toBe('/pricing'));
  });

  it.each(['minh', undefined] as const)(
    'come after the check of an essay id: 404 without a request, signed in as %s',
    async (signedInAs) => {
      const options = signedInAs ? { signedInAs } : {};
      const { requests } = await renderRoute('/profile/essays/abc_1', options);
      expect(await heading()).toBe('Page not found: /profile/essays/abc_1');
      const paths = (await requests()).map(({ url }) => new URL(url).pathname);
      expect(paths.filter((path) => path.includes('basic-info'))).toEqual([]);
    },
  );

  it('anyone may open /signup/verify-phone', async () => {
    const { router } = await renderRoute('/signup/verify-phone', { signedInAs: 'minh' });
    expect(router.state.location.pathname).toBe('/signup/verify-phone');
  });

  it('a visitor is redirected on a later navigation, too', async () => {
    const { router } = await renderRoute('/vi/majors');
    await router.navigate('/vi/profile/edit#scores');
    expect(router.state.location.pathname).toBe('/vi/login');
    expect(lastPagePath()).toBe('/vi/profile/edit#scores');
  });
});

describe('a failing `verify-data`', () => {
  it.each(['getUser', 'getBasicInfo'] as const)('on the first load, at %s: 404', async (match) => {
    addFault({ match, kind: 'html' });
    await renderRoute('/vi/profile', { signedInAs: 'minh' });
    expect(await heading()).toBe('Không tìm thấy trang: /vi/profile');
  });

  it('on the first load is told by the 404 page alone, after one retry', async () => {
    addFault({ match: 'getUser', kind: 'status', status: 503 });
    const { queryClient, requests } = await renderRoute('/profile', { signedInAs: 'minh' });
    expect(await heading()).toBe('Page not found: /profile');
    await screen.findByRole('button', { name: 'Your account' });
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    const asked = (await requests()).filter(({ url }) => new URL(url).pathname.endsWith('/user'));
    expect(asked).toHaveLength(2);
    await expectToasts();
  });

  it('on a later navigation: the generic error page, which reloads when the network returns', async () => {
    const { router } = await renderRoute('/pricing', { signedInAs: 'minh' });
    expect(await heading()).toMatch(/^The free plan/);
    await waitFor(() => expect(isFirstLoad()).toBe(false));
    addFault({ match: 'getBasicInfo', kind: 'html' });
    await router.navigate('/profile');
    await waitFor(async () => expect(await heading()).toBe('We couldn’t load this page'));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Home' })).toBeVisible();
    const reload = vi.spyOn(documentLoad, 'reload').mockReturnValue();
    window.dispatchEvent(new Event('online'));
    expect(reload).toHaveBeenCalledTimes(1);
    await router.navigate('/pricing');
    await waitFor(async () => expect(await heading()).toMatch(/^The free plan/));
    window.dispatchEvent(new Event('online'));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
