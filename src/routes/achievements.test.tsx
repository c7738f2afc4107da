import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { call } from '@/api/http/client';
import { getAchievements, postAchievement } from '@/api/achievement/contract';
import { addFault } from '@/mocks/server/faults';
import { renderRoute, type RenderedRoute } from '@/test/render-route';

const FIRST = 'A salt gauge for the Bình Đại canal';
const SECOND = 'School robotics club';

// Loaded on demand in a browser; loaded here for all tests.
await import('@/features/achievements/sortable-list');
await import('@/ui/overlays/menu');

const list = () => screen.findByRole('list', { name: 'Achievements, in your order' });
const titles = async () =>
  within(await list())
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
const stored = async () => (await call(getAchievements, {})).map(({ title }) => title);
const menuOf = (title: string) => screen.findByRole('button', { name: `Options for ${title}` });

async function choose({ user }: RenderedRoute, title: string, what: string): Promise<void> {
  await user.click(await menuOf(title));
  await user.click(await screen.findByRole('menuitem', { name: what }));
}

async function writes({ requests }: RenderedRoute) {
  return (await requests()).filter(
    ({ method, url }) => method !== 'GET' && url.includes('achievements'),
  );
}

const field = (name: string) => screen.findByRole('textbox', { name });
const save = () => screen.findByRole('button', { name: 'Save' });

