import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { addFault } from '@/mocks/server/faults';
import { renderRoute, type RenderedRoute } from '@/test/render-route';
import { useDevicePrograms } from '@/shared/device-list/device-programs';

/** The save button of a row, with either label. */
async function toggle(index = 0): Promise<HTMLElement> {
  const toggles = await screen.findAllByRole('button', { name: /^(Save |Saved: |Undo: )/ });
  const found = toggles[index];
  if (!found) throw new Error(`no row ${index}`);
  return found;
}
const says = (words: string, index = 0) =>
  waitFor(async () => expect((await toggle(index)).textContent).toBe(words));
const bookmarkCalls = async ({ requests }: RenderedRoute, method?: string) =>
  (await requests()).filter(
    (call) => call.url.includes('/bookmark/') && (!method || call.method === method),
  );
const toasts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

beforeEach(() => useDevicePrograms.getState().reset());

describe('saving as a visitor', () => {
  it('stores programs on the device, with one message and no bookmark request', async () => {
    const route = await renderRoute('/school-list');
    expect(await screen.findByText(/stays on this device. No account needed/)).toBeVisible();
    await route.user.click(await toggle(0));
    expect(await screen.findByText(/moves to your account when you create one/)).toBeVisible();
    await says('Saved');
    expect(await toggle()).toHaveAttribute('aria-pressed', 'true');
    await route.user.click(await toggle(1));
    expect(screen.getByText('2 saved on this device.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See them' })).toHaveAttribute(
      'href',
      '/school-list?view=saved',
    );
    expect(useDevicePrograms.getState().items).toHaveLength(2);
    expect(toasts().filter((text) => text?.includes('this device'))).toHaveLength(1);
    await route.user.click(await toggle(0));
    expect(screen.getByText('1 saved on this device.')).toBeVisible();
    expect(await bookmarkCalls(route)).toEqual([]);
  });

  it('treats a double click as one', async () => {
    const { user } = await renderRoute('/school-list');
    await user.dblClick(await toggle(0));
    expect(useDevicePrograms.getState().items).toHaveLength(1);
  });

  it('reports a full list', async () => {
    const items = Array.from({ length: 100 }, (_, id) => ({ programId: `x${id}`, schoolId: 1 }));
    useDevicePrograms.getState().restore(items);
    const { user } = await renderRoute('/school-list');
    await user.click(await toggle(0));
    expect(await screen.findByText(/keeps up to 100 programs/)).toBeVisible();
    expect(useDevicePrograms.getState().items).toHaveLength(100);
  });

  it('saves from the dialog of a program, and its row shows that', async () => {
    const { user } = await renderRoute('/school-list');
    const [link] = await screen.findAllByRole('link', { name: /^B/ });
    if (!link) throw new Error('no program');
    await toggle();
    await user.click(link);
    const dialog = within(await screen.findByRole('dialog'));
    const [button] = await dialog.findAllByRole('button', { name: 'Save' });
    if (!button) throw new Error('no button');
    await user.click(button);
    expect(dialog.getAllByRole('button', { name: 'Saved on this device' })[0]).toBeVisible();
    await user.keyboard('{Escape}');
    await says('Saved');
  });
});

