import { afterEach, describe, expect, it, vi } from 'vitest';
import { linkTarget } from './link-target';

afterEach(() => vi.unstubAllEnvs());

describe('a link in a text that is not ours', () => {
  it.each([
    ['/majors?q=law#top', '/majors?q=law#top'],
    [`${window.location.origin}/vi/pricing`, '/vi/pricing'],
  ])('leads to a page: %s', (href, path) => {
    expect(linkTarget(href)).toEqual({ path });
  });

  it.each(['https://www.tue.nl/en/', 'mailto:help@example.com'])('leads elsewhere: %s', (href) => {
    expect(linkTarget(href)?.url?.href).toBe(href);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    `blob:${window.location.origin}/x`,
    'majors',
    'https://',
    '',
  ])('stays text: %s', (href) => {
    expect(linkTarget(href)).toBeNull();
  });

  it('stays text if this build leaves the page out', () => {
    vi.stubEnv('VITE_FEATURES', 'plan');
    expect(linkTarget('/sophie')).toBeNull();
    expect(linkTarget(`${window.location.origin}/resources?read=r1`)).toBeNull();
    expect(linkTarget('/resources?read=privacy')).toEqual({ path: '/resources?read=privacy' });
    expect(linkTarget('/no-such-page')).toEqual({ path: '/no-such-page' });
  });
});
