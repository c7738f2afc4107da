import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { deleteBookmark, getBookmarks } from '@/api/bookmark/contract';
import { call } from '@/api/http/client';
import { addFault } from '@/mocks/server/faults';
import { announced, choose, column, inColumn, openPlan, schoolsIn } from '@/test/plan/plan-board';
import type { RenderedRoute } from '@/test/render-route';

// Loaded on demand in a browser; loaded here for all tests.
await import('@/features/plan/board/card-menu');
await import('@/features/plan/compare-bar');
await import('@/shared/compare/compare-dialog');

async function writes({ requests }: RenderedRoute) {
  const calls = await requests();
  return calls
    .filter(({ url, method }) => url.includes('/bookmark/program') && method !== 'GET')
    .map(({ method, body }) => [method, body]);
}

const PREPARING = ['University of Groningen', 'Aalto University', 'Tampere University'];

async function openBoard(): Promise<RenderedRoute> {
  const app = await openPlan();
  await inColumn('Preparing', PREPARING);
  return app;
}

describe('the plan', () => {
  it('shows its programs', async () => {
    await openPlan();
    await screen.findByText('Nine programs in five places');
    expect(await screen.findByRole('region', { name: 'Show and filter' })).toBeVisible();
    await inColumn('Preparing', PREPARING);
    expect(screen.getByText('They want you')).toBeVisible();
    // Below the next step, a deadline says what it is.
    expect(screen.getAllByText('Your own deadline').length).toBeGreaterThan(0);
    await announced('9 programs');
  });

  it('moves a card by its menu, keeps its focus, and undoes the move', async () => {
    const app = await openBoard();
    await choose(app, 'Aalto University', 'Move to Submitted');
    await inColumn('Preparing', ['University of Groningen', 'Tampere University']);
    expect((await schoolsIn('Submitted'))[0]).toBe('Aalto University');
    await announced(/Aalto University, moved to Submitted, position 1/);
    const card = within(await column('Submitted')).getByRole('button', {
      name: /^Move or edit .*Aalto/,
    });
    await waitFor(() => expect(card).toHaveFocus());
    expect(await screen.findByText(/^Saved \d\d:\d\d$/)).toBeVisible();

    await choose(app, 'Tampere University', 'Move up');
    await inColumn('Preparing', ['Tampere University', 'University of Groningen']);
    await app.user.click(
      await screen.findByRole('button', { name: 'Undo: moved Tampere University' }),
    );
    await inColumn('Preparing', ['University of Groningen', 'Tampere University']);
    await app.user.keyboard('{Control>}z{/Control}');
    await inColumn('Preparing', PREPARING);
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
    // The focus is still there after the last change.
    const none = screen.getByRole('button', { name: 'Nothing left to undo' });
    expect(none).toHaveFocus();
    await app.user.tab();
    expect(none).not.toBeInTheDocument();
    await waitFor(async () =>
      expect(await writes(app)).toEqual([
        ['PATCH', { status: 'submitted', order_no: 1 }],
        ['PATCH', { status: 'preparing', order_no: 1 }],
        ['PATCH', { status: 'preparing', order_no: 2 }],
        ['PATCH', { status: 'preparing', order_no: 2 }],
      ]),
    );
  });

  it('moves a card by keyboard, announced in the page’s language, and Escape cancels', async () => {
    const app = await openBoard();
    const handle = () => screen.getByRole('button', { name: /^Move BSc Data Science, Aalto/ });
    handle().focus();
    await waitFor(() =>
      expect(handle()).toHaveAccessibleDescription(/^Press Space to pick the program up/),
    );
    await app.user.keyboard('[Space]');
    await announced('Picked up BSc Data Science, Aalto University. Preparing, position 2 of 3.');
    // The library listens for the next key only after the first has ended.
    await new Promise((resolve) => setTimeout(resolve));
    fireEvent.keyDown(handle(), { code: 'ArrowUp' });
    await announced('Preparing, position 1 of 3.');
    fireEvent.keyDown(handle(), { code: 'Escape' });
    await announced('Canceled. BSc Data Science stays where it was.');
    await inColumn('Preparing', PREPARING);

    handle().focus();
    await app.user.keyboard('[Space]');
    await new Promise((resolve) => setTimeout(resolve));
    fireEvent.keyDown(handle(), { code: 'ArrowRight' });
    await announced('Submitted, position 2 of 3.');
    fireEvent.keyDown(handle(), { code: 'Space' });
    await waitFor(async () => expect((await schoolsIn('Submitted'))[1]).toBe('Aalto University'));
    await waitFor(() => expect(handle()).toHaveFocus());
    await waitFor(async () =>
      expect(await writes(app)).toEqual([['PATCH', { status: 'submitted', order_no: 2 }]]),
    );
  });

  it('rolls back if the server refuses, with a message', async () => {
    const app = await openBoard();
    addFault({ match: 'patchBookmark', kind: 'status', status: 500, times: 1 });
    await choose(app, 'Aalto University', 'Move to Decision');
    await announced('Not saved: BSc Data Science, Aalto University, is unchanged.');
    await inColumn('Preparing', PREPARING);
    expect(screen.getByText('Not saved')).toBeVisible();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  it('Ctrl+Z undoes nothing while a dialog is open or a field is typed in', async () => {
    const app = await openBoard();
    await choose(app, 'Aalto University', 'Move to Submitted');
    const moved = ['University of Groningen', 'Tampere University'];
    await inColumn('Preparing', moved);
    await choose(app, 'Tampere University', 'Note, status, date');
    const dialog = await screen.findByRole('dialog');
    fireEvent.keyDown(dialog, { key: 'z', ctrlKey: true });
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const search = screen.getByRole('searchbox');
    fireEvent.keyDown(search, { key: 'z', ctrlKey: true });
    expect(screen.getByRole('button', { name: 'Undo: moved Aalto University' })).toBeVisible();
    await inColumn('Preparing', moved);
  });

  it('Ctrl+Z works beside a dialog that covers nothing, as the offer of a mentor', async () => {
    const app = await openBoard();
    await choose(app, 'Aalto University', 'Move up');
    await screen.findByRole('button', { name: 'Undo: moved Aalto University' });
    const popup = document.createElement('div');
    popup.setAttribute('role', 'dialog');
    document.body.append(popup);
    onTestFinished(() => popup.remove());
    await app.user.keyboard('{Control>}z{/Control}');
    await inColumn('Preparing', PREPARING);
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  it('an undo that the server refuses can be tried again', async () => {
    const app = await openBoard();
    await choose(app, 'Aalto University', 'Move to Submitted');
    await screen.findByText(/^Saved \d\d:\d\d$/);
    addFault({ match: 'patchBookmark', kind: 'status', status: 500, times: 1 });
    const undo = () => screen.findByRole('button', { name: 'Undo: moved Aalto University' });
    await app.user.click(await undo());
    expect(await screen.findByText('Not saved')).toBeVisible();
    await app.user.click(await undo());
    await inColumn('Preparing', PREPARING);
  });

  it('removes a program and restores it with its details', async () => {
    const app = await openBoard();
    await choose(app, 'University of Groningen', 'Remove from my plan');
    await inColumn('Preparing', PREPARING.slice(1));
    const undo = await screen.findByRole('button', {
      name: 'Undo: removed University of Groningen',
    });
    await waitFor(() => expect(undo).toHaveFocus());
    await app.user.click(undo);
    await inColumn('Preparing', PREPARING);
    expect(within(await column('Preparing')).getByText(/second draft with Ms Hạnh/)).toBeVisible();
  });

  it('removes the last program, and offers to restore it', async () => {
    const app = await openBoard();
    const { data } = await call(getBookmarks, { query: { page: 1 } });
    for (const { id, program } of data) {
      if (!program.school.name.includes('Aalto')) await call(deleteBookmark, { params: { id } });
    }
    await app.queryClient.invalidateQueries();
    await inColumn('Preparing', ['Aalto University']);
    await choose(app, 'Aalto University', 'Remove from my plan');
    const undo = await screen.findByRole('button', { name: 'Undo: removed Aalto University' });
    await waitFor(() => expect(undo).toHaveFocus());
    await announced(/Aalto University.*removed/);
    await app.user.click(undo);
    await inColumn('Preparing', ['Aalto University']);
  });

  it('drops the undo of a program that has left the plan by another way', async () => {
    const app = await openBoard();
    await choose(app, 'Tampere University', 'Move to Submitted');
    await choose(app, 'Aalto University', 'Move to Submitted');
    await screen.findByText(/^Saved \d\d:\d\d$/);
    const { data } = await call(getBookmarks, { query: { page: 1 } });
    const gone = data.find(({ program }) => program.school.name.includes('Aalto'));
    if (!gone) throw new Error('Not in the plan');
    await call(deleteBookmark, { params: { id: gone.id } });
    await app.queryClient.invalidateQueries();
    await waitFor(async () =>
      expect(await schoolsIn('Submitted')).not.toContain('Aalto University'),
    );
    await app.user.click(screen.getByRole('button', { name: 'Undo: moved Aalto University' }));
    await app.user.click(
      await screen.findByRole('button', { name: 'Undo: moved Tampere University' }),
    );
    await inColumn('Preparing', ['University of Groningen', 'Tampere University']);
  });

  it('compares up to four programs, chosen in the menus', async () => {
    const app = await openPlan();
    await choose(app, 'Aalto University', 'Compare');
    await choose(app, 'University of Groningen', 'Compare');
    const bar = await screen.findByRole('complementary', { name: 'Compare' });
    expect(bar).toHaveTextContent('2 of 4');
    await app.user.click(within(bar).getByRole('button', { name: 'Compare now' }));
    expect(
      await screen.findByRole('dialog', { name: '2 programs side by side' }),
    ).toHaveTextContent('Aalto University');
    expect(app.router.state.location.search).toBe('?compare=1');
    await app.router.navigate(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.router.state.location.pathname).toBe('/profile/checklist');
    expect(bar).toBeVisible();
    await app.user.click(within(bar).getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});
