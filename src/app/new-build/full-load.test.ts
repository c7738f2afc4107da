import { createBrowserRouter, type DataRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentLoad } from '@/browser/document-load';
import { createFullLoad } from './full-load';

const A = 'build-aaaa';
const B = 'build-bbbb';

let router: DataRouter;
let load: ReturnType<typeof createFullLoad>;
let busy = false;
const loads: string[] = [];
const asked: string[] = [];
let site: (path: string) => Promise<Response>;

function begin(path = '/majors'): void {
  window.history.replaceState(null, '', path);
  router = createBrowserRouter([{ path: '*', Component: () => null }]);
  load = createFullLoad({ router, own: A, isBusy: () => busy });
}

const where = () => router.state.location.pathname + router.state.location.search;

beforeEach(() => {
  busy = false;
  loads.length = 0;
  asked.length = 0;
  site = async () => new Response('');
  for (const how of ['assign', 'replace'] as const) {
    vi.spyOn(documentLoad, how).mockImplementation((path) => void loads.push(`${how} ${path}`));
  }
  vi.spyOn(documentLoad, 'reload').mockImplementation(
    () => void loads.push(`reload ${window.location.pathname}`),
  );
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const path = typeof input === 'string' ? input : '';
    asked.push(path);
    return site(path);
  });
  begin();
});
afterEach(() => {
  load.stop();
  router.dispose();
});

/** Time for what was asked to be answered. */
const settle = () =>
  vi.waitFor(() => expect(loads.length + (where() === '/majors' ? 0 : 1)).toBeGreaterThan(0));

