// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanSearch, SEARCH_LIMIT } from '@/lib/search-text';
import { defineSearchParams } from './define-search-params';
import {
  choiceParam,
  flagParam,
  idListParam,
  idParam,
  searchParam,
  textParam,
  wholeNumberParam,
} from './param-codecs';

const state = defineSearchParams({
  page: wholeNumberParam(1, 100_000, 1),
  tuition: wholeNumberParam(0, 1_000_000, null),
  sort: choiceParam(['match', 'name'], 'match'),
  status: choiceParam(['open', 'closed'], null),
  q: searchParam,
  field: idParam,
  country: idListParam(20),
  saved: flagParam,
  read: textParam,
});
type State = typeof state.defaults;

const id = fc.stringMatching(/^[A-Za-z0-9_~:-]{1,12}$/);
const text = fc.string({ maxLength: SEARCH_LIMIT, unit: 'grapheme' });
const valid: fc.Arbitrary<State> = fc.record({
  page: fc.integer({ min: 1, max: 100_000 }),
  tuition: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
  sort: fc.constantFrom('match', 'name'),
  status: fc.constantFrom('open', 'closed', null),
  q: text.map(cleanSearch).filter((q) => !/[\p{Cc}\ufffd]/u.test(q)),
  field: fc.option(id),
  country: fc.uniqueArray(id, { maxLength: 20 }),
  saved: fc.boolean(),
  read: fc.option(id),
});

const garbage = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('-1', '1e9', '0', '%E0%A4', 'x'.repeat(10_000), '__proto__', '1,,2', '..', ''),
);
const anyQuery = fc
  .array(fc.tuple(fc.constantFrom(...Object.keys(state.defaults), 'other'), garbage))
  .map((pairs) => new URLSearchParams(pairs));

const read = (query: string) => state.read(new URLSearchParams(query));

describe('the page state in the query', () => {
  it('has its defaults without a query and for empty parameters', () => {
    expect(read('')).toEqual({ params: state.defaults, dropped: [] });
    expect(read('page=&q=&country=&sort=')).toEqual({ params: state.defaults, dropped: [] });
  });

  it('round-trips', () => {
    fc.assert(
      fc.property(valid, (params) => {
        const written = state.write(new URLSearchParams(), params);
        expect(read(written.toString())).toEqual({ params, dropped: [] });
      }),
    );
  });

  it('is valid for any query, and keeps other parameters', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const { params } = state.read(query);
        expect(Number.isInteger(params.page) && params.page >= 1).toBe(true);
        expect(params.q.length).toBeLessThanOrEqual(SEARCH_LIMIT);
        const written = state.write(query, params);
        expect(state.read(written)).toEqual({ params, dropped: [] });
        expect(written.getAll('other')).toEqual(query.getAll('other'));
      }),
    );
  });

  it.each([
    'page=-1',
    'page=0',
    'page=1.5',
    'page=1e9',
    'page=100001',
    'page=99999999',
    'tuition=-1',
    'tuition=20,000',
    'sort=best',
    'status=OPEN',
    'q=%E0%A4',
    'q=a%00b',
    `q=${'x'.repeat(SEARCH_LIMIT + 1)}`,
    'field=..',
    'field=a/b',
    `field=${'1'.repeat(65)}`,
    'country=../..',
    `country=${'x,'.repeat(5000)}`,
    'saved=yes',
  ])('drops %s by name and keeps the others', (query) => {
    const { params, dropped } = read(`${query}&read=a`);
    expect(params).toEqual({ ...state.defaults, read: 'a' });
    expect(dropped).toEqual([query.split('=')[0]]);
  });

  it('keeps the valid ids of a list, each once, and reports the others', () => {
    expect(read('country=7,a%20b,FI,7')).toMatchObject({
      params: { country: ['7', 'FI'] },
      dropped: ['country'],
    });
    const many = Array.from({ length: 21 }, (_, index) => String(index));
    const { params, dropped } = read(`country=${many.join()}`);
    expect([params.country, dropped]).toEqual([many.slice(0, 20), ['country']]);
  });

  it('uses the first of a repeated parameter and reports it', () => {
    expect(read('page=2&page=5')).toMatchObject({ params: { page: 2 }, dropped: ['page'] });
    expect(read('q=&q=a')).toMatchObject({ params: { q: '' }, dropped: ['q'] });
  });

  it('omits default values from the query', () => {
    const query = new URLSearchParams('page=4&a=1&saved=1&a=2');
    expect(state.write(query, state.defaults).toString()).toBe('a=1&a=2');
    expect(state.write(query, { ...state.defaults, tuition: 0, q: ' a ' }).toString()).toBe(
      'a=1&a=2&tuition=0&q=a',
    );
  });
});
