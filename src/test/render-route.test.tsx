import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectConsole } from './console';
import { renderRoute } from './render-route';

describe('renderRoute', () => {
  it('signs in a sample student', async () => {
    const { requests, queryClient } = await renderRoute('/profile', { signedInAs: 'linh.tran' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
    // A query that starts its call after this test would ask for a session in the next one.
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    const calls = await requests();
    expect(calls.map(({ url }) => new URL(url).pathname)).toContain('/api/v1/user');
    expect(calls.every(({ headers }) => headers['authorization']?.startsWith('Bearer '))).toBe(
      true,
    );
  });

  it('leaves no state of one test for the next', async () => {
    const { requests, router } = await renderRoute('/profile');
    expect(router.state.location.pathname).toBe('/login');
    expect((await requests()).map(({ url }) => url)).toEqual([]);
  });

  it('accepts an expected console message', () => {
    expectConsole('error', /^only this$/);
    console.error('only this');
  });
});