describe('the next navigation', () => {
  it('is an ordinary one as long as no other build is known', async () => {
    await router.navigate('/pricing');
    load.arm(A);
    await router.navigate('/demo');
    expect(where()).toBe('/demo');
    window.history.back();
    await vi.waitFor(() => expect(where()).toBe('/pricing'));
    expect([loads, asked]).toEqual([[], []]);
  });

  it('is a load of its target, query and hash included, in another build', async () => {
    load.arm(B);
    void router.navigate('/vi/school-list?page=2#top');
    await settle();
    expect(loads).toEqual(['assign /vi/school-list?page=2#top']);
    expect(where()).toBe('/majors');
  });

  it('takes the place of the entry where the navigation does', async () => {
    load.arm(B);
    void router.navigate({ pathname: '/login' }, { replace: true });
    await settle();
    expect(loads).toEqual(['replace /login']);
  });

  it('is a reload of where Back has led to, of which the router hears nothing', async () => {
    await router.navigate('/majors?q=x#top');
    await router.navigate('/pricing');
    load.arm(B);
    const seen = new Set<string>();
    router.subscribe(({ navigation }) => seen.add(navigation.state));
    window.history.back();
    await vi.waitFor(() => expect(loads).toEqual(['reload /majors']));
    expect(asked).toEqual(['/majors?q=x#top']);
    expect(where()).toBe('/pricing');
    expect(seen).not.toContain('loading');
  });

  it.each([
    ['another query', '/majors?q=x'],
    ['another hash', '/majors#x'],
    ['the other language', '/vi/majors?q=x'],
  ])('of %s is no reason', async (_, to) => {
    load.arm(B);
    await router.navigate(to);
    expect(router.state.location.pathname).toBe(to.split(/[?#]/)[0]);
    await router.navigate({ search: '?page=3' });
    expect(router.state.location.search).toBe('?page=3');
    expect(loads).toEqual([]);
  });

  it('hands over what is given along, so it is an ordinary one', async () => {
    load.arm(B);
    await router.navigate('/pricing', { state: { from: 'here' } });
    expect(router.state.location.state).toEqual({ from: 'here' });
    expect(loads).toEqual([]);
  });

  it('is an ordinary one while something would be lost, and the one after it is not', async () => {
    load.arm(B);
    busy = true;
    await router.navigate('/pricing');
    expect(where()).toBe('/pricing');
    busy = false;
    void router.navigate('/demo');
    await vi.waitFor(() => expect(loads).toEqual(['assign /demo']));
  });

  it('is an ordinary one where something is typed in the moment before', async () => {
    load.arm(B);
    site = async () => {
      busy = true;
      return new Response('');
    };
    await router.navigate('/pricing');
    expect(where()).toBe('/pricing');
    expect(loads).toEqual([]);
  });

  it('is an ordinary one where the newer build is taken back in the moment before', async () => {
    load.arm(B);
    site = async () => {
      load.arm(A);
      return new Response('');
    };
    await router.navigate('/pricing');
    expect(where()).toBe('/pricing');
    expect(loads).toEqual([]);
  });

  it.each<[string, () => Promise<Response>]>([
    ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is out of order', async () => new Response('', { status: 503 })],
  ])('is an ordinary one where the site %s', async (_, respond) => {
    load.arm(B);
    site = respond;
    await router.navigate('/pricing');
    expect(where()).toBe('/pricing');
    expect(loads).toEqual([]);
    await router.navigate('/majors');
    window.history.back();
    await vi.waitFor(() => expect(where()).toBe('/pricing'));
    // It is for when the site can be reached again, by Back as well.
    site = async () => new Response('');
    window.history.back();
    await vi.waitFor(() => expect(loads).toEqual(['reload /majors']));
    void router.navigate('/demo');
    await vi.waitFor(() => expect(asked.at(-1)).toBe('/demo'));
  });

  it('is an ordinary one, and nothing is asked, without a network', async () => {
    load.arm(B);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await router.navigate('/pricing');
    expect([where(), loads, asked]).toEqual(['/pricing', [], []]);
  });

  it('is the last one that was asked for', async () => {
    load.arm(B);
    let answer: (response: Response) => void = () => {};
    site = () => new Promise((resolve) => (answer = resolve));
    const first = router.navigate('/pricing');
    site = async () => new Response('');
    void router.navigate('/demo');
    await vi.waitFor(() => expect(loads).toEqual(['assign /demo']));
    answer(new Response(''));
    await first;
    expect(loads).toEqual(['assign /demo']);
    expect(where()).toBe('/majors');
  });

  it('is the last one too where the first is answered first, by Back as well', async () => {
    await router.navigate('/pricing');
    load.arm(B);
    const answers: ((response: Response) => void)[] = [];
    site = () => new Promise((resolve) => answers.push(resolve));
    const first = router.navigate('/demo');
    window.history.back();
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[0]?.(new Response(''));
    await first;
    expect(loads).toEqual([]);
    answers[1]?.(new Response(''));
    await vi.waitFor(() => expect(loads).toEqual(['reload /majors']));
  });

  it('is the last one of three too, with Back in between', async () => {
    await router.navigate('/pricing');
    load.arm(B);
    const answers: ((response: Response) => void)[] = [];
    site = () => new Promise((resolve) => answers.push(resolve));
    const first = router.navigate('/demo');
    window.history.back();
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    void router.navigate('/resources');
    for (const answer of answers) answer(new Response(''));
    await first;
    await vi.waitFor(() => expect(loads).toEqual(['assign /resources']));
  });

  it('settles for who waits for it once the page is back from the back/forward cache', async () => {
    load.arm(B);
    const settled = vi.fn();
    void router.navigate('/pricing').then(settled);
    await settle();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    await new Promise((resolve) => setTimeout(resolve));
    expect(settled).not.toHaveBeenCalled();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await vi.waitFor(() => expect(settled).toHaveBeenCalled());
  });

  it('is none of ours where it leads out of the app', async () => {
    load.arm(B);
    await expect(router.navigate('//elsewhere.example/x')).rejects.toThrow(
      'External navigation is not allowed',
    );
    expect([loads, asked]).toEqual([[], []]);
  });
});
