// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanSearch } from '@/lib/search-text';
import {
  DEFAULT_PARAMS,
  DROPPED_NAMES,
  readDetail,
  readListParams,
  writeDetail,
  writeListParams,
  type ListParams,
} from './list-params';

const read = (text: string) => readListParams(new URLSearchParams(text));

const id = fc.stringMatching(/^[A-Za-z0-9_~:-]{1,12}$/);
const validParams: fc.Arbitrary<ListParams> = fc
  .record({
    page: fc.integer({ min: 1, max: 100_000 }),
    sort: fc.constantFrom('match', 'tuition', 'name', 'deadline'),
    order: fc.constantFrom('asc', 'desc', null),
    q: fc
      .string({ maxLength: 100, unit: 'grapheme' })
      .map(cleanSearch)
      .filter((q) => !/[\p{Cc}\ufffd]/u.test(q)),
    degree: fc.constantFrom('bachelor', 'foundation', 'diploma', 'associate', null),
    countryIds: fc.uniqueArray(id, { maxLength: 20 }),
    tuition: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
    view: fc.constantFrom('list', 'table'),
  } as const)
  .map((params) => (params.sort === 'match' ? { ...params, order: null } : params));

const names = [...DROPPED_NAMES, 'school', 'program'];
const garbage = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('-1', '1e9', 'abc', '0', '%E0%A4', 'x'.repeat(10_000), '__proto__', '1,,2', '..'),
);
const anyQuery = fc
  .array(fc.tuple(fc.constantFrom(...names), garbage), { maxLength: 14 })
  .map((pairs) => new URLSearchParams(pairs));

describe('readListParams', () => {
  it('is the plain list for an empty query', () => {
    expect(read('')).toEqual({ params: DEFAULT_PARAMS, dropped: [] });
    expect(read('page=&q=&sort=')).toEqual({ params: DEFAULT_PARAMS, dropped: [] });
  });

  it.each([
    ['page=-1', 'page'],
    ['page=0', 'page'],
    ['page=1e9', 'page'],
    ['page=abc', 'page'],
    ['page=1.5', 'page'],
    ['page=99999999', 'page'],
    ['sort=best', 'sort'],
    ['sort=name&order=up', 'order'],
    ['degree=phd', 'degree'],
    ['tuition=-1', 'tuition'],
    ['tuition=20,000', 'tuition'],
    ['view=cards', 'view'],
    ['q=%E0%A4', 'q'],
    ['q=a%00b', 'q'],
    ['country=../..', 'country'],
  ])('drops %s by name and keeps the rest', (text, name) => {
    const { params, dropped } = read(`${text}&extra=1`);
    expect(dropped).toEqual([name]);
    expect({ ...params, sort: 'match', order: null }).toEqual(DEFAULT_PARAMS);
  });

  it('drops what is too long', () => {
    const long = 'x'.repeat(10_000);
    expect(read(`q=${'x'.repeat(101)}`).dropped).toEqual(['q']);
    expect(read(`q=${long}&country=${long}`).dropped.toSorted()).toEqual(['country', 'q']);
    expect(readDetail(new URLSearchParams({ school: long })).dropped).toBe(true);
  });

  it('keeps what is valid beside what is not', () => {
    const { params, dropped } = read('page=3&country=7,a%20b,FI,7&q=%E0%A4&tuition=0');
    expect(params).toEqual({ ...DEFAULT_PARAMS, page: 3, countryIds: ['7', 'FI'], tuition: 0 });
    expect(dropped.toSorted()).toEqual(['country', 'q']);
  });

  it('takes the first of a repeated parameter and says that there were more', () => {
    const { params, dropped } = read('page=2&page=5');
    expect(params.page).toBe(2);
    expect(dropped).toEqual(['page']);
  });

  it('has a direction only where there is an order', () => {
    expect(read('sort=match&order=desc').params.order).toBeNull();
    expect(read('sort=tuition&order=desc').params.order).toBe('desc');
  });

  it('makes valid parameters of any query and never throws', () => {
    fc.assert(
      fc.property(anyQuery, (any) => {
        const { params } = readListParams(any);
        expect(Number.isInteger(params.page) && params.page >= 1).toBe(true);
        expect(params.q.length).toBeLessThanOrEqual(100);
        const again = readListParams(writeListParams(any, params));
        expect(again).toEqual({ params, dropped: [] });
        expect(() => readDetail(any)).not.toThrow();
      }),
    );
  });
});

describe('writeListParams', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(validParams, (params) => {
        const written = writeListParams(new URLSearchParams(), params);
        expect(read(written.toString())).toEqual({ params, dropped: [] });
      }),
    );
  });

  it('keeps what is not its own, and writes no default', () => {
    const written = writeListParams(new URLSearchParams('page=4&a=1&school=9&a=2'), DEFAULT_PARAMS);
    expect(written.toString()).toBe('a=1&school=9&a=2');
  });
});

describe('the dialog in the query', () => {
  it('names a school and perhaps a program', () => {
    const query = writeDetail(new URLSearchParams('page=2'), { schoolId: '7', programId: '7001' });
    expect(query.toString()).toBe('page=2&school=7&program=7001');
    expect(readDetail(query).detail).toEqual({ schoolId: '7', programId: '7001' });
    expect(readDetail(new URLSearchParams('school=7')).detail).toEqual({
      schoolId: '7',
      programId: null,
    });
    expect(writeDetail(query, null).toString()).toBe('page=2');
  });

  it.each(['program=7', 'school=..', 'school=7&program=%E0%A4', 'school=a/b'])(
    'does not open for %s, and says so',
    (text) => {
      expect(readDetail(new URLSearchParams(text))).toEqual({ detail: null, dropped: true });
    },
  );
});
