import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData, type DataRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { hidePendingNavigation, usePendingLocation } from './pending-navigation';

/** A page that counts its renders, and another whose loading ends when released. */
function twoPages() {
  const drawn = vi.fn<() => void>();
  let letGo = () => {};
  const held = new Promise<null>((resolve) => (letGo = () => resolve(null)));
  function First() {
    useLoaderData();
    drawn();
    return <h1>first</h1>;
  }
  const router: DataRouter = createMemoryRouter(
    [
      { id: 'first', path: '/', loader: () => null, Component: First },
      { path: '/second', loader: () => held, Component: () => <h1>second</h1> },
    ],
    { hydrationData: { loaderData: { first: null } } },
  );
  return { router, drawn, letGo };
}

function Sign() {
  return <p role="status">{usePendingLocation()?.pathname ?? 'here'}</p>;
}

describe('the router in pages', () => {
  it('opens the next page without rerendering the old one', async () => {
    const { router, drawn, letGo } = twoPages();
    render(<RouterProvider router={hidePendingNavigation(router)} />);
    await screen.findByRole('heading', { name: 'first' });
    drawn.mockClear();
    act(() => void router.navigate('/second'));
    expect(router.state.navigation.state).toBe('loading');
    expect(drawn).not.toHaveBeenCalled();
    letGo();
    expect(await screen.findByRole('heading', { name: 'second' })).toBeVisible();
    expect(drawn).not.toHaveBeenCalled();
  });

  it('exposes the pending navigation until it ends', async () => {
    const { router, letGo } = twoPages();
    render(
      <>
        <RouterProvider router={hidePendingNavigation(router)} />
        <Sign />
      </>,
    );
    await screen.findByRole('heading', { name: 'first' });
    expect(screen.getByRole('status')).toHaveTextContent('here');
    act(() => void router.navigate('/second'));
    expect(screen.getByRole('status')).toHaveTextContent('/second');
    letGo();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('here'));
  });

  it('does not lose a navigation that ends while the first page is still being rendered', async () => {
    const { router, letGo } = twoPages();
    const inPages = hidePendingNavigation(router);
    const notify = vi.fn<(state: typeof router.state) => void>();
    // As the session does.
    router.subscribe(() => {});
    letGo();
    await router.navigate('/second');
    inPages.subscribe(notify);
    expect(notify.mock.calls.map(([{ location }]) => location.pathname)).toEqual(['/second']);
  });

  it('is unchanged otherwise', () => {
    const { router } = twoPages();
    const oneStep = hidePendingNavigation(router);
    expect(oneStep.state).toBe(router.state);
    expect(oneStep.routes).toBe(router.routes);
  });
});
