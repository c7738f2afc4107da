import { afterEach, describe, expect, it } from 'vitest';
import { startData } from '@/browser/start-state';
import { hideDifferingPart } from './hide-differing-part';

const data = startData();

/** The hidden part of the page rendered for `prerendered` when the URL is `at`. */
function hidden(prerendered: string, depends: string, { at = prerendered, signedIn = false } = {}) {
  window.history.replaceState(null, '', at);
  Object.assign(data, { prerendered, depends });
  hideDifferingPart(signedIn);
  return data.hide;
}

afterEach(() => {
  document.body.replaceChildren();
  delete data.prerendered;
  delete data.depends;
  delete data.hide;
});

describe('the hidden part of a prerendered page', () => {
  it('is empty for a new visitor, even with an empty store', () => {
    expect(hidden('/', 'session :answers')).toBeUndefined();
    sessionStorage.setItem(
      'answers',
      JSON.stringify({ state: { classGradeId: null, countryIds: [], budget: null }, version: 0 }),
    );
    expect(hidden('/', 'session :answers', { at: '/?utm=1' })).toBeUndefined();
  });

  it.each([
    ['was rendered for another language', '/', '', { at: '/vi' }],
    ['was rendered for another path', '/majors', '', { at: '/majors/' }],
    ['is for guests and a student is signed in', '/login', 'guest', { signedIn: true }],
  ])('is everything if it %s', (_, prerendered, depends, visit) => {
    expect(hidden(prerendered, depends, visit)).toBe('page');
  });

  it.each([
    ['the session', '/', 'session', { signedIn: true }],
    ['the query', '/majors', 'query', { at: '/majors?q=x' }],
    ['a parameter', '/school-list', 'placeholder ?step ?view', { at: '/school-list?view=saved' }],
  ])('is the content if that depends on %s', (_, prerendered, depends, visit) => {
    expect(hidden(prerendered, depends, visit)).toBe('content');
  });

  it.each(['{"state":{"classGradeId":12},"version":0}', 'broken'])(
    'is the content if it depends on a store with %s',
    (stored) => {
      localStorage.setItem('saved', stored);
      expect(hidden('/login', ':saved')).toBe('content');
    },
  );

  it('is empty if the query has none of the parameters that the content depends on', () => {
    const at = '/school-list?page=2&viewed=1';
    expect(hidden('/school-list', 'placeholder ?step ?view', { at })).toBeUndefined();
  });

  it('is the account in the header for a student if the content is the same for everybody', () => {
    expect(hidden('/resources', 'query', { signedIn: true })).toBe('account');
  });
});
