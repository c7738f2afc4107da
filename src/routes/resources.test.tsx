import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addFault, clearFaults } from '@/mocks/server/faults';
import { renderRoute, type RenderedRoute } from '@/test/render-route';

const at = ({ router }: RenderedRoute) =>
  router.state.location.pathname + router.state.location.search;
const rows = () => screen.getAllByRole('link').filter(({ id }) => id.startsWith('guide-')).length;
const counted = (text: string) =>
  waitFor(() =>
    expect(screen.getAllByRole('status').map((node) => node.textContent)).toContain(text),
  );
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('/resources', () => {
  it('lists twenty guides by stage, with their count', async () => {
    await renderRoute('/resources');
    await counted('20 guides');
    expect(rows()).toBe(20);
    const stages = screen.getAllByRole('heading', { level: 2 }).map((node) => node.textContent);
    expect(stages.slice(0, 5)).toEqual(['Explore', 'Prepare', 'Apply', 'Decide', 'Arrive']);
    const arrive = within(screen.getByRole('region', { name: 'Arrive' }));
    expect(arrive.getAllByRole('listitem')).toHaveLength(2);
  });

  it('filters by stage and grade in the URL, and removes each filter separately', async () => {
    const app = await renderRoute('/resources');
    await counted('20 guides');
    await app.user.click(screen.getByRole('button', { name: 'Decide' }));
    await counted('3 guides');
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Grade' }), 'Grade 9');
    await counted('0 guides');
    expect(at(app)).toBe('/resources?stage=decide&grade=9');
    expect(screen.getByRole('heading', { name: 'No guide matches all of this' })).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Any stage' }));
    await waitFor(() => expect(at(app)).toBe('/resources?grade=9'));
    await waitFor(() => expect(rows()).toBeGreaterThan(3));
    await waitFor(async () => expect(await title('Resources')).toHaveFocus());
    await app.user.click(screen.getByRole('button', { name: 'Show all guides' }));
    await counted('20 guides');
    expect(await title('Resources')).toHaveFocus();
    await act(() => app.router.navigate(-1));
    await waitFor(() => expect(at(app)).toBe('/resources?grade=9'));
  });

  it('searches without diacritics once typing pauses, in place', async () => {
    const app = await renderRoute('/vi/resources');
    await counted('20 bài');
    const before = (await app.requests()).length;
    // One input event: on a slow machine a pause in typing would trigger the search.
    await app.user.click(screen.getByRole('searchbox'));
    await app.user.paste('thu tu choi');
    await counted('1 bài');
    expect(at(app)).toBe('/vi/resources?q=thu+tu+choi');
    expect(screen.getByRole('link', { name: 'Danh\u00a0sách chờ và thư từ chối' })).toBeVisible();
    expect((await app.requests()).length - before).toBe(1);
  });

  it('shows the guides in the chosen language, marked with it', async () => {
    const { user } = await renderRoute('/resources');
    await user.click(await screen.findByRole('button', { name: 'Tiếng Việt' }));
    const link = await screen.findByRole('link', { name: 'Tháng đầu tiên xa nhà' });
    expect(link.closest('[lang]')).toHaveAttribute('lang', 'vi');
  });

  it('a guide keeps the focus on its reading language while it loads in that language', async () => {
    const { user } = await renderRoute('/resources?read=first-month');
    const vietnamese = await screen.findByRole('button', { name: 'Tiếng Việt' });
    await user.click(vietnamese);
    expect(await title('Tháng đầu tiên xa nhà')).toBeVisible();
    expect(vietnamese).toHaveFocus();
  });

  it('opens a guide with the focus on its heading, and Back returns the focus to its link', async () => {
    const app = await renderRoute('/resources?stage=arrive');
    await app.user.click(await screen.findByRole('link', { name: 'Your first month abroad' }));
    expect(at(app)).toBe('/resources?stage=arrive&read=first-month');
    await waitFor(async () => expect(await title('Your first month abroad')).toHaveFocus());
    expect(await screen.findByRole('heading', { level: 2, name: 'Try this today' })).toBeVisible();
    expect(screen.getByText('That was the last guide here.')).toBeVisible();
    const facts = within(screen.getByRole('complementary', { name: 'About this guide' }));
    for (const fact of ['3 minutes', 'Arrive', 'From grade 12', 'Aug 20, 2026']) {
      expect(facts.getByText(fact)).toBeVisible();
    }
    await app.user.click(screen.getAllByRole('link', { name: 'All guides' })[0] ?? document.body);
    await waitFor(() => {
      expect(screen.getByRole('link', { name: 'Your first month abroad' })).toHaveFocus();
    });
    expect(at(app)).toBe('/resources?stage=arrive');
  });

  it('opens by its URL, continues to the next one, and closes to the list', async () => {
    const app = await renderRoute('/resources?read=visa-steps');
    await screen.findByRole('heading', { level: 2, name: 'If it is refused' });
    await app.user.click(await screen.findByRole('link', { name: 'Your first month abroad' }));
    await waitFor(async () => expect(await title('Your first month abroad')).toHaveFocus());
    await app.user.click(screen.getAllByRole('link', { name: 'All guides' })[0] ?? document.body);
    await waitFor(() => expect(at(app)).toBe('/resources'));
    await counted('20 guides');
  });

  it('has the way back at the start of the bar at the top too, and only one level down', async () => {
    const app = await renderRoute('/resources?read=visa-steps');
    await title('From the offer to the visa, step by step');
    const bar = within(screen.getByRole('banner'));
    const [back] = bar.getAllByRole('link');
    expect(back).toHaveTextContent(/^Resources$/);
    await app.user.click(back ?? document.body);
    await counted('20 guides');
    expect(at(app)).toBe('/resources');
    expect(bar.getAllByRole('link')[0]).toHaveTextContent('Saola');
  });

  it('reports an unknown guide, and sends no request for an invalid id', async () => {
    const app = await renderRoute('/resources?read=nowhere');
    await title('We can’t find this guide');
    await app.user.click(screen.getByRole('link', { name: 'All guides' }));
    await counted('20 guides');
    await act(() => app.router.navigate('/resources?read=..%2Fuser'));
    await title('We can’t find this guide');
    const paths = (await app.requests()).map(({ url }) => new URL(url, 'http://a.test').pathname);
    expect(paths.filter((path) => path.includes('/resources/'))).toEqual([
      '/api/v1/resources/nowhere',
    ]);
  });

  it('shows privacy and terms without the API, in both languages', async () => {
    addFault({ match: '*', kind: 'network' });
    const app = await renderRoute('/resources?read=privacy');
    await title('Privacy');
    expect(await screen.findByRole('heading', { level: 2, name: 'On this device' })).toBeVisible();
    expect(screen.getByText(/has no contact address yet/)).toBeVisible();
    await act(() => app.router.navigate('/vi/resources?read=terms'));
    await title('Điều khoản');
    const main = within(screen.getByRole('main'));
    const link = await main.findByRole('link', { name: 'Quyền riêng tư' });
    expect(link).toHaveAttribute('href', '/vi/resources?read=privacy');
    expect((await app.requests()).filter(({ url }) => url.includes('/resources'))).toEqual([]);
  });

  it('reports a failed list inline, once, and retries', async () => {
    addFault({ match: 'getResources', kind: 'status', status: 500, body: { message: 'Broken.' } });
    const { user } = await renderRoute('/resources');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('We couldn’t load the guides');
    expect(alert).toHaveTextContent('Broken.');
    clearFaults();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await counted('20 guides');
    // A toast would still be visible.
    expect(screen.queryByText('Broken.')).not.toBeInTheDocument();
  });

  it('keeps the known data of a guide whose text failed to load', async () => {
    addFault({ match: 'getResource', kind: 'network' });
    const { user } = await renderRoute('/resources?read=interviews');
    await title('Preparing for an interview');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('We couldn’t load this guide');
    clearFaults();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 2, name: 'Six questions' });
  });

  it('shows server text as plain text', async () => {
    const hostile = '<img src=x onerror=alert(1)> [x](javascript:alert(1)) [y](//evil.example)';
    const row = {
      id: 'h',
      title: hostile,
      summary: hostile,
      stage: 'explore',
      minutes: 1,
      updated: 'soon',
      language: 'en',
    };
    const status = { kind: 'status', status: 200 } as const;
    addFault({ match: 'getResources', ...status, body: [row] });
    addFault({ match: 'getResource', ...status, body: { data: { ...row, body: hostile } } });
    await renderRoute('/resources?read=h');
    await title(hostile);
    await screen.findByText(/onerror/, { selector: '.prose *' });
    const main = within(screen.getByRole('main'));
    expect(main.queryByRole('img')).toBeNull();
    const targets = main.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(targets.filter((href) => !href?.startsWith('/resources'))).toEqual([]);
  });
});
