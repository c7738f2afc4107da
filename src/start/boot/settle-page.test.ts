import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settlePage } from './settle-page';

const { dataset } = document.documentElement;

/** Settles the page made for `page` when the document is at `at`; gives back what of it is hidden. */
function wait(page: string, unless: string, { at = page, signedIn = false } = {}) {
  window.history.replaceState(null, '', at);
  dataset['page'] = page;
  dataset['unless'] = unless;
  settlePage(signedIn);
  return dataset['wait'];
}

beforeEach(() => delete dataset['wait']);
afterEach(() => {
  window.early?.stop();
  window.early = undefined;
  for (const name of ['page', 'unless', 'wait']) delete dataset[name];
});

describe('what of a prerendered page is hidden until the app is there', () => {
  it('nothing for a newcomer, with an empty store too', () => {
    expect(wait('/', 'session :answers')).toBeUndefined();
    sessionStorage.setItem(
      'answers',
      JSON.stringify({ state: { classGradeId: null, countryIds: [], budget: null }, version: 0 }),
    );
    expect(wait('/', 'session :answers', { at: '/?utm=1' })).toBeUndefined();
  });

  it('all of it where it was made for another path, or is no page for a student', () => {
    expect(wait('/', '', { at: '/vi' })).toBe('all');
    expect(wait('/majors', '', { at: '/majors/' })).toBe('all');
    expect(wait('/login', 'guest', { signedIn: true })).toBe('all');
  });

  it('its content where that depends on what this visitor has', () => {
    expect(wait('/', 'session', { signedIn: true })).toBe('main');
    expect(wait('/majors', 'query', { at: '/majors?q=x' })).toBe('main');
    sessionStorage.setItem('answers', '{"state":{"classGradeId":12},"version":0}');
    expect(wait('/', ':answers')).toBe('main');
    localStorage.setItem('saved', 'broken');
    expect(wait('/login', ':saved')).toBe('main');
  });

  it('the account in the header for a student, on a page that is the same for all', () => {
    expect(wait('/resources', 'query', { signedIn: true })).toBe('header');
  });

  it('none of the shell', () => {
    settlePage(true);
    expect(dataset['wait']).toBeUndefined();
    expect(window.early).toBeUndefined();
  });

  it('nothing any more once the app cannot come', () => {
    expect(wait('/', 'session', { signedIn: true })).toBe('main');
    const script = document.createElement('script');
    document.body.append(script);
    script.dispatchEvent(new Event('error'));
    expect(dataset['wait']).toBe('over');
    script.remove();
  });
});
