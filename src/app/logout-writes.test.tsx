import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { addFault } from '@/mocks/server/faults';
import { renderRoute, type RenderedRoute } from '@/test/render-route';
import { expectToasts } from '@/test/toasts';

const asksToClose = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

/** Saves two scholarships, the second while the first is being written. */
async function saveTwo(): Promise<RenderedRoute> {
  const route = await renderRoute('/scholarship', { signedInAs: 'linh.tran' });
  const [one, two] = await screen.findAllByRole('button', { name: /^Save / });
  if (!one || !two) throw new Error('no two scholarships');
  await route.user.click(one);
  await route.user.click(two);
  return route;
}

async function logOut({ user }: RenderedRoute): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /’s account$/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
}

async function untilLogin({ router }: RenderedRoute): Promise<void> {
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
}

async function sent({ requests }: RenderedRoute): Promise<number> {
  const all = await requests();
  return all.filter(({ method, url }) => method === 'POST' && url.endsWith('/bookmark/scholarship'))
    .length;
}

describe('the writes to a list that wait for each other', () => {
  it('are all sent before a logout', async () => {
    addFault({ match: 'postSavedScholarship', kind: 'slow', ms: 1000 });
    const route = await saveTwo();
    await logOut(route);
    await expectToasts('Saving your last change, then you’re logged out.');
    await untilLogin(route);
    expect(await sent(route)).toBe(2);
    await expectToasts();
  });

  it('are not dropped silently if the API does not respond: the next page says so', async () => {
    addFault({ match: 'postSavedScholarship', kind: 'hang' });
    const route = await saveTwo();
    const later = window.setTimeout.bind(window);
    vi.spyOn(window, 'setTimeout').mockImplementation(((run: () => void, ms?: number) =>
      later(run, ms === 5000 ? 50 : ms)) as typeof setTimeout); // without the other overloads
    await logOut(route);
    await untilLogin(route);
    expect(await sent(route)).toBe(1);
    await expectToasts('Your last changes may not have been saved.');
  });

  it('are not lost by closing another page than that of their list', async () => {
    addFault({ match: 'postSavedScholarship', kind: 'hang' });
    const route = await saveTwo();
    await route.router.navigate('/pricing');
    expect(asksToClose()).toBe(true);
  });
});
