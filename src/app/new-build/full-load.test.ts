import { createBrowserRouter, type DataRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentLoad } from '@/browser/document-load';
import { recordingWindow } from '@/test/recording-window';
import { createFullLoad, type FullLoad } from './full-load';

let router: DataRouter;
let fullLoad: FullLoad;
let isBusy = false;
let loads: string[];
let requests: string[];
let respond: (path: string) => Promise<Response>;
const claim = vi.fn<() => boolean>();

const arm = () => fullLoad.arm({ isBusy: () => isBusy, claim });
const currentPath = () => router.state.location.pathname + router.state.location.search;
const expectLoads = (...expected: string[]) => vi.waitFor(() => expect(loads).toEqual(expected));

beforeEach(() => {
  isBusy = false;
  loads = [];
  requests = [];
  respond = async () => new Response('');
  claim.mockReset().mockReturnValue(true);
  vi.spyOn(documentLoad, 'reload').mockImplementation(
    () => void loads.push(`reload ${window.location.pathname}`),
  );
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const path = typeof input === 'string' ? input : '';
    requests.push(path);
    return respond(path);
  });
  window.history.replaceState(null, '', '/majors');
  fullLoad = createFullLoad(() => router);
  const { middleware } = fullLoad;
  router = createBrowserRouter(
    [{ path: '*', middleware: [middleware], loader: () => null, Component: () => null }],
    { window: recordingWindow(loads), hydrationData: { loaderData: {} } },
  );
});
afterEach(() => router.dispose());

describe('with a newer build, the next navigation', () => {
  it('loads the document of its target, query and hash included', async () => {
    arm();
    void router.navigate('/vi/school-list?page=2#top');
    await expectLoads('assign /vi/school-list?page=2#top');
    expect(currentPath()).toBe('/majors');
  });

  it('replaces the history entry if the navigation does', async () => {
    arm();
    void router.navigate({ pathname: '/login' }, { replace: true });
    await expectLoads('replace /login');
    expect(currentPath()).toBe('/majors');
  });

  it('reloads the page that Back leads to', async () => {
    await router.navigate('/majors?q=x#top');
    await router.navigate('/pricing');
    arm();
    window.history.back();
    await expectLoads('reload /majors');
    expect(requests).toEqual(['/majors?q=x#top']);
    expect(currentPath()).toBe('/pricing');
  });

  it.each([
    ['another query', '/majors?q=x'],
    ['another hash', '/majors#x'],
    ['the other language', '/vi/majors?q=x'],
  ])('stays in the app for %s', async (_, to) => {
    arm();
    await router.navigate(to);
    expect(router.state.location.pathname).toBe(to.split(/[?#]/)[0]);
    await router.navigate({ search: '?page=3' });
    expect(router.state.location.search).toBe('?page=3');
    expect([loads, requests]).toEqual([[], []]);
  });

  it('stays in the app if it carries state', async () => {
    arm();
    await router.navigate('/pricing', { state: { from: 'here' } });
    expect(router.state.location.state).toEqual({ from: 'here' });
    expect(loads).toEqual([]);
  });

  it('stays in the app while changes are unsaved; the one after it does not', async () => {
    arm();
    isBusy = true;
    await router.navigate('/pricing');
    expect(currentPath()).toBe('/pricing');
    isBusy = false;
    void router.navigate('/demo');
    await expectLoads('assign /demo');
  });

  it.each<[string, () => void]>([
    ['something is typed', () => (isBusy = true)],
    ['the newer build is withdrawn', () => fullLoad.arm(null)],
  ])('stays in the app if %s while the site answers', async (_, change) => {
    arm();
    respond = async () => {
      change();
      return new Response('');
    };
    await router.navigate('/pricing');
    expect(currentPath()).toBe('/pricing');
    expect(loads).toEqual([]);
  });

  it('stays in the app if the load of this build was claimed before', async () => {
    claim.mockReturnValue(false);
    arm();
    await router.navigate('/pricing');
    expect(currentPath()).toBe('/pricing');
    expect(loads).toEqual([]);
  });

  it.each<[string, () => Promise<Response>]>([
    ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['fails', async () => new Response('', { status: 503 })],
  ])('stays in the app if the site %s, by Back too, until it answers again', async (_, answer) => {
    arm();
    respond = answer;
    await router.navigate('/pricing');
    await router.navigate('/demo');
    window.history.back();
    await vi.waitFor(() => expect(currentPath()).toBe('/pricing'));
    expect([loads, claim.mock.calls]).toEqual([[], []]);
    respond = async () => new Response('');
    window.history.back();
    await expectLoads('reload /majors');
  });

  it('stays in the app without a network', async () => {
    arm();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await router.navigate('/pricing');
    expect([currentPath(), loads, requests]).toEqual(['/pricing', [], []]);
  });

  it('is the last of several, with Back in between', async () => {
    await router.navigate('/pricing');
    arm();
    const answers: ((response: Response) => void)[] = [];
    respond = () => new Promise((resolve) => answers.push(resolve));
    void router.navigate('/demo');
    window.history.back();
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    void router.navigate('/resources');
    for (const answer of answers) answer(new Response(''));
    await expectLoads('assign /resources');
    expect(claim).toHaveBeenCalledTimes(1);
  });

  it('is no longer pending when the page comes back from the back/forward cache', async () => {
    arm();
    void router.navigate('/pricing');
    await expectLoads('assign /pricing');
    expect(router.state.navigation.state).toBe('loading');
    claim.mockReturnValue(false);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    expect(currentPath()).toBe('/majors');
  });

  it('does not load another site', async () => {
    arm();
    await expect(router.navigate('//elsewhere.example/x')).rejects.toThrow(
      'External navigation is not allowed',
    );
    expect([loads, requests]).toEqual([[], []]);
  });
});

it('navigations stay in the app without a newer build', async () => {
  await router.navigate('/pricing');
  window.history.back();
  await vi.waitFor(() => expect(currentPath()).toBe('/majors'));
  expect([loads, requests]).toEqual([[], []]);
});
