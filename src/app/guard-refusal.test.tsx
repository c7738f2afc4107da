import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isFirstLoad } from '@/routing/shown-page';
import { renderRoute } from '@/test/render-route';
import { middlewareNamed } from './middleware/route-middleware';

const verify = vi.hoisted(() => vi.fn<() => Promise<boolean>>());

vi.mock('./middleware/verify-data', () => ({ verifyData: verify }));
vi.mock('@/routing/route-table', async (original) => {
  const table = await original<typeof import('@/routing/route-table')>();
  const pricing = { ...table.ROUTES.pricing, middleware: ['nobody'] };
  return { ...table, ROUTES: { ...table.ROUTES, pricing } };
});

const heading = async () => (await screen.findByRole('heading', { level: 1 })).textContent;

beforeEach(() => {
  verify.mockReset();
});

describe('a guard that refuses or fails', () => {
  const outcomes: [string, () => Promise<boolean>][] = [
    ['returns false', () => Promise.resolve(false)],
    ['throws', () => Promise.reject(new Error('broken'))],
  ];

  it.each(outcomes)('%s on the first load: the 404 page', async (_name, outcome) => {
    verify.mockImplementation(outcome);
    await renderRoute('/profile', { signedInAs: 'minh' });
    expect(await heading()).toBe('Page not found: /profile');
  });

  it.each(outcomes)('%s on a later navigation: the generic error page', async (_name, outcome) => {
    verify.mockResolvedValueOnce(true).mockImplementation(outcome);
    const { router } = await renderRoute('/profile', { signedInAs: 'minh' });
    expect(await heading()).toBe('Your profile');
    await waitFor(() => expect(isFirstLoad()).toBe(false));
    await router.navigate('/profile/edit');
    await waitFor(async () => expect(await heading()).toBe('We couldn’t load this page'));
  });

  it('after a 404 page: the generic error page', async () => {
    verify.mockResolvedValue(false);
    const { router } = await renderRoute('/xx', { signedInAs: 'minh' });
    expect(await heading()).toBe('Page not found: /xx');
    await waitFor(() => expect(isFirstLoad()).toBe(false));
    await router.navigate('/profile');
    await waitFor(async () => expect(await heading()).toBe('We couldn’t load this page'));
  });
});

describe('an unregistered middleware', () => {
  it.each(['nobody', '', 'toString', '__proto__', 'Auth'])('%j is unknown', (name) => {
    expect(() => middlewareNamed(name)).toThrow(/^Unknown route middleware$/);
  });

  it('fails the route that names it, with the specified message', async () => {
    await renderRoute('/pricing');
    expect(await heading()).toBe('We couldn’t load this page');
    expect(screen.getByText(/Error: Unknown route middleware/)).toBeInTheDocument();
  });
});
