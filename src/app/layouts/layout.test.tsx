import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderRoute } from '@/test/render-route';

const heading = () => screen.findByRole('heading', { level: 1 });

describe('the layout', () => {
  it('keeps its elements from one layout to the next', async () => {
    const { router } = await renderRoute('/pricing');
    let before = await heading();
    const header = screen.getByRole('banner');
    const footer = screen.getByRole('contentinfo');
    for (const path of ['/majors', '/']) {
      await router.navigate(path);
      await waitFor(async () => expect(await heading()).not.toBe(before));
      before = await heading();
      expect(screen.getByRole('banner')).toBe(header);
      expect(screen.getByRole('contentinfo')).toBe(footer);
    }
  });

  it('has no section links on the account pages', async () => {
    await renderRoute('/login');
    await heading();
    expect(within(screen.getByRole('banner')).queryByRole('link', { name: 'Majors' })).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  it('has the profile navigation, but not on the essay editor', async () => {
    const { router } = await renderRoute('/profile/essays', { signedInAs: 'minh' });
    const links = () => screen.queryByRole('navigation', { name: 'Your pages' });
    await heading();
    expect(links()).toBeVisible();
    await router.navigate('/profile/essays/e-1');
    await waitFor(() => expect(links()).toBeNull());
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });
});
