import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { addFault } from '@/mocks/server/faults';
import { renderRoute } from '@/test/render-route';

const heading = () => screen.findByRole('heading', { level: 1 });

describe('the layout', () => {
  it('keeps its elements from one layout to the next', async () => {
    const { router } = await renderRoute('/pricing');
    let before = await heading();
    const header = screen.getByRole('banner');
    const footer = await screen.findByRole('contentinfo');
    for (const path of ['/majors', '/']) {
      await router.navigate(path);
      await waitFor(async () => expect(await heading()).not.toBe(before));
      before = await heading();
      expect(screen.getByRole('banner')).toBe(header);
      expect(screen.getByRole('contentinfo')).toBe(footer);
    }
  });

  it('opens another page as a new one, without a transition', async () => {
    const transition = vi.fn();
    Reflect.set(document, 'startViewTransition', transition);
    onTestFinished(() => void Reflect.deleteProperty(document, 'startViewTransition'));
    const { user, router } = await renderRoute('/pricing');
    const before = await heading();
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Majors' }));
    await waitFor(async () => expect(await heading()).not.toBe(before));
    expect(before).not.toBeInTheDocument();
    await router.navigate(-1);
    await waitFor(async () => expect(await heading()).toHaveTextContent(before.textContent));
    expect(await heading()).not.toBe(before);
    expect(transition).not.toHaveBeenCalled();
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

it('the skip link leads to the content and keeps the fragment, which may be a sheet for parents', async () => {
  const { user, router } = await renderRoute('/school-list?view=sheet#sheet=x');
  await heading();
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(screen.getByRole('link', { name: 'Skip to content' }));
  expect(screen.getByRole('main')).toHaveFocus();
  expect(scrolled.mock.contexts).toEqual([screen.getByRole('main')]);
  expect(router.state.location).toMatchObject({ search: '?view=sheet', hash: '#sheet=x' });
  expect(window.location.hash).toBe('#sheet=x');
});

it('the switch of the theme keeps the focus and tells its state', async () => {
  const { user } = await renderRoute('/pricing');
  const dark = await screen.findByRole('button', { name: 'Dark theme', pressed: false });
  await user.click(dark);
  await waitFor(() => expect(dark).toHaveAttribute('aria-pressed', 'true'));
  expect(dark).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(dark).toHaveAttribute('aria-pressed', 'false'));
});

it('marks the tab of the page, or of the section that the page belongs to', async () => {
  const { router } = await renderRoute('/profile', { signedInAs: 'minh' });
  const current = () =>
    within(screen.getByRole('navigation', { name: 'Sections' }))
      .getAllByRole('link')
      .flatMap((link) => {
        const mark = link.getAttribute('aria-current');
        return mark ? `${link.textContent}: ${mark}` : [];
      });
  await waitFor(() => expect(current()).toEqual(['Me: page']));
  for (const path of ['/profile/essays', '/profile/edit', '/profile/achievements']) {
    await router.navigate(path);
    await waitFor(() => expect(current()).toEqual(['Me: true']));
  }
  await router.navigate('/profile/checklist');
  await waitFor(() => expect(current()).toEqual(['Plan: page']));
  await router.navigate('/majors');
  await waitFor(() => expect(current()).toEqual([]));
});

it('the plan of a visitor, in the menu of a question, is what was saved on the device', async () => {
  const { user, router } = await renderRoute('/');
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Plan' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/school-list'));
  expect(router.state.location.search).toBe('?view=saved');
});

it('the tab bar marks the plan of a visitor as open', async () => {
  const { router } = await renderRoute('/school-list?view=saved');
  const tabs = within(await screen.findByRole('navigation', { name: 'Sections' }));
  const opened = () => tabs.getAllByRole('link', { current: 'page' }).map((tab) => tab.textContent);
  expect(opened()).toEqual(['Plan']);
  // A search for the parameter is not the view.
  await router.navigate('/school-list?q=view=saved');
  await waitFor(() => expect(opened()).toEqual(['Schools']));
});

it('the account menu shows letter, name and email, and leads to the profile', async () => {
  const { user, router } = await renderRoute('/majors', { signedInAs: 'linh.tran' });
  const button = await screen.findByRole('button', { name: 'Trần Ngọc Linh’s account' });
  expect(button).toHaveTextContent(/^T$/);
  await user.click(button);
  expect(await screen.findByText('Trần Ngọc Linh')).toBeVisible();
  expect(screen.getByText('linh.tran@example.com')).toBeVisible();
  await user.click(screen.getByRole('menuitem', { name: 'Profile' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
});

it.each([
  ['  linh', 'L'],
  ['Ánh'.normalize('NFD'), 'Á'],
])('the letter of the name %j is %j', async (name, letter) => {
  const body = { data: { id: 1, name, email: 'linh@example.com' } };
  addFault({ match: 'getUser', kind: 'status', status: 200, body });
  await renderRoute('/majors', { signedInAs: 'linh.tran' });
  const button = await screen.findByRole('button', { name: /’s account$/ });
  await waitFor(() => expect(button.textContent).toBe(letter));
});

it.each([
  ['empty', 200, { data: { id: 1, name: '', email: 'linh@example.com' } }],
  ['not loaded', 400, {}],
])('the avatar is a picture of a person where the name is %s', async (_, status, body) => {
  addFault({ match: 'getUser', kind: 'status', status, body });
  await renderRoute('/majors', { signedInAs: 'linh.tran' });
  const button = await screen.findByRole('button', { name: 'Your account' });
  await waitFor(() => expect(button.querySelector('svg')).not.toBeNull());
});

it('a picture that does not load is replaced by the letter', async () => {
  const avatar = 'https://images.example/linh.png';
  const user = { id: 1, name: 'Trần Ngọc Linh', email: 'linh@example.com', avatar };
  addFault({ match: 'getUser', kind: 'status', status: 200, body: { data: user } });
  await renderRoute('/majors', { signedInAs: 'linh.tran' });
  const button = await screen.findByRole('button', { name: 'Trần Ngọc Linh’s account' });
  const image = within(button).getByRole('presentation');
  expect(image).toHaveAttribute('src', avatar);
  expect(image).toHaveAttribute('referrerpolicy', 'no-referrer');
  fireEvent.error(image);
  expect(button).toHaveTextContent(/^T$/);
  expect(within(button).queryByRole('presentation')).toBeNull();
});
