import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderRoute } from '@/test/render-route';
import { isRouteAvailable } from './available-routes';
import { ROUTE_IDS } from './route-table';

afterEach(() => vi.unstubAllEnvs());

it('offers every page by default', () => {
  expect(ROUTE_IDS.filter((id) => !isRouteAvailable(id))).toEqual([]);
});

it('offers what the shown calls and login can fill', () => {
  vi.stubEnv('VITE_FEATURES', 'none');
  expect(ROUTE_IDS.filter((id) => isRouteAvailable(id))).toEqual([
    'home',
    'auth',
    'demo',
    'login',
    'pricing',
    'school-list',
    'profile',
    'checklist',
  ]);
});

it('keeps the legal pages, which need no API', () => {
  vi.stubEnv('VITE_FEATURES', 'none');
  expect(isRouteAvailable('resources', { read: 'privacy' })).toBe(true);
  expect(isRouteAvailable('resources', { read: 'terms' })).toBe(true);
  expect(isRouteAvailable('resources', { read: 'r1' })).toBe(false);
});

it('links to no page that is left out', async () => {
  vi.stubEnv('VITE_FEATURES', 'none');
  await renderRoute('/login');
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull();
  vi.stubEnv('VITE_FEATURES', 'signup');
  await renderRoute('/vi/login');
  expect(await screen.findByRole('link', { name: 'Tạo tài khoản' })).toBeVisible();
});

it.each([
  ['/majors', 'This page isn’t available here'],
  ['/vi/majors', 'Trang này chưa có ở đây'],
  ['/profile/edit', 'This page isn’t available here'],
])('says that a page is left out, before its guards and calls: %s', async (path, title) => {
  vi.stubEnv('VITE_FEATURES', 'none');
  const { requests, router } = await renderRoute(path);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(router.state.location.pathname).toBe(path);
  expect(await requests()).toEqual([]);
});
