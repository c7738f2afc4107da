import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { call } from '@/api/http/client';
import { getBasicInfo } from '@/api/user/contract';
import { addFault, clearFaults } from '@/mocks/server/faults';
import { renderRoute, type RenderedRoute } from '@/test/render-route';

const box = (name: string) => screen.findByRole('textbox', { name });
const stored = () => call(getBasicInfo, {});

async function puts({ requests }: RenderedRoute): Promise<unknown[]> {
  return (await requests()).filter(({ method }) => method === 'PUT').map(({ body }) => body);
}

describe('leaving /profile/edit', () => {
  it('saves pending changes on the way without asking', async () => {
    const app = await renderRoute('/profile/edit', { signedInAs: 'minh' });
    await app.user.type(await box('SAT, total'), '1450');
    await app.user.click(screen.getByRole('link', { name: 'Achievements' }));
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/profile/achievements'));
    expect(await stored()).toEqual({ sat: 1450 });
  });

  it('asks if a change cannot be saved, and stays or leaves', async () => {
    const app = await renderRoute('/profile/edit', { signedInAs: 'minh' });
    addFault({ match: 'putBasicInfo', kind: 'network' });
    await app.user.type(await box('SAT, total'), '1450');
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
    await app.user.click(screen.getByRole('link', { name: 'Achievements' }));
    await app.user.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(app.router.state.location.pathname).toBe('/profile/edit');
    expect(await box('SAT, total')).toHaveValue('1450');
    await app.user.click(screen.getByRole('link', { name: 'Achievements' }));
    await app.user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await screen.findByRole('heading', { level: 1, name: 'Your achievements' });
    await waitFor(() =>
      expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true),
    );
  });

  it('asks before a logout, too, after saving the valid changes', async () => {
    const app = await renderRoute('/profile/edit', { signedInAs: 'minh' });
    const logOut = async () => {
      await app.user.click(await screen.findByRole('button', { name: /’s account$/ }));
      await app.user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    };
    addFault({ match: 'putBasicInfo', kind: 'network' });
    await app.user.type(await box('SAT, total'), '1450');
    await logOut();
    await app.user.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(await box('SAT, total')).toHaveValue('1450');
    clearFaults();
    await logOut();
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/login'));
    expect(await puts(app)).toContainEqual({ sat: 1450 });
  });

  it('does not block the end of a session', async () => {
    const app = await renderRoute('/profile/edit', { signedInAs: 'minh' });
    addFault({ match: 'putBasicInfo', kind: 'status', status: 401 });
    await app.user.type(await box('SAT, total'), '1450');
    await app.user.tab();
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/login'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
