import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDeviceScholarships } from '@/shared/device-list/device-scholarships';
import { scholarships } from '@/mocks/catalogue/scholarships/scholarships';
import { freezeClock } from '@/mocks/data/clock';
import { readTables } from '@/mocks/data/db';
import { addFault } from '@/mocks/server/faults';
import { renderRoute } from '@/test/render-route';

const count = (words: string) => screen.findByText(words);
const toasts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const savedAtServer = async (email: string) => {
  const { accounts } = await readTables();
  return accounts.find((row) => row.email === email)?.scholarships;
};

beforeEach(() => useDeviceScholarships.getState().reset());
afterEach(() => freezeClock(null));

describe('saving a scholarship', () => {
  it('stores it on a visitor’s device, with one message and no bookmark request', async () => {
    const route = await renderRoute('/scholarship?country=4');
    await route.user.dblClick(await screen.findByRole('button', { name: 'Save NL Scholarship' }));
    expect(await screen.findByRole('button', { name: 'Saved: NL Scholarship' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await waitFor(() => expect(toasts().join()).toContain('Saved on this device.'));
    expect(useDeviceScholarships.getState().items).toEqual([21]);
    const calls = (await route.requests()).filter(({ url }) => url.includes('/bookmark/'));
    expect(calls).toEqual([]);
  });

  it('reports a full list of a visitor', async () => {
    useDeviceScholarships.getState().restore(Array.from({ length: 200 }, (_, id) => `x${id}`));
    const { user } = await renderRoute('/scholarship?country=4');
    await user.click(await screen.findByRole('button', { name: 'Save NL Scholarship' }));
    await waitFor(() => expect(toasts().join()).toContain('keeps up to 200 scholarships'));
    expect(useDeviceScholarships.getState().items).toHaveLength(200);
  });

  it('says that a browser without storage keeps it until the page closes', async () => {
    const { user } = await renderRoute('/scholarship?country=4');
    const save = await screen.findByRole('button', { name: 'Save NL Scholarship' });
    for (const name of ['getItem', 'setItem'] as const) {
      vi.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('no', 'SecurityError');
      });
    }
    await user.click(save);
    await waitFor(() => expect(toasts().join()).toContain('only until you close this page'));
  });

  it('saves it to the account at once, and restores a removed one in the saved view', async () => {
    const route = await renderRoute('/scholarship?country=4&saved=1', { signedInAs: 'linh.tran' });
    expect(await count(`1 of ${scholarships.length} scholarships`)).toBeVisible();
    await route.user.click(screen.getByRole('button', { name: 'Saved: NL Scholarship' }));
    const again = await screen.findByRole('button', { name: 'Save NL Scholarship' });
    expect(again).toHaveFocus();
    await waitFor(() => expect(route.queryClient.isMutating()).toBe(0));
    expect(await savedAtServer('linh.tran@example.com')).toEqual([25]);
    await route.user.click(again);
    await waitFor(async () =>
      expect(await savedAtServer('linh.tran@example.com')).toEqual([25, 21]),
    );
    await route.user.click(screen.getByRole('button', { name: 'Saved: NL Scholarship' }));
    const filter = screen.getByRole('button', { name: 'Saved 1', pressed: true });
    await route.user.click(filter);
    expect(await count(`2 of ${scholarships.length} scholarships`)).toBeVisible();
    await route.user.click(filter);
    expect(await count(`0 of ${scholarships.length} scholarships`)).toBeVisible();
    expect(screen.getByText(/^None of your saved scholarships match/)).toBeVisible();
  });

  it('rolls back a refused save, with one toast', async () => {
    const route = await renderRoute('/scholarship?country=4', { signedInAs: 'minh' });
    const body = { message: 'Not today' };
    addFault({ match: 'postSavedScholarship', kind: 'status', status: 500, body, times: 1 });
    await route.user.click(await screen.findByRole('button', { name: 'Save NL Scholarship' }));
    await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('Not today')]));
    expect(await screen.findByRole('button', { name: 'Save NL Scholarship' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    expect(await savedAtServer('minh@example.com')).toEqual([]);
  });

  it('reports a failed load of the saved ones, and still saves', async () => {
    addFault({ match: 'getSavedScholarships', kind: 'status', status: 404, times: 1 });
    const route = await renderRoute('/scholarship?country=4', { signedInAs: 'minh' });
    expect(await screen.findByText(/^We couldn’t load your saved scholarships/)).toBeVisible();
    expect(toasts()).toEqual([]);
    await route.user.click(await screen.findByRole('button', { name: 'Save NL Scholarship' }));
    await waitFor(() =>
      expect(
        screen.queryByText(/^We couldn’t load your saved scholarships/),
      ).not.toBeInTheDocument(),
    );
    expect(screen.getByRole('button', { name: 'Saved: NL Scholarship' })).toBeVisible();
  });

  it('does not say that none of the saved ones match before they have loaded', async () => {
    addFault({ match: 'getSavedScholarships', kind: 'status', status: 404, times: 1 });
    addFault({ match: 'getSavedScholarships', kind: 'slow', ms: 400 });
    const { user } = await renderRoute('/scholarship?saved=1', { signedInAs: 'linh.tran' });
    const none = () => screen.queryByText(/^None of your saved scholarships match/);
    expect(await screen.findByText(/^We couldn’t load your saved scholarships/)).toBeVisible();
    await screen.findByRole('option', { name: 'Finland' });
    expect(none()).toBeNull();
    expect(screen.queryByText(/^Comparing scholarships/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Comparing scholarships/)).toBeInTheDocument();
    expect(none()).toBeNull();
    expect(await count(`2 of ${scholarships.length} scholarships`)).toBeVisible();
  });

  it('offers a student the ones that are only on the device', async () => {
    useDeviceScholarships.getState().restore([21, 'gone']);
    const route = await renderRoute('/scholarship', { signedInAs: 'minh' });
    const add = await screen.findByRole('button', { name: 'Add to my account' });
    await route.user.dblClick(add);
    await waitFor(() => expect(add).not.toBeInTheDocument());
    expect(await savedAtServer('minh@example.com')).toEqual([21]);
    const posts = (await route.requests()).filter(({ method }) => method === 'POST');
    expect(posts.filter(({ url }) => url.includes('/bookmark/scholarship'))).toHaveLength(2);
  });
});
