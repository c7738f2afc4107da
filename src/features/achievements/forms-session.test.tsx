import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { call } from '@/api/http/client';
import { deleteAchievement, getAchievements } from '@/api/achievement/contract';
import { achievementsQuery } from '@/api/achievement/queries';
import { beforeLogout } from '@/browser/before-logout';
import { addFault, clearFaults } from '@/mocks/server/faults';
import { expire, logIn } from '@/test/expire';
import { renderRoute, type RenderedRoute } from '@/test/render-route';

/** Loaded on demand in a browser; loaded here for all tests. */
beforeAll(async () => {
  await Promise.all([
    import('./sortable-list'),
    import('./achievement-form'),
    import('@/ui/overlays/menu'),
  ]);
  await import('@/app/frame/user-menu');
  await import('@/routes/login');
});

const PATH = '/profile/achievements';
const SECOND = 'School robotics club';
const LINH = 'linh.tran@example.com';
const form = (name: string) => screen.findByRole('form', { name });
const title = async (name: string) =>
  within(await form(name)).getByRole('textbox', { name: 'Activity or award' });
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('draft.'));
const back = ({ router }: RenderedRoute) =>
  waitFor(() => expect(router.state.location.pathname).toBe(PATH));

/** Opens two forms with unsaved text in both. */
async function write(): Promise<RenderedRoute> {
  const app = await renderRoute(PATH, { signedInAs: 'linh.tran' });
  await screen.findByRole('button', { name: 'Trần Ngọc Linh’s account' });
  await app.user.click(await screen.findByRole('button', { name: `Options for ${SECOND}` }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await app.user.click(await title(`Edit “${SECOND}”`));
  await app.user.paste('!');
  await app.user.click(await screen.findByRole('button', { name: 'Add an achievement' }));
  await app.user.click(await title('Add an achievement'));
  await app.user.paste('Chess');
  return app;
}

describe('unsaved text in the forms when the session expires', () => {
  it('returns with the same student, until it is saved or discarded', async () => {
    const app = await write();
    await expire(app);
    await logIn(app, LINH);
    await back(app);
    expect(await title(`Edit “${SECOND}”`)).toHaveValue(`${SECOND}!`);
    const adding = await form('Add an achievement');
    expect(await title('Add an achievement')).toHaveValue('Chess');
    // It does not take the focus from the page that has just opened.
    expect(adding).not.toContainElement(document.activeElement as HTMLElement); // some element has it
    await app.user.click(within(adding).getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect((await call(getAchievements, {})).map((one) => one.title)).toContain('Chess'),
    );
    expect(kept()).toEqual(['draft.1.form:achievements']);
    const changing = await form(`Edit “${SECOND}”`);
    await app.user.click(within(changing).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(kept()).toEqual([]));
  });

  it('stays beside the forms of another tab, which are shown after it', async () => {
    const app = await write();
    const key = 'draft.1.form:achievements';
    const stored = JSON.parse(localStorage.getItem(key) ?? '');
    const [, adding] = stored;
    const values = { ...adding.values, title: 'Choir' };
    const other = { ...adding, clientId: 'other-tab', values };
    localStorage.setItem(key, JSON.stringify([...stored, other]));
    await app.user.click(await title('Add an achievement'));
    await app.user.paste(' club');
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toContainEqual(other);
    await expire(app);
    await logIn(app, LINH);
    await back(app);
    expect(await title('Add an achievement')).toHaveValue('Choir');
    const shown = within(await form('Add an achievement'));
    await app.user.click(shown.getByRole('button', { name: 'Cancel' }));
    await waitFor(async () => expect(await title('Add an achievement')).toHaveValue('Chess club'));
  });

  it('is saved once even if the response was lost with the session', async () => {
    const app = await write();
    const [, adding] = JSON.parse(localStorage.getItem('draft.1.form:achievements') ?? '');
    await expire(app);
    await logIn(app, LINH);
    await back(app);
    await app.user.click(
      within(await form('Add an achievement')).getByRole('button', { name: 'Save' }),
    );
    await waitFor(async () => {
      const posts = (await app.requests()).filter(
        ({ method, url }) => method === 'POST' && url.endsWith('/achievements'),
      );
      expect(posts.map(({ body }) => body)).toMatchObject([{ client_id: adding.clientId }]);
    });
  });

  it('is not shown to another student', async () => {
    const app = await write();
    await expire(app);
    await logIn(app, 'minh@example.com');
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/school-list'));
    await app.router.navigate(PATH);
    await screen.findByRole('button', { name: 'Add an achievement' });
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(kept()).toEqual(['draft.1.form:achievements']);
  });

  it.each(['a link', 'a logout'])('is removed once discarded by %s', async (way) => {
    const app = await write();
    expect(kept()).toEqual(['draft.1.form:achievements']);
    if (way === 'a link') await app.user.click(screen.getByRole('link', { name: 'Details' }));
    else {
      await app.user.click(screen.getByRole('button', { name: /’s account$/ }));
      await app.user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    }
    await app.user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(app.router.state.location.pathname).not.toBe(PATH));
    await waitFor(() => expect(kept()).toEqual([]));
  });

  it('stays if the logout that would discard it is refused', async () => {
    let refuse = () => {};
    const refused = new Promise<void>((resolve) => (refuse = resolve));
    const earlierChange = async () => {
      refuse();
      return false;
    };
    onTestFinished(beforeLogout(earlierChange));
    const app = await write();
    await app.user.click(screen.getByRole('button', { name: /’s account$/ }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    await app.user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await refused;
    expect(kept()).toEqual(['draft.1.form:achievements']);
  });
});

describe('unsaved text in the forms when an error closes the page', () => {
  /** Another language is the same page, which is left without a question. */
  async function fail(): Promise<RenderedRoute> {
    const app = await write();
    addFault({ match: 'getBasicInfo', kind: 'status', status: 404 });
    const banner = within(await screen.findByRole('banner'));
    await app.user.click(banner.getByRole('link', { name: 'VI Tiếng Việt' }));
    await screen.findByRole('heading', { name: 'Chưa tải được trang này' });
    clearFaults();
    return app;
  }

  it('returns with the page, until it is saved or discarded', async () => {
    const app = await fail();
    await app.router.navigate(PATH);
    expect(await title(`Edit “${SECOND}”`)).toHaveValue(`${SECOND}!`);
    expect(await title('Add an achievement')).toHaveValue('Chess');
    await app.user.click(screen.getByRole('link', { name: 'Details' }));
    await app.user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(kept()).toEqual([]));
  });

  it('is removed by a logout', async () => {
    const app = await fail();
    await app.router.navigate('/pricing');
    expect(kept()).toEqual(['draft.1.form:achievements']);
    await app.user.click(await screen.findByRole('button', { name: /’s account$/ }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/login'));
    expect(kept()).toEqual([]);
  });

  it('stays if the student does not log out after all', async () => {
    const app = await fail();
    await app.router.navigate(PATH);
    await title('Add an achievement');
    await app.user.click(screen.getByRole('button', { name: /’s account$/ }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    await app.user.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(kept()).toEqual(['draft.1.form:achievements']);
  });

  it('becomes a new achievement if its own was deleted on another device', async () => {
    const app = await fail();
    const all = await call(getAchievements, {});
    const second = all.find((one) => one.title === SECOND);
    if (!second) throw new Error('No achievement');
    await call(deleteAchievement, { params: { id: second.id } });
    app.queryClient.removeQueries({ queryKey: achievementsQuery().queryKey });
    await app.router.navigate(PATH);
    expect(await screen.findByText(/This achievement was deleted/)).toBeVisible();
    const [again, adding] = await screen.findAllByRole('form', { name: 'Add an achievement' });
    if (!again || !adding) throw new Error('Not two forms');
    expect(again).not.toContainElement(document.activeElement as HTMLElement); // some element has it
    await app.user.click(within(adding).getByRole('button', { name: 'Cancel' }));
    await app.user.click(within(again).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(kept()).toEqual([]));
    expect((await call(getAchievements, {})).map((one) => one.title)).toContain(`${SECOND}!`);
  });
});
