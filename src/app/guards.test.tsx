import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addFault } from '@/mocks/faults';
import { lastPath } from '@/routing/last-path';
import { renderRoute } from '@/test/render-route';

/** Page modules whose code was asked for. Each is asked for once in this file, so the order counts. */
const asked = vi.hoisted(() => new Set<string>());

vi.mock('/src/pages/upcoming/upcoming-page.tsx', async (original) => {
  asked.add('upcoming');
  return original();
});
vi.mock('/src/pages/login/login-page.tsx', async (original) => {
  asked.add('login');
  return original();
});

const heading = async () => (await screen.findByRole('heading', { level: 1 })).textContent;
const paths = (requests: { url: string }[]) => requests.map(({ url }) => new URL(url).pathname);

beforeEach(() => asked.clear());

describe('guards run before the first byte of a page', () => {
  it('`guest`: a student never asks for the code of /login', async () => {
    const { router } = await renderRoute('/login', { signedInAs: 'minh' });
    expect(router.state.location.pathname).toBe('/school-list');
    expect(asked).toEqual(new Set());
  });

  it('`auth`: a visitor never asks for the code of a profile page, nor for a call', async () => {
    const { router, requests } = await renderRoute('/profile/checklist?a=1#b');
    expect(router.state.location.pathname).toBe('/login');
    expect(await heading()).toBe('Log in');
    expect(asked).toEqual(new Set(['login']));
    expect(await requests()).toEqual([]);
  });

  it('`verify-data`: nobody asks for the code where the account did not load', async () => {
    addFault({ match: 'getUser', kind: 'status', status: 404 });
    await renderRoute('/profile', { signedInAs: 'minh' });
    expect(await heading()).toBe('Page not found: /profile');
    expect(asked).toEqual(new Set());
  });

  it('and then the page of whoever may see it', async () => {
    const { requests } = await renderRoute('/profile', { signedInAs: 'minh' });
    expect(await heading()).toBe('Your profile');
    expect(asked).toEqual(new Set(['upcoming']));
    expect(paths(await requests()).sort()).toEqual(['/api/v1/student/basic-info', '/api/v1/user']);
  });
});

describe('who is sent where', () => {
  it.each([
    ...['/login', '/signup', '/auth', '/forgot-password'],
    ...['/vi/login', '/vi/signup', '/vi/auth', '/vi/forgot-password', '/Login'],
  ])('a student at %s: to /school-list of the language', async (path) => {
    const { router } = await renderRoute(path, { signedInAs: 'minh' });
    const vietnamese = path.startsWith('/vi/');
    expect(router.state.location.pathname).toBe(vietnamese ? '/vi/school-list' : '/school-list');
  });

  it.each([
    ...['/onboarding', '/profile', '/profile/edit', '/profile/essays', '/profile/essays/e-1'],
    ...['/profile/checklist', '/profile/achievements', '/vi/onboarding', '/vi/profile/essays/e-1'],
  ])('a visitor at %s: to /login of the language, and back there later', async (path) => {
    const { router } = await renderRoute(`${path}?a=1#b`);
    const vietnamese = path.startsWith('/vi/');
    expect(router.state.location.pathname).toBe(vietnamese ? '/vi/login' : '/login');
    expect(lastPath()).toBe(`${path}?a=1#b`);
  });

  it('anybody may open /signup/verify-phone', async () => {
    const { router } = await renderRoute('/signup/verify-phone', { signedInAs: 'minh' });
    expect(router.state.location.pathname).toBe('/signup/verify-phone');
  });

  it('a visitor on the way from page to page, too', async () => {
    const { router } = await renderRoute('/vi/majors');
    await router.navigate('/vi/profile/edit#scores');
    expect(router.state.location.pathname).toBe('/vi/login');
    expect(lastPath()).toBe('/vi/profile/edit#scores');
  });
});

describe('`verify-data` that fails', () => {
  it.each(['getUser', 'getBasicInfo'] as const)('on the first load, at %s: 404', async (match) => {
    addFault({ match, kind: 'html' });
    await renderRoute('/vi/profile', { signedInAs: 'minh' });
    expect(await heading()).toBe('Không tìm thấy trang: /vi/profile');
  });

  it('on a later navigation: the generic error page, with a way to try again and home', async () => {
    const { router } = await renderRoute('/majors', { signedInAs: 'minh' });
    addFault({ match: 'getBasicInfo', kind: 'html' });
    await router.navigate('/profile');
    await waitFor(async () => expect(await heading()).toBe('This page did not load'));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Home', current: false })).toBeVisible();
  });
});
