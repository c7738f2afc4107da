import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectConsole } from './console';
import { renderRoute } from './render-route';

describe('renderRoute', () => {
  it('signs in a sample student', async () => {
    const { requests } = await renderRoute('/profile', { signedInAs: 'linh.tran' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
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