describe('the list', () => {
  it('shows each achievement in order, with its time and result', async () => {
    await renderRoute('/profile/achievements', { signedInAs: 'linh.tran' });
    expect((await titles()).slice(0, 2)).toEqual([FIRST, SECOND]);
    const [row] = within(await list()).getAllByRole('listitem');
    expect(row).toHaveTextContent('Personal project · Designed, soldered and put it up');
    expect(row).toHaveTextContent('Jun 2025 – now');
    expect(row).toHaveTextContent('4 hours a week');
  });

  it('is in Vietnamese around the student’s own texts', async () => {
    await renderRoute('/vi/profile/achievements', { signedInAs: 'linh.tran' });
    const all = await screen.findByRole('list', { name: 'Các thành tích, theo thứ tự bạn xếp' });
    expect(all).toHaveTextContent('tháng 6/2025 – nay');
    expect(all).toHaveTextContent('4 giờ mỗi tuần');
    expect(all).toHaveTextContent(FIRST);
  });

  it('moves one by its menu at once, keeps its focus and announces the move', async () => {
    const app = await renderRoute('/profile/achievements', { signedInAs: 'linh.tran' });
    await choose(app, SECOND, 'Move up');
    expect((await titles()).slice(0, 2)).toEqual([SECOND, FIRST]);
    await waitFor(async () => expect(await menuOf(SECOND)).toHaveFocus());
    expect(screen.getByText(`${SECOND} is now in position 1 of 5.`)).toBeInTheDocument();
    await waitFor(async () => expect((await stored()).slice(0, 2)).toEqual([SECOND, FIRST]));
    expect((await titles()).slice(0, 2)).toEqual([SECOND, FIRST]);
    await app.user.click(await menuOf(SECOND));
    const up = await screen.findByRole('menuitem', { name: 'Move up' });
    expect(up).toHaveAttribute('aria-disabled', 'true');
  });

  it('gives each a handle with keyboard instructions', async () => {
    await renderRoute('/profile/achievements', { signedInAs: 'linh.tran' });
    const handle = await screen.findByRole('button', { name: `Move ${SECOND}` });
    await waitFor(() =>
      expect(handle).toHaveAccessibleDescription(/Press Space or Enter to pick it up/),
    );
  });

  it('restores the order with one toast if a move is refused', async () => {
    const app = await renderRoute('/profile/achievements', { signedInAs: 'linh.tran' });
    addFault({ match: 'patchAchievement', kind: 'status', status: 500, body: { message: 'No.' } });
    await choose(app, SECOND, 'Move up');
    expect(await screen.findByText('No.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/is now in position/)).not.toBeInTheDocument());
    expect((await titles()).slice(0, 2)).toEqual([FIRST, SECOND]);
  });

  it('deletes one at once and restores it to its place, once on repeated clicks', async () => {
    const app = await renderRoute('/profile/achievements', { signedInAs: 'linh.tran' });
    const before = await call(getAchievements, {});
    await choose(app, SECOND, 'Delete');
    await waitFor(async () => expect(await titles()).toHaveLength(4));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toHaveFocus());
    await waitFor(async () => expect(await stored()).not.toContain(SECOND));
    act(() => {
      undo.click();
      undo.click();
    });
    await waitFor(async () => expect((await titles())[1]).toBe(SECOND));
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    await waitFor(async () => expect(await menuOf(SECOND)).toHaveFocus());
    const after = await call(getAchievements, {});
    const posts = (await writes(app)).filter(({ method }) => method === 'POST');
    expect(posts).toHaveLength(1);
    expect(after.map(({ id: _id, ...own }) => own)).toEqual(
      before.map(({ id: _id, ...own }) => own),
    );
  });

  it('keeps one whose deletion is refused', async () => {
    const app = await renderRoute('/profile/achievements', { signedInAs: 'linh.tran' });
    addFault({ match: 'deleteAchievement', kind: 'network' });
    await choose(app, SECOND, 'Delete');
    expect(await screen.findByText('Network Error')).toBeVisible();
    await waitFor(async () => expect(await titles()).toHaveLength(5));
    expect(screen.queryByText(/was deleted/)).not.toBeInTheDocument();
    await waitFor(async () => expect(await menuOf(SECOND)).toHaveFocus());
  });

  it('shows one only once if its deletion is refused after Undo', async () => {
    const app = await renderRoute('/profile/achievements', { signedInAs: 'linh.tran' });
    addFault({ match: 'deleteAchievement', kind: 'status', status: 500, body: { message: 'No.' } });
    await app.user.click(await menuOf(SECOND));
    const item = await screen.findByRole('menuitem', { name: 'Delete' });
    act(() => item.click());
    // The failed response is still pending.
    act(() => screen.getByRole('button', { name: 'Undo' }).click());
    expect(await screen.findByText('No.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    expect((await stored()).filter((title) => title === SECOND)).toHaveLength(1);
    expect((await writes(app)).map(({ method }) => method)).toEqual(['DELETE']);
  });

  it('shows a failed load inline, with retry', async () => {
    addFault({ match: 'getAchievements', kind: 'status', status: 400, times: 1 });
    const app = await renderRoute('/profile/achievements', { signedInAs: 'linh.tran' });
    await app.user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await titles()).toHaveLength(5);
  });
});

describe('the form', () => {
  it('starts with examples, which the first achievement replaces', async () => {
    const app = await renderRoute('/profile/achievements', { signedInAs: 'minh' });
    expect(await screen.findByText('Weekends at my parents’ phở stall')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Add an achievement' }));
    await waitFor(async () => expect(await field('Activity or award')).toHaveFocus());
    await app.user.type(await field('Activity or award'), 'Chess');
    await app.user.type(await field('Hours per week'), '2,5');
    await app.user.selectOptions(screen.getByLabelText('Started: month'), 'September');
    await app.user.selectOptions(screen.getByLabelText('Started: year'), '2025');
    await app.user.type(await field('Result or impact'), 'Third in the district.');
    expect(await screen.findByText('22 of 150 characters')).toBeVisible();
    await app.user.dblClick(await save());
    expect(await titles()).toEqual(['Chess']);
    await waitFor(async () => expect(await menuOf('Chess')).toHaveFocus());
    expect(screen.getByText('“Chess” was saved.')).toBeInTheDocument();
    expect(await call(getAchievements, {})).toEqual([
      expect.objectContaining({
        title: 'Chess',
        type: 'club',
        hours: 2.5,
        start: '2025-09',
        end: null,
        impact: 'Third in the district.',
        order_no: 1,
      }),
    ]);
    expect(await writes(app)).toHaveLength(1);
  });

  it('that is sent again after a lost response creates only one, with the latest values', async () => {
    const app = await renderRoute('/profile/achievements', { signedInAs: 'minh' });
    await app.user.click(await screen.findByRole('button', { name: 'Add an achievement' }));
    await app.user.type(await field('Activity or award'), 'Ches');
    addFault({ match: 'postAchievement', kind: 'truncated', times: 1 });
    await app.user.click(await save());
    const failure = /We couldn’t read the server’s response/;
    expect(await screen.findByText(failure)).toBeVisible();
    expect(screen.getAllByText(failure)).toHaveLength(1);
    // The request had arrived.
    const [first] = await writes(app);
    await call(postAchievement, { body: v.parse(postAchievement.request, first?.body) });
    await app.user.type(await field('Activity or award'), 's');
    await app.user.click(await save());
    await waitFor(async () => expect(await titles()).toEqual(['Chess']));
    expect(await stored()).toEqual(['Chess']);
  });

  it('validates its fields, in the language, and keeps the typed text', async () => {
    const app = await renderRoute('/profile/achievements', { signedInAs: 'minh' });
    await app.user.click(await screen.findByRole('button', { name: 'Add an achievement' }));
    await app.user.type(await field('Hours per week'), '200');
    await app.user.click(screen.getByRole('checkbox', { name: 'I’m still doing this' }));
    await app.user.click(await save());
    expect(await field('Activity or award')).toHaveAccessibleDescription(
      /Enter a name for the activity\./,
    );
    await waitFor(async () => expect(await field('Activity or award')).toHaveFocus());
    expect(await field('Hours per week')).toHaveAccessibleDescription(
      /Enter a number from 0 to 168/,
    );
    expect(screen.getByLabelText('Ended: month')).toHaveAccessibleDescription(
      'Choose when it ended, or check “I’m still doing this”.',
    );
    await app.user.click(screen.getByRole('link', { name: 'VI Tiếng Việt' }));
    const title = await field('Tên hoạt động');
    expect(title).toHaveAccessibleDescription(/Bạn hãy nhập tên hoạt động\./);
    expect(await field('Số giờ mỗi tuần')).toHaveValue('200');
    expect(await writes(app)).toEqual([]);
  });

  it('changes one in place, and shows a server rejection at its field', async () => {
    const app = await renderRoute('/profile/achievements', { signedInAs: 'linh.tran' });
    await choose(app, SECOND, 'Edit');
    const title = await field('Activity or award');
    await waitFor(() => expect(title).toHaveFocus());
    await app.user.type(title, '!');
    addFault({
      match: 'patchAchievement',
      kind: 'status',
      status: 422,
      body: { errors: { start: ['Too early.'], title: ['Too loud.'] } },
      times: 1,
    });
    await app.user.click(await save());
    await waitFor(() => expect(title).toHaveAccessibleDescription(/Too loud\./));
    expect(screen.getByText('Too early.')).toBeVisible();
    expect(title).toHaveValue(`${SECOND}!`);
    await app.user.type(title, '?');
    await app.user.click(await save());
    await waitFor(async () => expect((await titles())[1]).toBe(`${SECOND}!?`));
    expect((await stored())[1]).toBe(`${SECOND}!?`);
    await waitFor(async () => expect(await menuOf(`${SECOND}!?`)).toHaveFocus());
  });

  it('asks before typed text is discarded', async () => {
    const app = await renderRoute('/profile/achievements', { signedInAs: 'linh.tran' });
    await app.user.click(await screen.findByRole('button', { name: 'Add an achievement' }));
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
    await app.user.type(await field('Activity or award'), 'Chess');
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
    await app.user.click(screen.getByRole('link', { name: 'Details' }));
    await app.user.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(await field('Activity or award')).toHaveValue('Chess');
    await app.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await app.user.click(screen.getByRole('link', { name: 'Details' }));
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/profile/edit'));
  });
});