describe('saving as a student', () => {
  it('adds a program to the plan at once, with one call on a double click', async () => {
    const route = await renderRoute('/school-list', { signedInAs: 'minh' });
    expect(await screen.findByText('Nothing in your plan yet.')).toBeVisible();
    addFault({ match: 'postBookmark', kind: 'slow', ms: 300, times: 1 });
    await route.user.dblClick(await toggle(0));
    await says('Saved');
    expect(await toggle()).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('1 program in your plan.')).toBeVisible();
    await waitFor(async () => expect(await bookmarkCalls(route, 'POST')).toHaveLength(1));
    await waitFor(() => expect(route.queryClient.isMutating()).toBe(0));
    await says('Saved');
    expect(await bookmarkCalls(route, 'DELETE')).toEqual([]);
    expect(useDevicePrograms.getState().items).toEqual([]);
  });

  it('rolls back a refused save, with one toast', async () => {
    const route = await renderRoute('/school-list', { signedInAs: 'minh' });
    await screen.findByText('Nothing in your plan yet.');
    const body = { message: 'The plan is closed today' };
    addFault({ match: 'postBookmark', kind: 'status', status: 500, body, times: 1 });
    await route.user.click(await toggle(0));
    expect(await screen.findByText('The plan is closed today')).toBeVisible();
    await says('Save');
    expect(await toggle()).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByText('Nothing in your plan yet.')).toBeVisible();
    expect(toasts()).toHaveLength(1);
    expect(await bookmarkCalls(route, 'POST')).toHaveLength(1);
  });

  it('offers to restore the details of a removed bookmark', async () => {
    const route = await renderRoute('/school-list', { signedInAs: 'linh.tran' });
    const { user, queryClient } = route;
    await screen.findByText('9 programs in your plan.');
    const list = () => queryClient.getQueriesData<{ note?: string }[]>({ queryKey: ['bookmarks'] });
    const before = JSON.stringify(list()[0]?.[1]?.map(({ note }) => note));
    const button = await screen.findAllByRole('button', { name: /^Saved: / });
    const first = button[0];
    if (!first) throw new Error('nothing saved on this page');
    await user.click(first);
    expect(first).toHaveTextContent('Undo');
    expect(first).toHaveFocus();
    expect(await screen.findByText(/Removed from your plan/)).toBeVisible();
    expect(screen.getByText('8 programs in your plan.')).toBeVisible();
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    await user.click(first);
    expect(first).toHaveTextContent('Saved');
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(JSON.stringify(list()[0]?.[1]?.map(({ note }) => note))).toBe(before);
    await act(() => queryClient.refetchQueries({ queryKey: ['bookmarks'] }));
    expect(JSON.stringify(list()[0]?.[1]?.map(({ note }) => note))).toBe(before);
  });

  it('reports a failed load, still saves, and shows it after a retry', async () => {
    addFault({ match: 'getBookmarks', kind: 'status', status: 404, times: 1 });
    const { user } = await renderRoute('/school-list', { signedInAs: 'minh' });
    expect(await screen.findByText(/^We couldn’t load your saved programs\./)).toBeVisible();
    expect(toasts()).toEqual([]);
    await user.click(await toggle(0));
    await says('Saved');
    expect(await screen.findByText('1 program in your plan.')).toBeVisible();
  });
});

describe('local programs of a student', () => {
  const leftovers = [
    { programId: 1, schoolId: 1 },
    { programId: 'gone', schoolId: 'gone' },
  ];

  it('are added to the plan, without those that no longer exist', async () => {
    useDevicePrograms.getState().restore(leftovers);
    const route = await renderRoute('/school-list', { signedInAs: 'minh' });
    expect(await screen.findByText('2 programs are on this device only')).toBeVisible();
    await route.user.dblClick(screen.getByRole('button', { name: 'Add to my plan' }));
    await waitFor(() => expect(screen.queryByText(/on this device only/)).not.toBeInTheDocument());
    expect(await bookmarkCalls(route, 'POST')).toHaveLength(2);
    expect(useDevicePrograms.getState().items).toEqual([]);
    expect(toasts()).toEqual([]);
  });

  it('stay on the device if adding them fails', async () => {
    useDevicePrograms.getState().restore(leftovers);
    const route = await renderRoute('/school-list', { signedInAs: 'minh' });
    addFault({ match: 'postBookmark', kind: 'status', status: 503, times: 1 });
    await route.user.click(await screen.findByRole('button', { name: 'Add to my plan' }));
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(screen.getByText('2 programs are on this device only')).toBeVisible();
    expect(useDevicePrograms.getState().items).toEqual(leftovers);
  });
});
