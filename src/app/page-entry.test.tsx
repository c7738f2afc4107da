import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { lastPagePath } from '@/routing/last-path';
import { renderRoute } from '@/test/render-route';

const lastPath = () => sessionStorage.getItem('lastPath');
const heading = () => screen.findByRole('heading', { level: 1 });
const attribute = (selector: string, name: string) =>
  document.head.querySelector(selector)?.getAttribute(name);

/** The text of the live region. */
function announced(): string {
  return [...document.querySelectorAll('[aria-live="polite"].sr-only')]
    .map(({ textContent }) => textContent)
    .join('');
}

describe('a navigation to another page', () => {
  it('sets the title, focuses the heading, announces the page and scrolls to the top', async () => {
    const { user } = await renderRoute('/majors');
    await heading();
    expect(announced()).toBe('');
    expect(document.body).toHaveFocus();
    const scrolled = vi.fn();
    vi.stubGlobal('scrollTo', scrolled);
    await user.click(
      within(screen.getByRole('banner')).getByRole('link', { name: 'Scholarships' }),
    );
    await waitFor(async () => expect(await heading()).toHaveTextContent('Scholarships'));
    await waitFor(async () => expect(await heading()).toHaveFocus());
    expect(document.title).toBe('Scholarships · Saola');
    expect(announced()).toBe('Scholarships · Saola');
    expect(scrolled).toHaveBeenCalledWith(0, 0);
  });

  it('restores the scroll position on Back', async () => {
    const { router } = await renderRoute('/majors');
    await heading();
    const scrolled = vi.fn();
    vi.stubGlobal('scrollTo', scrolled);
    vi.stubGlobal('scrollY', 700);
    await router.navigate('/scholarship');
    await waitFor(async () => expect(await heading()).toHaveTextContent('Scholarships'));
    vi.stubGlobal('scrollY', 0);
    await router.navigate(-1);
    await waitFor(() => expect(scrolled).toHaveBeenLastCalledWith(0, 700));
  });

  it('is at the top in a new document, whatever position the one before it had', async () => {
    const key = 'react-router-scroll-positions';
    sessionStorage.setItem(key, JSON.stringify({ default: 700 }));
    const scrolled = vi.fn();
    vi.stubGlobal('scrollTo', scrolled);
    await renderRoute('/majors');
    await heading();
    expect(scrolled).not.toHaveBeenCalledWith(0, 700);
    // A reload keeps the state of the history entry, and so its position.
    vi.stubGlobal('scrollY', 300);
    fireEvent(window, new Event('pagehide'));
    const positions: Record<string, number> = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    expect(positions[window.history.state.key]).toBe(300);
  });

  it('does nothing for a change of the query or the hash', async () => {
    const { router } = await renderRoute('/majors');
    await heading();
    await router.navigate('/majors?q=law#top');
    await waitFor(() => expect(lastPath()).toBe('/majors?q=law#top'));
    expect(document.body).toHaveFocus();
    expect(announced()).toBe('');
  });

  it('works for a 404 and an error page too', async () => {
    const { router } = await renderRoute('/majors');
    await heading();
    await router.navigate('/xx');
    await waitFor(async () => expect(await heading()).toHaveTextContent('Page not found: /xx'));
    await waitFor(async () => expect(await heading()).toHaveFocus());
    expect(announced()).toContain('Page not found: /xx');
  });

  it('remembers every path, and separately the last page that a sign-in can return to', async () => {
    const { router } = await renderRoute('/pricing?a=1#b');
    await waitFor(() => expect(lastPath()).toBe('/pricing?a=1#b'));
    await router.navigate('/login?x=1');
    await waitFor(() => expect(lastPath()).toBe('/login?x=1'));
    await router.navigate('/xx#a');
    await waitFor(() => expect(lastPath()).toBe('/xx#a'));
    expect(lastPagePath()).toBe('/pricing?a=1#b');
  });
});

describe('the head', () => {
  it.each([
    ['/majors?q=1', '/majors', 'What the work is really like', '/site.webmanifest'],
    ['/vi/majors', '/vi/majors', 'Hơn chín mươi ngành học', '/site.vi.webmanifest'],
  ])('of %s names the page in both languages', async (path, canonical, description, manifest) => {
    await renderRoute(path);
    await heading();
    await waitFor(() =>
      expect(attribute('meta[name="description"]', 'content')).toContain(description),
    );
    expect(attribute('link[rel="canonical"]', 'href')).toBe(`http://localhost:3000${canonical}`);
    const origin = 'http://localhost:3000';
    expect(attribute('link[hreflang="en"]', 'href')).toBe(`${origin}/majors`);
    expect(attribute('link[hreflang="vi"]', 'href')).toBe(`${origin}/vi/majors`);
    expect(attribute('link[hreflang="x-default"]', 'href')).toBe(`${origin}/majors`);
    expect(attribute('meta[name="robots"]', 'content')).toBe('index,follow');
    expect(attribute('link[rel="manifest"]', 'href')).toBe(manifest);
  });

  it('has each element once after many navigations', async () => {
    const { router } = await renderRoute('/majors');
    await heading();
    for (const path of ['/vi/pricing', '/xx', '/scholarship']) await router.navigate(path);
    await waitFor(async () => expect(await heading()).toHaveTextContent('Scholarships'));
    expect(document.head.querySelectorAll('link[rel="canonical"]')).toHaveLength(1);
    expect(document.head.querySelectorAll('link[rel="alternate"]')).toHaveLength(3);
    expect(document.head.querySelectorAll('meta[name="robots"]')).toHaveLength(1);
    expect(attribute('meta[name="robots"]', 'content')).toBe('index,follow');
  });
});
